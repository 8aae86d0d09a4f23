import { expect, test } from '../support/fixtures.ts';
import { answerImports, importRow, toCandidate } from '../support/import-answers.ts';
import { group, paste, rows, saveButton, someCompanies, total } from '../support/import-page.ts';
import { expectSound, expectSoundInBoth } from '../support/sound.ts';

test('uncertain rows are decided one after another with the keyboard', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const [first, second, third] = await someCompanies(api);
  const ceased = { ...toCandidate(third), status: 'CEASED' as const };
  const doubts = { doubts: ['similar_name' as const, 'other_place' as const] };
  const choice = { outcome: 'uncertain', by: 'similar_name', ...doubts } as const;
  await answerImports(page, [
    importRow(2, { outcome: 'found', by: 'cvr', candidates: [toCandidate(first)] }),
    importRow(3, { ...choice, candidates: [toCandidate(second), ceased] }),
    importRow(4, { problem: 'unknown_number' }),
    importRow(5, { ...choice, problem: 'name_disagrees', candidates: [toCandidate(second)] }),
    importRow(6, { ...choice, candidates: [toCandidate(first), toCandidate(second, true)] }),
  ]);
  await page.goto('/saved/import');
  await paste(page, 'anything');
  await expect(page.getByText('3 rows are still to be decided;')).toBeVisible();
  await expect(rows(page).nth(3)).toContainText('quite another name');
  await expect(group(page, 'Customer 3')).toContainText(
    'Uncertain: the name is only similar, another town than in your file.',
  );
  await expectSoundInBoth(page, 'rows to be decided');
  await total(page, 'To be decided 3').click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Take the first suggestion for all 3' }).click();
  await expect(saveButton(page)).toBeFocused();
  await expect(page.getByText('Nothing is left to be decided.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 rows are still to be decided;')).toBeVisible();

  await group(page, 'Customer 3').getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(group(page, 'Customer 3').getByRole('radio', { name: third.key })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(group(page, 'Customer 5').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(
    group(page, 'Customer 5').getByRole('radio', { name: 'None of these' }),
  ).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(saveButton(page)).toBeFocused();
  await expect(page.getByText('Nothing is left to be decided.')).toBeVisible();
  await expect(rows(page), 'nothing jumps while it is decided').toHaveCount(3);
  await expect(total(page, 'Found 2'), 'two rows mean one company').toBeVisible();
  await expect(total(page, 'Not found 2')).toBeVisible();

  const asked = page.waitForRequest('**/api/saved/import/entries');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  expect((await asked).postDataJSON(), 'each once').toEqual({ cvrs: [first.key, third.key] });
  await expect(page.getByText('2 companies are saved.', { exact: true })).toBeVisible();
});

test('what was found is sorted, and left out with the keyboard', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const [first, second, third] = await someCompanies(api);
  const named = (name: string, of = first) => ({ ...toCandidate(of), name });
  const ended = { ...named('Cirkus ApS', third), status: 'CEASED' as const };
  await answerImports(page, [
    importRow(2, { outcome: 'found', by: 'cvr', candidates: [named('Bryghus ApS')] }),
    importRow(3, { outcome: 'found', by: 'cvr', candidates: [named('Anker ApS', second)] }),
    importRow(4, { outcome: 'found', by: 'cvr', candidates: [ended] }),
    importRow(5, {}),
  ]);
  await page.goto('/saved/import');
  await paste(page, 'anything');
  const order = page.getByLabel('Order', { exact: true });
  for (const [by, texts] of [
    ['Company', ['Anker', 'Bryghus', 'Cirkus', 'Customer 5']],
    ['Not active first', ['Cirkus', 'Bryghus', 'Anker', 'Customer 5']],
  ] as const) {
    await order.selectOption(by);
    await expect(rows(page)).toContainText([...texts]);
  }
  await expectSoundInBoth(page, 'companies that were found, in order');

  const box = page.getByRole('checkbox', { name: 'Include Cirkus ApS' });
  await expect(box).toBeChecked();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await expect(total(page, 'Found 2')).toBeVisible();
  await total(page, 'Left out 1').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Cirkus ApS');
  const asked = page.waitForRequest('**/api/saved/import/entries');
  await saveButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  expect((await asked).postDataJSON()).toEqual({ cvrs: [first.key, second.key] });
  await expect(page.getByText('2 companies are saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import something else' }).click();
  await expect(page.getByRole('dialog'), 'nothing is lost').toHaveCount(0);
  await expect(page.getByLabel('Choose a file, or drop it here')).toBeAttached();
});

test('what was decided is kept, or dropped after a question', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const [first, second] = await someCompanies(api);
  const candidates = [toCandidate(first), toCandidate(second)];
  await answerImports(page, [importRow(2, { outcome: 'uncertain', by: 'name', candidates })]);
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Import companies' }).click();
  await paste(page, 'anything');
  const chosen = page.getByRole('radio', { name: second.key });
  await chosen.check();

  await page.goBack();
  await expect(page).toHaveURL('/saved');
  await page.getByRole('link', { name: 'Import companies' }).click();
  await expect(chosen, 'after Back').toBeChecked();
  await page.getByRole('main').getByRole('link', { name: 'Saved companies' }).click();
  await expect(page).toHaveURL('/saved');
  await page.goBack();
  await expect(chosen, 'after a link').toBeChecked();

  const another = page.getByRole('button', { name: 'Import something else' });
  await another.click();
  const question = page.getByRole('dialog', { name: 'Discard this import?' });
  await expectSound(page, 'the question before an import is discarded');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(another).toBeFocused();
  await expect(chosen).toBeChecked();

  const unloading = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await unloading;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await another.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Choose a file, or drop it here')).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Saved companies' }).click();
  await expect(page).toHaveURL('/saved');
  await page.goBack();
  await expect(page.getByLabel('Choose a file, or drop it here')).toBeAttached();
});

test('rows that saving left are still there after a look at what was saved', {
  tag: '@once',
}, async ({ signedInPage: page, api }) => {
  const [first, second] = await someCompanies(api);
  await answerImports(page, [
    importRow(2, { outcome: 'found', by: 'cvr', candidates: [toCandidate(first)] }),
    importRow(3, { outcome: 'uncertain', by: 'name', candidates: [toCandidate(second)] }),
  ]);
  await page.goto('/saved/import');
  await paste(page, 'anything');
  await saveButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Close message' }).first().click();
  await page.getByRole('link', { name: 'Show saved companies' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(first.name);
  await page.goBack();
  await expect(page.getByText('1 row is still to be decided;')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show saved companies' })).toBeVisible();
  await group(page, 'Customer 3').getByRole('radio').first().check();
  await expect(page.getByText('Nothing is left to be decided.')).toBeVisible();
});

test('logging out asks once before an import is lost', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const candidates = [toCandidate((await someCompanies(api))[0])];
  await answerImports(page, [importRow(2, { outcome: 'found', by: 'cvr', candidates })]);
  const questions: string[] = [];
  let isSure = false;
  page.on('dialog', async (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`);
    await (isSure ? dialog.accept() : dialog.dismiss());
  });
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByText('Logout').click();
  };
  const question = 'confirm: You have an import that is not saved. Log out and lose it?';
  await page.goto('/saved/import');
  await paste(page, 'anything');
  await expect(saveButton(page)).toBeVisible();
  await logOut();
  await expect.poll(() => questions).toEqual([question]);
  await page.getByRole('main').getByRole('link', { name: 'Saved companies' }).click();
  await expect(page, 'still signed in').toHaveURL('/saved');
  await logOut();
  await expect.poll(() => questions, 'also on another page').toEqual([question, question]);
  await page.goBack();
  await expect(saveButton(page)).toBeVisible();
  isSure = true;
  await logOut();
  await expect(page).toHaveURL('/');
  expect(questions, 'and the browser does not ask again').toEqual(Array(3).fill(question));
});

import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerImports, importRow, toCandidate } from '../support/import-answers.ts';
import {
  chooseFile,
  group,
  paste,
  rows,
  saveButton,
  someCompanies,
  total,
} from '../support/import-page.ts';
import { IMPORTED } from '../support/imported.ts';
import { saveSome } from '../support/saved-rows.ts';
import { expectNoOverflow, expectSound, expectSoundInBoth } from '../support/sound.ts';

const savedTotal = async (api: APIRequestContext) =>
  (await (await api.get('/api/saved/overview')).json()).data.total as number;

test('the companies of a file are found, and saved into a new list', async ({
  signedInPage: page,
  api,
}) => {
  const [other] = await someCompanies(api);
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Import companies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import companies' })).toBeVisible();
  await expectSoundInBoth(page, 'the choice of a file');

  const named = `${IMPORTED.name};${IMPORTED.key};9000`;
  const lines = [named, `"${other.name}";${other.key};`, 'Qwxzqwxz Vkkvvk;;Nowhere', named];
  await chooseFile(page, ['Kunde;CVR-nr.;Postnr.', ...lines].join('\r\n'));
  await expect(page.getByRole('heading', { name: 'customers.csv' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '4 rows read: 2 found, 0 to be decided, 1 not found, 1 repeated.',
  );
  await expect(total(page, 'Found 2')).toBeVisible();
  await expect(total(page, 'To be decided 0')).toBeDisabled();
  await expect(total(page, 'Already saved 0')).toBeDisabled();
  await expect(page.getByLabel('CVR number or P-number')).toHaveValue('1');
  await expect(page.getByLabel('Town or postal code')).toHaveValue('2');
  await expect(page.getByRole('checkbox', { name: 'The first row has headings' })).toBeChecked();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText('by CVR number');
  const link = rows(page).first().getByRole('link', { name: IMPORTED.name });
  await expect(link).toHaveAttribute('href', `/detail/${IMPORTED.key}`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(rows(page).last()).toContainText('The same company as row 2');
  await expectSoundInBoth(page, 'the companies of a file');
  await total(page, 'Repeated 1').click();
  await expect(rows(page)).toHaveCount(1);
  expect(await savedTotal(api), 'nothing is saved before that').toBe(0);

  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Save the companies' });
  await expect(dialog).toContainText('2 companies are saved');
  await expectSound(page, 'the question into which list');
  await dialog.getByLabel('New list').fill('Customers');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('2 companies are saved.', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Close message' }).first().click();
  await expect(page.getByText('All 2 companies are saved.'), 'it stays').toBeVisible();
  await page.getByRole('link', { name: 'Show the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test('saved companies lead there, and what was saved is undone', {
  tag: '@once',
}, async ({ signedInPage: page, api, person }) => {
  const [saved] = await saveSome(person, 1);
  const { data: list } = await (
    await api.post('/api/saved/lists', { data: { name: 'Leads' } })
  ).json();
  await page.goto(`/saved?list=${list.id}`);
  await page.getByRole('link', { name: 'Import companies' }).click();
  await expect(page).toHaveURL(`/saved/import?list=${list.id}`);
  await paste(page, [saved?.key, IMPORTED.key].join('\n'));
  await expect(page.getByRole('heading', { name: 'Pasted rows' })).toBeVisible();
  await expect(total(page, 'Found 2')).toBeVisible();
  await total(page, 'Already saved 1').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(saved?.name ?? '');

  const calls = '**/api/saved/import/entries';
  await page.route(calls, (route) => route.abort());
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Save the companies' });
  const choice = dialog.getByLabel('Put them in');
  await expect(choice, 'the list that was looked at').toHaveValue(list.id);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Veminto cannot be reached.');
  await page.keyboard.press('Escape');
  await expect(total(page, 'Found 2'), 'what was read is still there').toBeVisible();
  await expect(saveButton(page)).toBeFocused();
  await page.unroute(calls);

  await saveButton(page).click();
  await expect(choice).toHaveValue(list.id);
  await choice.selectOption('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('2 companies are saved, 1 of them new.')).toBeVisible();
  const after = page.getByRole('link', { name: 'Show saved companies' });
  await expect(after).toHaveAttribute('href', '/saved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Saving them is undone.')).toBeVisible();
  await expect(page.getByText('Nothing is left to be decided.')).toBeVisible();
  await expect(after).toHaveCount(0);
  expect(await savedTotal(api)).toBe(1);
});

test('rows that were not found are searched for, copied and downloaded', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const [company] = await someCompanies(api);
  await answerImports(page, [
    importRow(2, { text: 'Jensen; Byg ApS, 8000 Aarhus, 99999999', problem: 'unknown_number' }),
    importRow(3, { outcome: 'uncertain', by: 'name', candidates: [toCandidate(company)] }),
    importRow(4, { text: '=SUM(A1)' }),
  ]);
  await page.goto('/saved/import');
  await paste(page, 'anything');
  await expect(page.getByText('1 row is still to be decided;')).toBeVisible();
  await page.getByRole('radio', { name: 'None of these' }).check();
  await expect(page.getByText('None of the rows is a company of the register yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save 0 companies' })).toBeDisabled();
  await total(page, 'Not found 3').click();
  const search = rows(page).first().getByRole('link', { name: 'Search for it' });
  const href = (await search.getAttribute('href')) ?? '';
  expect(new URL(href, environment.baseUrl).searchParams.get('search')).toBe(
    'Jensen; Byg ApS 8000 Aarhus',
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('not-found.csv');
  expect(readFileSync(await file.path(), 'utf8')).toBe(
    [
      '\ufeffRow;What it says;Why',
      '2;"Jensen; Byg ApS, 8000 Aarhus, 99999999";The register has no such number.',
      '3;Customer 3;None of these',
      "4;'=SUM(A1);No company found.",
      '',
    ].join('\r\n'),
  );

  const copy = page.getByRole('button', { name: 'Copy these rows' });
  await page.evaluate(() => {
    const writeText = async (text: string) => {
      if (document.title === 'refused') throw new Error('refused');
      document.documentElement.dataset.copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await copy.click();
  await expect(page.getByText('The rows are copied.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /Aarhus.*\nCustomer 3\n=SUM/);
  await page.evaluate(() => {
    document.title = 'refused';
  });
  await copy.click();
  await expect(page.getByText('Your browser did not allow copying.')).toBeVisible();
});

test('with other columns the rows are read once more', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/saved/import');
  await chooseFile(page, `Firma;CVR\n${IMPORTED.name};${IMPORTED.key}\n`);
  await expect(rows(page)).toContainText('by CVR number');
  const [number, name] = [
    page.getByLabel('CVR number or P-number'),
    page.getByLabel('Name', { exact: true }),
  ];
  await expect(name.getByRole('option')).toHaveText([
    'None',
    /^Firma: Nordhavn/,
    `CVR: ${IMPORTED.key}`,
  ]);
  await number.selectOption('None');
  await expect(rows(page)).toContainText('by name');
  await name.selectOption('None');
  const sentence = 'Say which column has the CVR numbers or the names.';
  await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
  await expectSound(page, 'columns that say nothing');
  await name.selectOption({ index: 1 });
  await expect(rows(page)).toContainText('by name');
  await expect(page.getByText(sentence)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'The first row has headings' }).uncheck();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Import something else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Choose a file, or drop it here')).toBeAttached();
});

test('what cannot be read says why, and can be tried again', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/saved/import');
  const alert = page.getByRole('main').getByRole('alert');
  await chooseFile(page, 'x'.repeat(5 * 1024 ** 2 + 1));
  await expect(alert).toContainText('The file is larger than 5 MB.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await chooseFile(page, 'CVR;Navn\n');
  await expect(alert).toContainText('There are no rows in it.');
  await expectSoundInBoth(page, 'a file without rows');

  const calls = '**/api/saved/import';
  await page.route(calls, (route) => route.abort());
  await paste(page, IMPORTED.key);
  await expect(alert).toContainText('Veminto cannot be reached.');
  await expect(page.getByLabel('Rows copied from a spreadsheet')).toHaveValue(IMPORTED.key);
  await page.unroute(calls);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Looking for the companies of your rows…')).toBeVisible();
  await expectSound(page, 'rows that are being read');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Rows copied from a spreadsheet')).toHaveValue(IMPORTED.key);
  await page.getByRole('button', { name: 'Find the companies' }).click();
  letGo();
  await expect(rows(page)).toContainText(IMPORTED.name);
});

test('thousands of rows come a page at a time, at any width', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const [company] = await someCompanies(api);
  const candidates = [toCandidate(company)];
  const word = 'Bygningskonstruktionsvirksomhed'.repeat(4);
  await answerImports(
    page,
    Array.from({ length: 5_000 }, (_, at) =>
      at === 4_990
        ? importRow(at + 2, { outcome: 'uncertain', by: 'name', candidates, text: word })
        : importRow(at + 2, {
            ...{ outcome: 'found', by: 'cvr' },
            candidates: [{ ...toCandidate(company), cvr: String(10_000_000 + at) }],
          }),
    ),
  );
  await page.goto('/saved/import');
  await paste(page, 'anything');
  await expect(total(page, 'Found 4.999')).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(rows(page).first()).toContainText('Customer 52');
  await expect(page).toHaveURL('/saved/import');
  await pages.getByLabel('Go to page').fill('100');
  await pages.getByLabel('Go to page').press('Enter');
  await expect(rows(page).nth(40)).toContainText(word);
  await group(page, word).getByRole('radio', { name: company.key }).check();
  await expect(total(page, 'Found 5.000')).toBeVisible();
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `import, ${width} wide`);
  }
  await total(page, 'Found 5.000').click();
  await expect(rows(page).first()).toContainText('Customer 2');
});

test('the companies of a file in Danish @narrow', async ({ signedInPage: page }) => {
  await page
    .context()
    .addCookies([{ name: 'veminto.language', value: 'da', url: environment.baseUrl }]);
  await page.goto('/saved/import');
  const file = { name: 'kunder.csv', mimeType: 'text/csv', buffer: Buffer.from('CVR;Navn\n') };
  await page.getByLabel('Vælg en fil, eller slip den her').setInputFiles(file);
  await expect(page.getByRole('main').getByRole('alert')).not.toContainText('There are no rows');
  const buffer = Buffer.from(`CVR;Navn\n${IMPORTED.key};${IMPORTED.name}\n99999999;\n`);
  await page.getByLabel('Vælg en fil, eller slip den her').setInputFiles({ ...file, buffer });
  await expect(page.getByRole('button', { name: 'Gem 1 virksomhed' })).toBeVisible();
  await expect(rows(page).first()).toContainText(`Række 2: ${IMPORTED.name}`);
  await expect(rows(page).last()).toContainText('Ingen virksomhed fundet.');
  await expect(page.getByRole('checkbox', { name: `Medtag ${IMPORTED.name}` })).toBeChecked();
  await expectSoundInBoth(page, 'the companies of a file, Danish');
});

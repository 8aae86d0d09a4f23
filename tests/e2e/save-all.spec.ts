import { expect, test } from '../support/fixtures.ts';
import { expectSoundInBoth } from '../support/sound.ts';

const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('all results are saved at once, into a new list, and the cards know', async ({
  signedInPage: page,
  api,
}) => {
  await page.goto('/discover?search=holding');
  const found = numberIn(
    await page
      .getByText(/^[\d.]+ Total results$/)
      .first()
      .textContent(),
  );
  expect(found).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Save all' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`All ${found.toLocaleString('da-DK')} companies`);
  await expectSoundInBoth(page, 'all results are saved');
  await dialog.getByLabel('New list').fill('Holdings');
  await dialog.getByRole('button', { name: 'Make list' }).click();
  await expect(dialog.getByLabel('Put them in')).toHaveValue(/.+/);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const count = found.toLocaleString('da-DK');
  await expect(page.getByText(`${count} companies are saved.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Saved: / })).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Save: / })).toHaveCount(0);
  const { data } = await (await api.get('/api/saved/lists')).json();
  expect(data).toMatchObject([{ name: 'Holdings', count: found }]);
});

test('saving all is undone by one click, which says when it fails @once', async ({
  signedInPage: page,
  api,
}) => {
  const savedCount = async () =>
    (await (await api.get('/api/saved/overview')).json()).data.total as number;
  await page.goto('/discover?search=holding');
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Saved: / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Save all' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Saved: / })).toHaveCount(10);
  expect(await savedCount()).toBeGreaterThan(10);

  const calls = '**/api/saved/found';
  await page.route(calls, (route) => route.abort());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('What was saved is still saved.')).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saving them is undone.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Saved: / })).toHaveCount(1);
  expect(await savedCount(), 'what was saved before stays').toBe(1);
});

test('a segment is saved, and again nothing is new', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/segmintation?companyType=Kommanditselskab');
  for (const added of [/[1-9][\d.]* companies are saved\./, /, 0 of them new/]) {
    await page.getByRole('button', { name: 'Save all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(added)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // With its offer to undo, the message stays over the page until it is closed.
    await page.getByRole('button', { name: 'Close message' }).first().click();
  }
});

import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

test('a key is created, shown once, used and revoked', { tag: '@once' }, async ({
  signedInPage: page,
  anonymous,
}) => {
  let fails = true;
  await page.route('**/api/user/keys', (route) =>
    fails && route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'API keys' });
  await expect(card.getByText('The API keys could not be read.')).toBeVisible();
  fails = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('You have no API keys yet.')).toBeVisible();

  await card.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByLabel('Name').fill('My script');
  await expectSound(page, 'creating an API key');
  // That the list does not come takes away no key that is shown this once.
  fails = true;
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new API key' });
  const key = await shown.getByLabel('API key', { exact: true }).inputValue();
  expect(key).toMatch(/^vem_[\w-]{43}$/);
  await expect(shown.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectSound(page, 'a new API key');
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByRole('button', { name: 'Create key' })).toBeFocused();
  fails = false;
  await card.getByRole('button', { name: 'Try again' }).click();

  const row = card.getByRole('listitem').filter({ hasText: 'My script' });
  await expect(row).toContainText(`${key.slice(0, 10)}…`);
  await expect(row).toContainText('Never used');
  const ask = () => anonymous.get('/api/saved/lists', { headers: { 'x-auth-token': key } });
  expect((await ask()).status()).toBe(200);

  await row.getByRole('button', { name: 'Revoke the key My script' }).click();
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByRole('button', { name: 'Revoke the key My script' })).toBeFocused();
  await row.getByRole('button', { name: 'Revoke the key My script' }).click();
  await expectSound(page, 'the question before an API key is revoked');
  await row.getByRole('button', { name: 'Yes, revoke' }).click();
  await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  expect((await ask()).status()).toBe(401);
});

test.describe('the reference', () => {
  test.use({ javaScriptEnabled: false });

  test('is open to everybody and works without JavaScript', async ({ page }) => {
    await page.goto('/developers');
    await expect(page.getByRole('heading', { name: 'API reference', level: 1 })).toBeVisible();
    const line = page.getByText('Find companies by words and filters');
    await line.click();
    const open = page.locator('details[open]');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('API keys need the scope "read".');
    const meaning = open
      .getByText('From 1; past the end answers the last page')
      .filter({ visible: true });
    await expect(meaning, 'wherever there is room for it').toHaveCount(1);
    await expect(open.getByRole('region', { name: /^Example of/ })).toContainText(
      '-H "x-auth-token: $VEMINTO_KEY"',
    );
    const answer = open.getByRole('region', { name: /^Answer of/ });
    await expect(answer).toContainText('totalRecords');
    await answer.getByRole('link', { name: 'CompanyHit' }).click();
    await expect(page).toHaveURL(/#object-CompanyHit$/);
    await expect(page.getByRole('region', { name: 'Object CompanyHit' })).toContainText(
      'matched_on',
    );
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the reference shuts nobody out, ${scheme}`, { tag: `@${scheme}` }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/developers');
    for (const text of ['Find companies by words and filters', 'Mail a file to somebody']) {
      await page.getByText(text).click();
    }
    await expect(page.locator('details[open]')).toHaveCount(2);
    await expectSound(page, `the reference, ${scheme}`);
  });
}

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
  // A failed list does not hide the key that is shown only once.
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
    await page.getByRole('link', { name: 'Find companies by words and filters' }).click();
    await expect(page).toHaveURL('/developers/search#post_veminto_companydata');
    await expect(page.getByRole('heading', { name: 'Search', level: 1 })).toBeVisible();
    const part = page.getByRole('region', { name: 'Find companies by words and filters' });
    await expect(part).toContainText('API keys need the scope "read".');
    await expect(part.getByText('From 1; past the end answers the last page')).toBeVisible();
    await expect(part).toContainText('-H "x-auth-token: $VEMINTO_KEY"');
    await expect(part).toContainText('totalRecords');
    await part.getByRole('link', { name: 'below' }).click();
    const shared = page.getByRole('region', { name: 'Parameters of several operations' });
    await expect(shared.getByText(/^Employees, at least/)).toBeVisible();
    await part.getByRole('link', { name: 'CompanyHit' }).click();
    await expect(page).toHaveURL(/#object-CompanyHit$/);
    await expect(page.locator('#object-CompanyHit')).toContainText('matched_on');
  });

  test('leads on from where everything stood on one page', async ({ page, request }) => {
    await page.goto('/developers#object-AnnualAccounts');
    const line = page.locator('#object-AnnualAccounts');
    await expect(line).toBeInViewport();
    await expect(line).toContainText('gross_profit');
    await line.getByRole('link').click();
    await expect(page).toHaveURL('/developers/companies#object-AnnualAccounts');
    await page.goto('/developers#get_company_role_cvr');
    await expect(page.locator('#get_company_role_cvr')).toBeInViewport();
    expect((await request.get('/developers/nothing')).status()).toBe(404);
  });

  test('is small enough for a telephone', { tag: '@once' }, async ({ request }) => {
    for (const group of ['', '/search', '/companies', '/saved']) {
      const html = await (await request.get(`/developers${group}`)).text();
      expect(html.length, group).toBeLessThan(250_000);
    }
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the reference shuts nobody out, ${scheme}`, { tag: `@${scheme}` }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const address of ['/developers', '/developers/search', '/developers/saved']) {
      await page.goto(address);
      await expectSound(page, `${address}, ${scheme}`);
    }
  });
}

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
  await expect(card.locator(':focus'), 'the button that had it is gone').toHaveCount(1);

  await card.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByLabel('Name').fill('My script');
  await expect(dialog.getByLabel('Valid for')).toHaveValue('90');
  await expectSound(page, 'creating an API key');
  // A failed list does not hide the key that is shown only once.
  fails = true;
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new API key' });
  const key = await shown.getByLabel('API key', { exact: true }).inputValue();
  expect(key).toMatch(/^vem_[\w-]{43}$/);
  await expect(shown.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectSound(page, 'a new API key');
  await page.mouse.click(5, 5);
  await expect(shown, 'a press beside it').toBeVisible();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByRole('button', { name: 'Create key' })).toBeFocused();
  fails = false;
  await card.getByRole('button', { name: 'Try again' }).click();

  const row = card.getByRole('listitem').filter({ hasText: 'My script' });
  await expect(row).toContainText(`${key.slice(0, 10)}…`);
  await expect(row).toContainText('Never used');
  await expect(row).toContainText(/Expires \d\d\/\d\d\/\d{4} \d\d:\d\d/);
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

test('the dialog waits for the key, which is shown only once; another has no end', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user/keys', async (route) => {
    if (route.request().method() === 'POST') await isAnswered;
    await route.continue();
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByLabel('Name').fill('Slow');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  answer();
  const shown = page.getByRole('dialog', { name: 'Your new API key' });
  await expect(shown.getByLabel('API key', { exact: true })).toHaveValue(/^vem_/);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();

  await test.step('a key without an end can be chosen', async () => {
    const card = page.getByRole('region', { name: 'API keys' });
    await card.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByLabel('Name').fill('Endless');
    await dialog.getByLabel('Valid for').selectOption('Does not expire');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    const row = card.getByRole('listitem').filter({ hasText: 'Endless' });
    await expect(row).toContainText('Does not expire');
  });
});

test('a key that ends soon is marked, and so is one that has expired', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const day = 86_400_000;
  const key = (name: string, days: number | null) => ({
    id: crypto.randomUUID(),
    name,
    scopes: ['read'],
    prefix: 'vem_abcdef',
    createdAt: new Date(Date.now() - 30 * day).toISOString(),
    lastUsedAt: null,
    expiresAt: days === null ? null : new Date(Date.now() + days * day).toISOString(),
    revokedAt: null,
  });
  const data = [
    key('Later', 20),
    key('Soon', 3.5),
    key('Today', 0.5),
    key('Over', -1),
    key('Endless', null),
  ];
  await page.route('**/api/user/keys', (route) =>
    route.fulfill({ json: { status: 'success', data } }),
  );
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'API keys' });
  const row = (name: string) => card.getByRole('listitem').filter({ hasText: name });
  await expect(row('Soon')).toContainText('Expires in 3 days');
  await expect(row('Today')).toContainText('Expires within a day');
  await expect(row('Later')).not.toContainText(/Expires (?:in|within)/);
  await expect(row('Endless')).toContainText('Does not expire');
  await expect(row('Over').getByText('Expired', { exact: true })).toBeVisible();
  await expect(row('Over').getByRole('button')).toHaveCount(0);
  await expectSound(page, 'API keys that expire');
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
    await expect(page).toHaveURL(/#shared-parameters$/);
    await expect(shared).toBeInViewport();
    await part.getByRole('link', { name: 'CompanyHit' }).click();
    await expect(page).toHaveURL(/#object-CompanyHit$/);
    await expect(page.locator('#object-CompanyHit')).toContainText('matched_on');
  });

  test('asks for companies similar to one that exists', async ({ page, api }) => {
    await page.goto('/developers/companies');
    const part = page.getByRole('region', { name: 'List similar companies' });
    const example = (await part.getByText('curl -X POST').textContent()) ?? '';
    const data = JSON.parse(/-d '(.*)'$/.exec(example.trim())?.[1]?.replaceAll(`'\\''`, "'") ?? '');
    const found = await api.post('/api/veminto/companydata', {
      data: { search: data.company_name },
    });
    expect((await found.json()).data.data[0].Firmnavn).toBe(data.company_name);
    expect((await api.post('/api/rec/fast/query', { data })).status()).toBe(200);
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
    for (const group of ['', '/search', '/companies', '/people', '/saved']) {
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

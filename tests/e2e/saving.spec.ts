import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { expectSound } from '../support/sound.ts';

const results = `/discover?search=${encodeURIComponent(IMPORTED.name)}`;
const save = (page: Page) => page.getByRole('button', { name: `Save: ${IMPORTED.name}` });
const saved = (page: Page) => page.getByRole('button', { name: `Saved: ${IMPORTED.name}` });

const saveElsewhere = (api: APIRequestContext) =>
  api.post('/api/saved/add', { data: { Data: { the_key: IMPORTED.key } } });

async function savedKeys(api: APIRequestContext): Promise<string[]> {
  const { data } = await (await api.get('/api/saved/get')).json();
  return data.map((entry: { Company_data: { the_key: string } }) => entry.Company_data.the_key);
}

test('a card saves, and every page knows', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  await page.goto(results);
  await save(page).click();
  await expect(page.getByText('Company saved successfully!')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect(await savedKeys(api)).toEqual([IMPORTED.key]);

  await page.reload();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: IMPORTED.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/detail/${IMPORTED.key}`));
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Roles' }).click();
  // The header is on the former tab too: until the new one is there, Back would skip it.
  await expect(page).toHaveURL(/tab=roles/);
  await expect(saved(page), 'the header stands on every tab').toBeVisible();

  await saved(page).click();
  await expect(page.getByText('Company Unsaved!')).toBeVisible();
  await expect(save(page)).toBeVisible();
  expect(await savedKeys(api)).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL(/tab=roles/);
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/discover/);
  await expect(save(page), 'a page of the way back is not older than the click').toBeVisible();
});

test('the segmentation saves too', { tag: '@once' }, async ({ signedInPage: page, api }) => {
  await page.goto('/segmintation');
  const button = page.getByRole('button', { name: /^Save: / }).first();
  await button.click();
  await expect(page.getByText('Company saved successfully!')).toBeVisible();
  expect(await savedKeys(api)).toHaveLength(1);
});

test('the key s saves the company of the page', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  await page.goto(`/detail/${IMPORTED.key}`);
  await expect(save(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(async () => {
    if (await save(page).isVisible()) await page.keyboard.press('s');
    await expect(saved(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Company saved successfully!')).toBeVisible();
  expect(await savedKeys(api)).toEqual([IMPORTED.key]);
});

test('a note that goes with a slip of the key comes back', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const { id } = await (await saveElsewhere(api)).json();
  const change = { note: 'Ring mandag', tags: ['Varm'] };
  await api.patch(`/api/saved/entries/${id}`, { data: change });
  await page.goto(`/detail/${IMPORTED.key}`);
  await saved(page).click();
  await expect(page.getByText('Company Unsaved!')).toBeVisible();
  expect(await savedKeys(api)).toEqual([]);
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(save(page), 'the focus goes back').toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Company saved successfully!')).toBeVisible();
  const { data } = await (await api.get('/api/saved/entries')).json();
  expect(data).toMatchObject([change]);
});

test('Saved stands there at once, and goes when the server refuses', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(results);
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/saved/add', async (route) => {
    await refused;
    const json = { error: 'The database cannot be reached right now.', code: 'unavailable' };
    await route.fulfill({ status: 503, json });
  });
  await save(page).click();
  await expect(saved(page)).toHaveAttribute('aria-busy', 'true');
  refuse();
  await expect(page.getByText('The database cannot be reached right now.')).toBeVisible();
  await expect(save(page)).toBeVisible();
  await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');

  await page.unroute('**/api/saved/add');
  await save(page).click();
  await expect(page.getByText('Company saved successfully!')).toBeVisible();
});

test('a server that does not answer leaves no busy button', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.clock.install();
  await page.goto(results);
  await page.route('**/api/saved/add', () => {});
  await expect(save(page)).toBeVisible();
  await save(page).click();
  await expect(saved(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(5_100);
  await expect(saved(page)).not.toHaveAttribute('aria-busy', 'true');
});

test('what another tab did first is said', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  await page.goto(results);
  expect((await saveElsewhere(api)).status()).toBe(201);
  await save(page).click();
  await expect(page.getByText('Company already saved!')).toBeVisible();
  await saved(page).click();
  await expect(page.getByText('Company Unsaved!')).toBeVisible();
  expect(await savedKeys(api)).toEqual([]);
});

test('cards with the button have no axe violation', async ({ signedInPage: page, api }) => {
  await saveElsewhere(api);
  await page.goto(results);
  await expect(saved(page)).toBeVisible();
  await expectSound(page, 'cards with the button');
});

test('a saved company’s name keeps room beside its buttons', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  await saveElsewhere(api);
  await page.goto(`/detail/${IMPORTED.key}`);
  await expect(page.getByRole('button', { name: 'Put in list' })).toBeVisible();
  for (const width of [390, 600, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(name?.height, `two lines at most at ${width}`).toBeLessThanOrEqual(60);
  }
});

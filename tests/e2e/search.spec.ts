import { expect, test } from '../support/fixtures.ts';

const field = 'searchbox' as const;

test('a short query is refused with a sentence and loses nothing', async ({
  signedInPage: page,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
  await page.getByRole(field).fill('ab');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Search at least 3 characters')).toBeVisible();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole(field)).toHaveValue('ab');
});

test('a query without a match says so and stays', async ({ signedInPage: page }) => {
  await page.goto('/search');
  await page.getByRole(field).fill('qwxzqwxz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No data found')).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('the data note names the snapshot', async ({ signedInPage: page }) => {
  await page.goto('/search');
  await expect(page.getByText('Last CVR update: Jan 2022')).toBeVisible();
  await expect(page.getByText('Beta', { exact: true })).toBeVisible();
  await expect(page.getByText('Sample data').first()).toBeVisible();
});

test('results: total, ten cards, pages, back', async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding');
  await expect(page.getByText('Total results')).toBeVisible();
  const cards = page.getByRole('main').locator('a[href^="/detail/"]');
  await expect(cards).toHaveCount(10);
  const first = await cards.first().getAttribute('href');

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first()).not.toHaveAttribute('href', first ?? '');
  await page.reload();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(cards.first()).toHaveAttribute('href', first ?? '');
});

test('a page beyond the end is the last page', async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding&page=999999');
  const cards = page.getByRole('main').locator('a[href^="/detail/"]');
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  for (const page_ of ['0', '-4', 'abc', '1e99']) {
    await page.goto(`/discover?search=holding&page=${page_}`);
    await expect(cards).toHaveCount(10);
  }
});

test('without a search Discover sends one to the search page', async ({ signedInPage: page }) => {
  for (const path of ['/discover', '/discover?search=', '/discover?search=%20%20']) {
    await page.goto(path);
    await expect(page).toHaveURL('/search');
  }
});

test('no results are explained', async ({ signedInPage: page }) => {
  await page.goto('/discover?search=qwxzqwxz');
  await expect(page.getByText('No Results Found')).toBeVisible();
  await expect(
    page.getByText(
      "We couldn't find any results for your search. Please try refining your search.",
    ),
  ).toBeVisible();
});

test('hostile searches are ordinary searches', async ({ signedInPage: page }) => {
  const texts = [
    "'; drop table companies; --",
    '%_%',
    '"unmatched',
    '<script>alert(1)</script>',
    '😀😀😀',
  ];
  for (const text of texts) {
    const response = await page.goto(`/discover?search=${encodeURIComponent(text)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the slash key goes to the search field', async ({ signedInPage: page, isMobile }) => {
  if (isMobile) return;
  await page.goto('/discover?search=holding');
  await expect(page.getByText('Total results')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole(field)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('body').press('?');
  await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts');
});

test('a malformed key is a 404 page', async ({ signedInPage: page }) => {
  for (const key of ['abc', '123', "1' or '1'='1", '99999999999']) {
    const response = await page.goto(`/detail/${encodeURIComponent(key)}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("The page you are looking for doesn't exist")).toBeVisible();
  }
});

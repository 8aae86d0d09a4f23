import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { total } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

const rows = (page: Page) => page.locator('tbody tr');
const cellsOf = async (page: Page, row = 0) =>
  (await rows(page).nth(row).locator('th, td').allTextContents()).map((text) => text.trim());
const numberIn = (text = '') => Number(text.replaceAll('.', '').replace(',', '.'));
const column = async (page: Page, place: number) =>
  (await rows(page).locator(`td:nth-child(${place})`).allTextContents()).map(numberIn);
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

test('results are broken down, and a group leads to its companies', async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=aps&sort=name-asc');
  const all = await total(page);
  await page.getByRole('link', { name: 'Break down' }).click();
  await expect(page).toHaveURL('/breakdown?search=aps&sort=name-asc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breakdown of results for aps');
  await expect(page.getByRole('row', { name: /^All companies/ })).toContainText(String(all));
  await expectSound(page, 'breakdown');

  await page.getByRole('link', { name: 'Region', exact: true }).click();
  await expect(page).toHaveURL('/breakdown?search=aps&sort=name-asc&by=region');
  await expect(rows(page).first(), 'no skeleton').toBeVisible();
  const [region = '', companies] = await cellsOf(page);
  const listed = (await column(page, 2)).reduce((sum, count) => sum + count, 0);
  const without = page
    .getByRole('row', { name: /^Not known/ })
    .locator('td')
    .first();
  const rest = (await without.count()) > 0 ? numberIn((await without.textContent()) ?? '') : 0;
  expect(listed + rest).toBe(all);

  await page.getByRole('link', { name: region, exact: true }).click();
  await expect(page).toHaveURL(/\/discover\?search=aps&region=.*&sort=name-asc$/);
  await expect.poll(() => total(page)).toBe(numberIn(companies));
  await page.goBack();
  await expect(page).toHaveURL('/breakdown?search=aps&sort=name-asc&by=region');
  await page.getByRole('link', { name: 'Show the companies' }).click();
  await expect(page).toHaveURL('/discover?search=aps&sort=name-asc');
});

test('a figure is added up, ordered by any column, and narrowed by chips @once', async ({
  signedInPage: page,
}) => {
  await page.goto('/breakdown?status=ACTIVE&by=municipality');
  await page.getByRole('link', { name: 'Gross profit', exact: true }).click();
  await expect(page).toHaveURL('/breakdown?status=ACTIVE&by=municipality&figure=grossProfit');
  await expect(page.getByText('Amounts in thousands of DKK')).toBeVisible();
  await expect(heading(page, 'Companies')).toHaveAttribute('aria-sort', 'descending');

  await heading(page, 'Average').getByRole('link').click();
  await expect(page).toHaveURL(/order=mean-desc$/);
  await expect(heading(page, 'Average')).toHaveAttribute('aria-sort', 'descending');
  const averages = (await column(page, 6)).filter((value) => !Number.isNaN(value));
  expect(averages.length).toBeGreaterThan(3);
  expect(averages).toEqual([...averages].sort((a, b) => b - a));
  await heading(page, 'Average').getByRole('link').click();
  await expect(page).toHaveURL(/order=mean-asc$/);
  await expect(heading(page, 'Average')).toHaveAttribute('aria-sort', 'ascending');
  expect(await column(page, 6)).not.toEqual(averages);

  await page.getByRole('link', { name: 'Remove filter: Active' }).click();
  await expect(page).toHaveURL('/breakdown?by=municipality&figure=grossProfit&order=mean-asc');
  await expect(page.getByText(/have ceased/)).toBeVisible();
});

test('years come newest first and sizes upwards; pages are kept inside', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/breakdown?by=founded');
  await expect(rows(page).first()).toBeVisible();
  const years = (await rows(page).getByRole('rowheader').allTextContents()).map(Number);
  expect(years).toEqual([...years].sort((a, b) => b - a));
  await page.getByRole('link', { name: 'Employees', exact: true }).first().click();
  await expect(page).toHaveURL('/breakdown?by=employees');
  await expect(rows(page).getByRole('rowheader')).toContainText(['None', '1–5', '6–10', '11–50']);

  await page.goto('/breakdown?by=industry&page=999');
  await expect(page.getByText('There is no page 999: this is the last one')).toBeVisible();
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(rows(page)).toHaveCount(50);
});

test('all groups come as files', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/breakdown?status=ACTIVE&by=region&figure=profit&order=sum-desc');
  await expect(rows(page).first()).toBeVisible();
  const names = await rows(page).getByRole('rowheader').allTextContents();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^veminto-breakdown-.*\.csv$/);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toMatch(/^Region;Companies;Share, %;Net profit, DKK: Reporting;/);
  expect(lines.slice(0, names.length).map((line) => line.split(';')[0])).toEqual(names);
  expect(lines.at(-1)).toMatch(/^All companies;\d+;100;/);

  const other = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download XLSX' }).click();
  expect((await other).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('an address with mistakes says what it ignored; one without companies how to go on', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/breakdown?by=debt&order=worst&region=Atlantis');
  await expect(page.getByText('“debt” is not a choice of this page')).toBeVisible();
  await expect(page.getByText('Region: no company has “Atlantis”')).toBeVisible();
  await expect(heading(page, 'Sector')).toBeVisible();

  await page.goto('/breakdown?foundedFrom=2999-01-01&by=region');
  await expect(page.getByRole('heading', { name: 'Nothing to break down' })).toBeVisible();
  await expectSound(page, 'breakdown of nothing');
  await page.getByRole('main').getByRole('link', { name: 'Clear Filters' }).last().click();
  await expect(page).toHaveURL('/breakdown?by=region');
  await expect(rows(page).first()).toBeVisible();
});

test.describe('dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the screen shuts nobody out', { tag: '@dark' }, async ({ signedInPage: page }) => {
    await page.goto('/breakdown?search=aps&by=status&figure=equity');
    await expect(page.getByRole('rowheader', { name: 'Active', exact: true })).toBeVisible();
    await expectSound(page, 'breakdown, dark');
  });
});

test('a key figure has a median of each group, and the order stays @once', async ({
  signedInPage: page,
}) => {
  await page.goto('/breakdown?status=ACTIVE&by=region&figure=profit&order=median-desc');
  const percentages = page.getByRole('navigation', { name: 'Key figure' });
  await percentages.getByRole('link', { name: 'Solvency ratio, %', exact: true }).click();
  await expect(page).toHaveURL(
    '/breakdown?status=ACTIVE&by=region&figure=solvencyRatio&order=median-desc',
  );
  await expect(heading(page, 'Total')).toHaveCount(0);
  await expect(page.getByText('Per cent, of the newest annual reports')).toBeVisible();
  await expect(heading(page, 'Median')).toHaveAttribute('aria-sort', 'descending');
  const medians = await column(page, 6);
  expect(medians).toHaveLength(5);
  expect(medians).toEqual(medians.toSorted((a, b) => b - a));
  await page.getByRole('link', { name: 'Municipality', exact: true }).click();
  await expect(page).toHaveURL(
    '/breakdown?status=ACTIVE&by=municipality&figure=solvencyRatio&order=median-desc',
  );
  await expectSound(page, 'a breakdown by a key figure');
});

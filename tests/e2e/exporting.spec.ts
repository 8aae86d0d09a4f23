import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { total as totalOf } from '../support/discover.ts';
import { readCsv, readXlsx } from '../support/exported.ts';
import { expect, test } from '../support/fixtures.ts';
import { pdfText, squashed } from '../support/pdf-text.ts';
import { expectSound } from '../support/sound.ts';

const results = '/discover?search=holding&sort=name-asc';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export companies' });
const open = (page: Page) => page.getByRole('button', { name: 'Export', exact: true }).click();
const columns = (page: Page) => dialog(page).getByRole('list', { name: 'Columns' });
const start = (page: Page) => dialog(page).getByRole('button', { name: 'Export', exact: true });

async function download(page: Page, act: () => Promise<void>) {
  const waited = page.waitForEvent('download');
  await act();
  const file = await waited;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('chosen columns of all results come as a file, and are remembered', async ({
  signedInPage: page,
  api,
}) => {
  await page.goto(results);
  const total = await totalOf(page);
  await open(page);
  await expect(dialog(page).getByText(`${total} companies`)).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'Excel' })).toBeChecked();
  await dialog(page).getByText('CSV', { exact: true }).click();
  await expect(dialog(page).getByRole('radio', { name: 'CSV' })).toBeChecked();
  // The browser ticks what is pressed; that the form knows of it is seen by what it says.
  await expect(dialog(page).getByText(/^Text for other programs/)).toBeVisible();
  const credit = dialog(page).getByRole('list', { name: 'Credit' }).getByRole('checkbox');
  await expect(credit).toHaveCount(18);
  for (const box of await credit.all()) await expect(box).not.toBeChecked();
  const all = dialog(page).getByRole('checkbox', { name: /^Select all/ });
  await all.check();
  await all.uncheck();
  await expect(dialog(page).getByText('Choose at least one column.')).toBeVisible();
  await expect(start(page)).toBeDisabled();
  for (const name of ['CVR number', 'Name', 'Employees at least', 'Phone']) {
    await columns(page).getByRole('checkbox', { name, exact: true }).check();
  }
  await expect(dialog(page).getByText('(reklamebeskyttelse): Phone')).toBeVisible();
  const { name, bytes } = await download(page, () => start(page).click());
  expect(name).toMatch(/^veminto-discover-\d{8}-\d{6}\.csv$/);
  await expect(dialog(page).getByText(`${name} is ready.`)).toBeVisible();
  await expect(dialog(page).getByText(`${total} of ${total} companies`)).toBeVisible();
  const recent = dialog(page).getByRole('region', { name: 'Files of the last day' });
  await expect(recent.getByRole('link', { name: `Download ${name}` })).toBeVisible();

  const { head, rows } = readCsv(bytes);
  expect(head).toEqual(['CVR number', 'Name', 'Employees at least', 'Phone']);
  const answer = await api.post('/api/veminto/companydata?page=1&sort=name-asc', {
    data: { search: 'holding' },
  });
  const { data } = await answer.json();
  expect(rows).toHaveLength(data.totalRecords);
  type Company = Record<string, string | number | null>;
  const wanted = (data.data as Company[]).map((company) => [
    ...[company.the_key, company.Firmnavn],
    company.ansatte === null ? null : String(company.ansatte),
    company.reklamebeskyttet ? null : company.telefonnummer,
  ]);
  expect(rows.slice(0, wanted.length)).toEqual(wanted);

  await page.reload();
  await open(page);
  await expect(dialog(page).getByRole('radio', { name: 'CSV' })).toBeChecked();
  await expect(columns(page).getByRole('checkbox', { checked: true })).toHaveCount(4);
  const again = await download(page, () => recent.getByRole('link').click());
  expect(again).toEqual({ name, bytes });
});

test('a segment comes as Excel and as PDF', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/segmintation?numEmployeesFrom=150');
  await open(page);
  const workbook = await download(page, () => start(page).click());
  expect(workbook.name).toMatch(/^veminto-segmentation-\d{8}-\d{6}\.xlsx$/);
  const { head, rows, about } = await readXlsx(workbook.bytes);
  const place = head.indexOf('Employees at least');
  expect(rows.length).toBeGreaterThan(0);
  for (const cells of rows) expect(cells[place]).toBeGreaterThanOrEqual(150);
  expect(about).toContain('Employees from 150');

  await dialog(page).getByRole('button', { name: 'Another file' }).click();
  await dialog(page).getByText('PDF', { exact: true }).click();
  const pages = await download(page, () => start(page).click());
  const text = pdfText(pages.bytes);
  for (const cells of rows) expect(text).toContain(squashed(String(cells[head.indexOf('Name')])));
});

test('companies under advertising protection can be left out of a segment', {
  tag: '@once',
}, async ({ signedInPage: page, api }) => {
  const count = async (more: string) => {
    const answer = await api.get(`/api/company/facets?numEmployeesFrom=40${more}`);
    return (await answer.json()).data.total as number;
  };
  const [total, withheld] = [await count(''), await count('&advertisingProtected=true')];
  expect(withheld).toBeGreaterThan(0);
  await page.goto('/segmintation?numEmployeesFrom=40');
  await open(page);
  const choice = dialog(page).getByRole('checkbox', {
    name: 'Leave out companies under advertising protection (reklamebeskyttelse)',
  });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expectSound(page, 'leaving out protected companies');
  const { bytes } = await download(page, () => start(page).click());
  const { rows, about } = await readXlsx(bytes);
  expect(rows).toHaveLength(total - withheld);
  expect(about).toContain('Without companies under advertising protection');
  const said = new RegExp(`^${withheld} compan(?:y|ies) under advertising protection left out$`);
  await expect(dialog(page).getByRole('listitem').filter({ hasText: said })).toBeVisible();
  const recent = dialog(page).getByRole('region', { name: 'Files of the last day' });
  await expect(recent.getByText(said)).toBeVisible();

  // Remembered like the other choices.
  await page.reload();
  await open(page);
  await expect(choice).toBeChecked();
});

test('a long file goes on when the dialog is closed, and a message brings it', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const file = {
    id: 'a',
    format: 'xlsx',
    fileName: 'veminto-discover.xlsx',
    title: 'Search',
    asked: 40_000,
    total: 40_000,
    done: 0,
    facts: null,
    bytes: null,
    failure: null,
    href: null,
    createdAt: '2026-01-01T00:00:00Z',
    expiresAt: '2026-01-02T00:00:00Z',
  };
  let now: object = { ...file, status: 'RUNNING', done: 10_000 };
  await page.route('**/api/exports', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 202, json: { data: { ...file, status: 'WAITING' } } })
      : route.fulfill({ json: { data: [now] } }),
  );
  await page.route('**/api/exports/a', (route) => route.fulfill({ json: { data: now } }));
  await page.goto(results);
  await open(page);
  await start(page).click();
  await expect(dialog(page).getByText('Your file is being made: 10.000 of 40.000')).toBeVisible();
  await expect(
    dialog(page).getByRole('progressbar', { name: 'Companies written' }),
  ).toHaveAttribute('aria-valuenow', '10000');
  await expectSound(page, 'a file that is being made');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your file is still being made.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
  now = { ...file, status: 'DONE', done: 40_000, href: '/api/user/data' };
  const { bytes } = await download(page, async () => {
    await expect(page.getByText('Your file is ready.')).toBeVisible();
    await page.getByRole('button', { name: 'Download', exact: true }).click();
  });
  expect(bytes.length).toBeGreaterThan(0);
});

test('what the server refuses is said, and can be tried again', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(results);
  await page.route('**/api/exports', (route) => {
    const json = { error: 'Too many files are being made.', code: 'unavailable' };
    return route.fulfill({ status: 503, json });
  });
  await open(page);
  await start(page).click();
  await expect(dialog(page).getByText('Too many files are being made.')).toBeVisible();
  await page.unroute('**/api/exports');
  const { name } = await download(page, () =>
    dialog(page).getByRole('button', { name: 'Try again' }).click(),
  );
  expect(name).toMatch(/\.xlsx$/);
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('no axe violation, nothing sticks out', async ({ signedInPage: page }) => {
      await page.goto(results);
      await open(page);
      await expect(start(page)).toBeVisible();
      await expectSound(page, `the choice of a file, ${scheme}`);
      await download(page, () => start(page).click());
      await expect(dialog(page).getByRole('button', { name: 'Another file' })).toBeVisible();
      await expectSound(page, `a file that is ready, ${scheme}`);
    });
  });
}

test('a file may have the columns of the table', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`${results}&view=table&solvencyRatioFrom=10`);
  await open(page);
  await dialog(page).getByText('CSV', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'As in the table' }).click();
  const { bytes } = await download(page, () => start(page).click());
  const { head } = readCsv(bytes);
  expect(head).toEqual([
    ...['CVR number', 'Name', 'Industry', 'Employees', 'Revenue (DKK)', 'Gross profit (DKK)'],
    ...['Net profit (DKK)', 'Equity (DKK)', 'Accounts until', 'Months', 'Total assets (DKK)'],
    ...['Solvency ratio (%)', 'City'],
  ]);
  await page.goto(results);
  await open(page);
  await expect(dialog(page).getByRole('button', { name: 'Usual choice' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'As in the table' })).toHaveCount(0);
});

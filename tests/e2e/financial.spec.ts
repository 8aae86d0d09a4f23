import type { Page } from '@playwright/test';
import { createCompany, deleteCompany, setFirstPeriod } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

const NAME = 'Skovlund Savværk A/S';
const EMPTY = 'No financial data available.';

let company: string;
let empty: string;
let solid: string;

test.beforeAll(async () => {
  company = await createCompany(NAME, [
    { year: 2016, currency: 'EUR', amounts: { revenue: 60_000 } },
    { year: 2017, amounts: { revenue: 500_000 }, flags: { assets: 'two values of Assets' } },
    { year: 2018, amounts: { profit_loss: -40_000 } },
    { year: 2019, amounts: { revenue: 800_000, profit_loss: 10_000 } },
    { year: 2020, amounts: { revenue: 1_000_000, profit_loss: -20_000, equity: 300_000 } },
    {
      year: 2021,
      pdfUrl: 'https://reports.example/2021.pdf',
      amounts: { revenue: 1_234_567, profit_loss: 50_000, assets: 2_000_000 },
      flags: { equity: 'the report gives different values of Equity' },
    },
    { year: 2020, scope: 'GROUP', amounts: { revenue: 8_000_000 } },
    { year: 2021, scope: 'GROUP', amounts: { revenue: 9_000_000 } },
    { year: 2021, endDate: '2021-06-30', kind: 'HALF_YEAR', amounts: { revenue: 333 } },
  ]);
  empty = await createCompany('Skovlund Tom ApS');
  solid = await createCompany('Skovlund Solid ApS', [
    { year: 2021, amounts: { equity: 300, assets: 800 } },
  ]);
});

test.afterAll(async () => {
  for (const key of [company, empty, solid]) await deleteCompany(key);
});

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Company pages' }).getByRole('link', { name });

/** The cells of a line; a group may have the same name as its total, which is last. */
const cells = (page: Page, table: string, line: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: line, exact: true }) })
    .last()
    .getByRole('cell')
    .filter({ hasText: /./ });

const ends = (page: Page) =>
  page.getByRole('table', { name: 'INCOME STATEMENT' }).getByRole('columnheader');

test('the overview has the main figures of the newest accounts, and leads to all', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${company}`);
  const card = page.getByRole('region', { name: 'Newest accounts' });
  const figure = (name: string) =>
    card.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(card).toContainText('01/01/2021 – 31/12/2021 · DKK');
  await expect(figure('Revenue')).toHaveText(/^1\.234\.567\+23,46\s%$/);
  await expect(figure('Net profit')).toHaveText('50.000turned positive');
  await expect(figure('Equity')).toHaveText('the report contradicts itself');
  await expect(figure('Average employees')).toHaveText('0 (not reported)');
  await expect(figure('Solvency ratio'), 'its equity is contradicted').toHaveCount(0);
  await expect(card.getByRole('link', { name: /^Annual report/ })).toHaveAttribute(
    'href',
    'https://reports.example/2021.pdf',
  );
  await expectNoOverflow(page, 'newest accounts');
  await card.getByRole('link', { name: 'All accounts and reports' }).press('Enter');
  await expect(page).toHaveURL(/[?&]tab=financial/);
  await page.goto(`/detail/${solid}`);
  await expect(figure('Solvency ratio')).toHaveText(/^37,50\s%equity ÷ assets ×\s100$/);
  await page.goto(`/detail/${empty}`);
  await expect(page.getByRole('region', { name: 'Signals' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the tab has an address that reload and back keep', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${company}?from=discover&search=savværk&page=2`);
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  await tab(page, 'Financial').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]tab=financial/);
  await expect(page).toHaveTitle(new RegExp(`${NAME} · Financial`));
  const table = page.getByRole('table', { name: 'INCOME STATEMENT' });
  await expect(table).toBeVisible();
  await page.reload();
  await expect(table).toBeVisible();
  await expect(tab(page, 'Financial')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'Overview')).not.toHaveAttribute('aria-current');
  const back = page.getByRole('link', { name: 'Back to results' });
  await expect(back).toHaveAttribute('href', /\/discover\?search=savv%C3%A6rk&page=2/);
  await page.goBack();
  await expect(page.getByText('Bussiness ID')).toBeVisible();
  await expect(table).toBeHidden();
});

test('figures, their change, what is missing and what contradicts; all lines and reports', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${company}?tab=financial`);
  const revenue = cells(page, 'INCOME STATEMENT', 'Revenue');
  // The year before 2019 has no revenue, so there is no change.
  await expect(revenue).toHaveText(['1.234.567+23,46 %', '1.000.000+25,00 %', '800.000', /^0/]);
  await expect(revenue.last()).toHaveText('0 (not reported)');
  await expect(revenue.last().getByTitle('not reported')).toHaveClass(/text-muted/);
  await expect(cells(page, 'INCOME STATEMENT', 'Net profit')).toHaveText([
    '50.000turned positive',
    '-20.000turned negative',
    '10.000turned positive',
    '-40.000',
  ]);
  const equity = cells(page, 'BALANCE SHEET', 'Equity');
  await expect(equity.first()).toHaveText('the report contradicts itself');
  await expect(equity.nth(1)).toHaveText('300.000');
  await expect(cells(page, 'BALANCE SHEET', 'Assets').first()).toHaveText('2.000.000');
  await expect(page.getByText('333', { exact: true })).toHaveCount(0);

  await test.step('every line of the two statements', async () => {
    const rows = (name: string) =>
      page.getByRole('table', { name }).locator('tbody th[scope="row"]');
    await expect.soft(rows('INCOME STATEMENT')).toHaveCount(17);
    await expect.soft(rows('BALANCE SHEET')).toHaveCount(38);
  });

  await test.step('reports are linked and free, a credit report has its price', async () => {
    const reports = page.getByRole('region', { name: 'Annual reports' });
    const link = reports.getByRole('link');
    await expect.soft(link).toHaveCount(1);
    await expect.soft(link).toHaveAttribute('href', 'https://reports.example/2021.pdf');
    await expect.soft(link).toContainText('01/01/2021 – 31/12/2021');
    await expect.soft(reports.getByText('free')).toBeVisible();
    await expect.soft(reports.getByText('8 Kr ex. VAT')).toBeVisible();
  });
});

test('four periods at a time, newest first', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${company}?tab=financial`);
  const periods = page.getByRole('navigation', { name: 'Periods' });
  await expect(periods).toContainText('1–4 of 6 periods');
  await expect(ends(page)).toHaveText([/Line/, /2021DKK$/, /2020DKK$/, /2019DKK$/, /2018DKK$/]);
  const newer = periods.getByRole('link', { name: 'Newer periods' });
  const older = periods.getByRole('link', { name: 'Older periods' });
  await expect(newer).toHaveAttribute('aria-disabled', 'true');

  await older.press('Enter');
  await expect(page).toHaveURL(/[?&]periods=4/);
  await expect(periods).toContainText('5–6 of 6 periods');
  await expect(ends(page)).toHaveText([/Line/, /2017DKK$/, /2016EUR$/]);
  await expect(cells(page, 'INCOME STATEMENT', 'Revenue')).toHaveText([
    '500.000- (no change, the period before is in another currency)',
    '60.000',
  ]);
  await expect(older).toHaveAttribute('aria-disabled', 'true');
  await expect(older, 'the keyboard keeps its place').toBeFocused();
  await page.reload();
  await expect(periods).toContainText('5–6 of 6 periods');
  await newer.click();
  await expect(periods).toContainText('1–4 of 6 periods');
  await expect(page).not.toHaveURL(/periods=/);
});

test('periods that there are not are the nearest ones', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  for (const [wanted, shown] of [
    ['abc', '1–4'],
    ['5', '5–6'],
    ['-8', '1–4'],
    ['999999', '5–6'],
    ['2', '1–4'],
  ] as const) {
    await page.goto(`/detail/${company}?tab=financial&periods=${wanted}&scope=none`);
    await expect.soft(page.getByText(`${shown} of 6 periods`), `periods=${wanted}`).toBeVisible();
  }
});

test('the group’s accounts beside the company’s own', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${company}?tab=financial&periods=4`);
  const scopes = page.getByRole('navigation', { name: 'Accounts' });
  await expect(scopes.getByRole('link', { name: 'Company' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await scopes.getByRole('link', { name: 'Group' }).click();
  await expect(page).toHaveURL(/[?&]scope=group/);
  await expect(page).not.toHaveURL(/periods=/);
  const revenue = cells(page, 'INCOME STATEMENT', 'Revenue');
  await expect(revenue).toHaveText(['9.000.000+12,50 %', '8.000.000']);
  await page.reload();
  await expect(revenue.first()).toHaveText('9.000.000+12,50 %');
  await scopes.getByRole('link', { name: 'Company' }).click();
  await expect(revenue.first()).toHaveText('1.234.567+23,46 %');
});

test('a company without accounts says so', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${empty}?tab=financial&periods=4&scope=group`);
  await expect(page.getByRole('heading', { name: EMPTY })).toBeVisible();
  await expect(page.getByText('The company has published no annual accounts')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Annual reports' })).toContainText('No data found');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Accounts' })).toHaveCount(0);
  await expectSound(page, 'without accounts');
});

test('a company whose first accounts are awaited tells when they are due, on both tabs', async ({
  signedInPage: page,
}) => {
  const young = await createCompany('Skovlund Ny ApS');
  try {
    await setFirstPeriod(young, '2021-03-01', '2022-06-30');
    const first = 'Its first annual accounts cover 01/03/2021 – 30/06/2022.';
    for (const tabOf of ['financial', 'key-figure']) {
      await page.goto(`/detail/${young}?tab=${tabOf}`);
      await expect(page.getByText(`${first} They are due by 31/12/2022`)).toBeVisible();
    }
  } finally {
    await deleteCompany(young);
  }
});

test('wide tables scroll inside themselves, names stay in sight', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto(`/detail/${company}?tab=financial`);
  const table = page.getByRole('table', { name: 'BALANCE SHEET' });
  await expect(table).toBeVisible();
  await expectNoOverflow(page, 'four periods');
  const scroller = table.locator('..');
  const hidden = await scroller.evaluate((box) => box.scrollWidth - box.clientWidth);
  if (isMobile) expect(hidden).toBeGreaterThan(0);
  else expect(hidden).toBe(0);
  await scroller.focus();
  await scroller.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  const name = table.getByRole('rowheader', { name: 'Inventories' });
  await name.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport({ ratio: 1 });
  if (isMobile) return;
  const periods = table.getByRole('columnheader');
  await table.getByRole('rowheader', { name: 'Liabilities and equity' }).scrollIntoViewIfNeeded();
  await expect(periods.last(), 'where all of it has room, periods stay too').toBeInViewport();
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('has no axe violation and nothing sticks out', async ({ signedInPage: page }) => {
      await page.goto(`/detail/${company}?tab=financial&periods=4`);
      await expect(page.getByText('the report contradicts itself').first()).toBeVisible();
      await expectSound(page, `financial, ${scheme}`);
    });
  });
}

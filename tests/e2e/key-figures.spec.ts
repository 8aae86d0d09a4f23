import type { Page } from '@playwright/test';
import { createCompany, deleteCompany, withClient } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { addPeers, deletePeers } from '../support/peers.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

let company: string;
let few: string;
let empty: string;
let restated: string;

/** 1 to `count`, including the company's own figure. */
const upTo = (count: number) => Array.from({ length: count }, (_none, place) => place + 1);

test.beforeAll(async () => {
  const forty = upTo(40).map((place) => ({
    year: 1981 + place,
    amounts: { equity: 1, roe: place, solvency_ratio: 50.5 - place, liquidity_ratio: 120 },
  }));
  company = await createCompany('Skovlund Nøgletal A/S', [
    ...forty,
    { year: 2021, scope: 'GROUP', amounts: { roe: 77.7 } },
    { year: 2020, startDate: '2019-07-01', scope: 'GROUP', amounts: { roe: 50 } },
  ]);
  few = await createCompany('Skovlund Få ApS', [
    { year: 2021, amounts: { roe: 5 } },
    {
      ...{ year: 2021, effective: false, amended: true, publishedAt: '2022-09-01T10:00:00Z' },
      pdfUrl: 'https://reports.example/corrected.pdf',
    },
  ]);
  empty = await createCompany('Skovlund Tom ApS');
  restated = await createCompany('Skovlund Primo ApS', [
    { year: 2021, amounts: { equity: 600, roe: 25 } },
    { year: 2020, amounts: { equity: 400, roe: 10 } },
  ]);
  await withClient((client) =>
    client.query(
      `insert into accounting_periods
         (company_key, filing_id, start_date, end_date, scope, comparative, effective, equity)
       select company_key, filing_id, '2020-01-01', '2020-12-31', scope, true, false, 200
       from accounting_periods where company_key = $1 and end_date = '2021-12-31'`,
      [restated],
    ),
  );
  const endDate = '2021-12-31';
  await addPeers({
    key: company,
    sizeClass: company,
    endDate,
    own: { roe: 16, solvency_ratio: 12 },
    // 20 others besides the company itself, and one too few.
    group: { roe: upTo(21), solvency_ratio: upTo(20) },
  });
  await addPeers({ key: few, sizeClass: few, endDate, own: { roe: 5 }, group: { roe: upTo(20) } });
});

test.afterAll(async () => {
  await deletePeers(company, company);
  await deletePeers(few, few);
  for (const key of [company, few, empty, restated]) await deleteCompany(key);
});

const table = (page: Page) => page.getByRole('table', { name: 'Key Figures' });

const row = (page: Page, name: RegExp) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

const peers = (page: Page) => page.getByRole('region', { name: 'Among its peers' });

test('six figures with formula, unit and direction over all periods', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${company}?tab=financial`);
  await page.getByRole('link', { name: 'Key Figure' }).press('Enter');
  await expect(page).toHaveURL(/[?&]tab=key-figure/);
  await expect(page).toHaveTitle(/^Skovlund Nøgletal A\/S · Key Figure/);
  await expect(table(page).locator('tbody th')).toHaveText([
    /^ROE.*profit ÷ average equity ×\s100.*in percent · higher is better$/,
    /^ROI.*\(profit before tax \+ finance expenses\) ÷ average assets ×\s100.*in percent/,
    /^Coverage ratio.*gross profit \(or gross result\) ÷ revenue ×\s100.*in percent/,
    /^Liquidity ratio.*current assets ÷ short-term liabilities ×\s100.*in percent/,
    /^Profit margin.*operating profit ÷ revenue ×\s100.*in percent/,
    /^Solvency ratio.*equity ÷ assets ×\s100.*in percent/,
  ]);
  await expect(table(page).getByRole('columnheader')).toHaveCount(41);
  const source = page.getByText(/^Source: the company’s annual reports/);
  await expect(source.getByRole('link', { name: 'Annual reports' })).toHaveAttribute(
    'href',
    /tab=financial.*#annual-reports$/,
  );
  const roe = row(page, /^ROE/).getByRole('cell');
  await expect(roe).toHaveCount(40);
  await expect(roe.first()).toHaveText('40,00 %+1,00 pp');
  await expect(roe.last()).toHaveText(
    '1,00 %on closing equity (no opening balance is known, so there is no average)',
  );
  await expect(
    row(page, /^Solvency/)
      .getByRole('cell')
      .first(),
  ).toHaveText('10,50 %-1,00 pp');
  await expect(
    row(page, /^Liquidity/)
      .getByRole('cell')
      .first(),
  ).toHaveText('120,00 %0,00 pp');

  await test.step('what cannot be computed is a muted 0 that says so', async () => {
    const margin = row(page, /^Profit margin/)
      .getByRole('cell')
      .first();
    await expect.soft(margin).toHaveText('0,00 % (cannot be computed)revenue not reported');
    await expect.soft(margin.getByTitle('cannot be computed')).toHaveClass(/text-muted/);
  });

  await test.step('a line is drawn where there are figures', async () => {
    await expect.soft(row(page, /^ROE/).locator('polyline')).toHaveCount(1);
    const points = await row(page, /^ROE/).locator('polyline').getAttribute('points');
    expect.soft(points?.split(' ')).toHaveLength(40);
    await expect.soft(row(page, /^Profit margin/).locator('svg')).toHaveCount(0);
  });
});

test('the place among peers, with their number; hidden among fewer than 20', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${company}?tab=key-figure`);
  // 15 of 20 others are lower.
  const text = 'Higher than 75 % of 20 peers · their median is 10,50 %';
  await expect(peers(page).getByRole('listitem')).toHaveText([/^ROE.*16,00\s%/]);
  await expect(peers(page).getByText(text)).toBeVisible();
  await expect(peers(page)).toContainText('begins with 000');
  await expect(peers(page)).toContainText('until 31/12/2021');
  await expect(peers(page)).toContainText('fewer than 20 peers have');

  await page.goto(`/detail/${few}?tab=key-figure`);
  await expect(peers(page)).toContainText('begins with 00,');
  await expect(peers(page)).toContainText('These two digits are the industry’s division');
  await expect(peers(page)).toContainText('There are fewer than 20 peers');
  await expect(peers(page).getByRole('listitem')).toHaveCount(0);
});

test('a corrected report without figures is told, with a link', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  for (const tab of ['key-figure', 'financial']) {
    await page.goto(`/detail/${few}?tab=${tab}`);
    const link = page.getByRole('link', { name: /^corrected report/ });
    await expect(link).toHaveAttribute('href', 'https://reports.example/corrected.pdf');
    await expect(page.getByText('Year ended 31/12/2021: A')).toContainText(
      'was published on 01/09/2022; the figures are those of the first one.',
    );
  }
});

test('a return on a restated opening balance is told, with the balance', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${restated}?tab=key-figure`);
  await expect(row(page, /^ROE/).getByRole('cell')).toHaveText([
    '25,00 %- (no change, one of the two years is on its closing balance, not on an average)opening equity restated (averaged with the opening balance as this report states it anew: 200)',
    '10,00 %on closing equity (no opening balance is known, so there is no average)',
  ]);
});

test('the group’s figures beside the company’s own', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${company}?tab=key-figure`);
  const scopes = page.getByRole('navigation', { name: 'Accounts' });
  await scopes.getByRole('link', { name: 'Group' }).click();
  await expect(page).toHaveURL(/tab=key-figure&scope=group/);
  await expect(row(page, /^ROE/).getByRole('cell')).toHaveText([
    '77,70 %- (no change, the periods are not of the same length)',
    '50,00 %',
  ]);
  await page.getByRole('link', { name: 'Financial' }).click();
  await expect(page).toHaveURL(/tab=financial&scope=group/);
  await page.getByRole('link', { name: 'Key Figure' }).click();
  await expect(page).toHaveURL(/tab=key-figure&scope=group/);
  await scopes.getByRole('link', { name: 'Company' }).click();
  await expect(page).not.toHaveURL(/scope=/);
  await expect(row(page, /^ROE/).getByRole('cell')).toHaveCount(40);
});

test('a company without accounts says so', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${empty}?tab=key-figure&scope=group`);
  await expect(page.getByRole('heading', { name: 'No financial data available.' })).toBeVisible();
  await expect(peers(page)).toHaveCount(0);
  await expectSound(page, 'without key figures');
});

test('forty periods scroll inside themselves, names stay in sight', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${company}?tab=key-figure`);
  await expect(table(page)).toBeVisible();
  await expectNoOverflow(page, 'forty periods');
  await expect(page.getByText('40 periods, the oldest furthest right')).toBeVisible();
  const scroller = table(page).locator('..');
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await scroller.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect(row(page, /^ROE/).getByRole('cell').last()).toBeInViewport();
  await expect(row(page, /^ROE/).getByText('ROE, return on equity')).toBeInViewport({ ratio: 1 });
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('has no axe violation and nothing sticks out', async ({ signedInPage: page }) => {
      await page.goto(`/detail/${company}?tab=key-figure`);
      await expect(peers(page)).toBeVisible();
      await expectSound(page, `key figures, ${scheme}`);
    });
  });
}

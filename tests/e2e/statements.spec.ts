import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

let forty: string;
let broken: string;
let groupOnly: string;

test.beforeAll(async () => {
  const years = Array.from({ length: 40 }, (_none, place) => 1982 + place);
  forty = await createCompany(
    'Skovlund Fyrre A/S',
    years.map((year) => ({
      year,
      pdfUrl: `https://reports.example/${year}.pdf`,
      amounts: { gross_profit: year, profit_loss: year - 2000, equity: year - 1990, assets: year },
    })),
  );
  broken = await createCompany('Skovlund Brudt ApS', [
    { year: 2014, currency: 'EUR', amounts: { revenue: 200, equity: 10 } },
    { year: 2015, amounts: { revenue: 2_000_000, equity: 100_000 } },
    { year: 2017, endDate: '2018-06-30', amounts: { revenue: 3_000_000, equity: -800_000 } },
    { year: 2018, startDate: '2018-04-01', amounts: { revenue: 1_000_000, equity: -815_000 } },
    { year: 2019, amounts: { revenue: 2_100_000, equity: -765_000 } },
  ]);
  groupOnly = await createCompany('Skovlund Koncern A/S', [
    { year: 2021, scope: 'GROUP', amounts: { revenue: 9_000_000 } },
  ]);
});

test.afterAll(async () => {
  for (const key of [forty, broken, groupOnly]) await deleteCompany(key);
});

const charts = (page: Page) => page.getByRole('region', { name: 'Main figures of all periods' });

const told = (page: Page) => page.getByRole('table', { name: 'Main figures of all periods' });

const heads = (page: Page) =>
  page.getByRole('table', { name: 'INCOME STATEMENT' }).getByRole('columnheader');

const revenue = (page: Page) =>
  page
    .getByRole('table', { name: 'INCOME STATEMENT' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Revenue', exact: true }) })
    .getByRole('cell')
    .filter({ hasText: /./ });

test('gross profit, profit, equity and balance are drawn over all periods', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${forty}?tab=financial`);
  await expect(charts(page).getByRole('heading', { level: 3 })).toHaveText([
    ...['Gross profit', 'Net profit', 'Equity', 'Assets'],
  ]);
  await expect(charts(page).locator('title')).toHaveCount(160);
  await expect(charts(page).locator('title').first()).toHaveText('31/12/1982: 1.982 DKK');
  await expect(charts(page)).toContainText('2.021 DKK');
  await expect(charts(page)).toContainText('Faint bars are periods that are not in the tables');
  // The contents of the chart must be available without seeing it.
  await expect(told(page).getByRole('row')).toHaveCount(41);
  await expect(told(page).getByRole('row').last()).toHaveText(
    '31/12/19821.982 DKK-18 DKK-8 DKK1.982 DKK',
  );
});

test('forty periods: to the ends in one step, old reports on demand', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${forty}?tab=financial`);
  const periods = page.getByRole('navigation', { name: 'Periods' });
  await periods.getByRole('link', { name: 'Oldest periods' }).press('Enter');
  await expect(periods).toContainText('37–40 of 40 periods');
  await expect(heads(page)).toHaveText([/Line/, /1985/, /1984/, /1983/, /1982/]);
  await periods.getByRole('link', { name: 'Newest periods' }).click();
  await expect(periods).toContainText('1–4 of 40 periods');
  await expect(page).not.toHaveURL(/periods=/);
  const reports = page.getByRole('region', { name: 'Annual reports' }).getByRole('link');
  await expect(reports).toHaveCount(8);
  await page.getByText('32 older reports').click();
  await expect(reports).toHaveCount(40);
});

test('gaps, overlaps, a changed year and two currencies are named and not compared', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${broken}?tab=financial`);
  await expect(heads(page)).toHaveText([
    'Line',
    'other length before01/01/2019 –31/12/2019DKK',
    'overlaps the last9 months01/04/2018 –31/12/2018DKK',
    'gap before18 months01/01/2017 –30/06/2018DKK',
    'other currency before01/01/2015 –31/12/2015DKK',
  ]);
  await expect(revenue(page)).toHaveText([
    '2.100.000- (no change, the periods are not of the same length)',
    '1.000.000- (no change, the periods overlap)',
    '3.000.000- (no change, there is a gap between the periods)',
    '2.000.000- (no change, the period before is in another currency)',
  ]);
  await expect(
    revenue(page).first().getByTitle('no change, the periods are not of the same length'),
  ).toBeVisible();
  await expect(charts(page), 'said, not only a title: touch has none').toContainText(
    '2.100.000 DKKno change, the periods are not of the same length',
  );
  await expect(charts(page)).toContainText('Drawn in DKK; periods in EUR are left out.');
  await expect(charts(page)).toContainText('A dashed line stands where');
  await expect(charts(page).locator('title').first()).toHaveText('31/12/2014: EUR');
  await expect(charts(page).locator('title').nth(2)).toHaveText(
    '30/06/2018 (18 months): 3.000.000 DKK',
  );
  await expect(told(page).getByRole('rowheader', { name: '31/12/2018 (9 months)' })).toHaveCount(1);
  await expect(told(page).getByRole('row').last()).toContainText('200 EUR');

  await test.step('negative equity is drawn below zero', async () => {
    await expect.soft(charts(page)).toContainText('-765.000 DKK6,13 % less negative');
    await expect.soft(charts(page).locator('rect.fill-bad')).toHaveCount(3);
  });
  await page.getByRole('link', { name: 'Older periods' }).click();
  await expect(heads(page).last()).toHaveText('01/01/2014 –31/12/2014EUR');
});

test('Danish names beside the English ones on request', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${forty}?tab=financial&periods=4`);
  const lines = page.locator('tbody th[scope="row"]');
  await expect(page.getByText('Årets resultat')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show Danish labels' }).press('Enter');
  await expect(page).toHaveURL(/labels=da/);
  await expect(page).toHaveURL(/periods=4/);
  await expect(lines.filter({ hasText: /^Net profitÅ/ })).toHaveText('Net profitÅrets resultat');
  await expect(lines.locator('[lang="da"]')).toHaveCount(55);
  await page.getByRole('link', { name: 'Older periods' }).click();
  await expect(lines.locator('[lang="da"]'), 'paging keeps them').toHaveCount(55);
  await page.getByRole('link', { name: 'Hide Danish labels' }).click();
  await expect(lines.locator('[lang="da"]')).toHaveCount(0);
});

test('only the group has accounts: that is said', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${groupOnly}?tab=financial`);
  await expect(page.getByText('Accounts of the group')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Accounts' })).toHaveCount(0);
  await expect(revenue(page)).toHaveText(['9.000.000']);
});

test('all periods come as files', async ({ signedInPage: page, isMobile }) => {
  await page.goto(`/detail/${forty}?tab=financial`);
  // One file at both widths, the other one only once.
  for (const format of isMobile ? ['CSV'] : ['CSV', 'XLSX']) {
    await test.step(format, async () => {
      const waited = page.waitForEvent('download');
      await page.getByRole('link', { name: `Download all periods as ${format}` }).click();
      const file = await waited;
      expect(file.suggestedFilename()).toMatch(
        new RegExp(`^veminto-${forty}-solo-\\d{8}-\\d{6}\\.${format.toLowerCase()}$`),
      );
      const content = readFileSync(await file.path());
      if (format === 'CSV') expect(content.toString()).toContain('Skovlund Fyrre A/S');
      else expect(content.subarray(0, 2).toString()).toBe('PK');
    });
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('has no axe violation and nothing sticks out', async ({ signedInPage: page }) => {
      await page.goto(`/detail/${broken}?tab=financial&labels=da`);
      await expect(charts(page)).toBeVisible();
      await expectSound(page, `broken periods, ${scheme}`);
      await page.goto(`/detail/${forty}?tab=financial`);
      await expect(charts(page)).toBeVisible();
      await expectNoOverflow(page, 'forty periods');
    });
  });
}

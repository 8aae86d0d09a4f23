import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { realRegister } from '../support/real-register.ts';
import { type Oracle, realReports } from '../support/real-reports.ts';

/** Lines that correspond to one report element: the preferred one first, then that of IFRS. */
const INCOME = {
  Revenue: ['Revenue', 'NetSales'],
  'Gross profit': ['GrossProfitLoss', 'GrossProfit'],
  'Gross result': ['GrossResult'],
  'Distribution cost': ['DistributionCosts'],
  'Administrative expenses': ['AdministrativeExpenses', 'AdministrativeExpense'],
  'Personnel costs': ['EmployeeBenefitsExpense'],
  'Profit or loss from ordinary operating activities': [
    'ProfitLossFromOrdinaryOperatingActivities',
    'ProfitLossFromOperatingActivities',
  ],
  'Other finance income': ['OtherFinanceIncome', 'FinanceIncome'],
  'Other finance expense': ['OtherFinanceExpenses', 'FinanceExpenses', 'FinanceCosts'],
  'Net profit': ['ProfitLoss'],
};

const BALANCE = {
  Goodwill: ['Goodwill'],
  'Non-current assets': ['NoncurrentAssets'],
  Inventories: ['Inventories'],
  'Other short-term receivables': ['OtherShorttermReceivables', 'OtherCurrentReceivables'],
  'Current assets': ['CurrentAssets'],
  Assets: ['Assets'],
  'Contributed capital': ['ContributedCapital', 'PaidContributedCapital', 'IssuedCapital'],
  'Retained earnings': ['RetainedEarnings'],
  Equity: ['Equity'],
  Provisions: ['Provisions'],
  'Long-term mortgage debt': ['LongtermMortgageDebt'],
  'Short-term liabilities other than provisions': [
    ...['ShorttermLiabilitiesOtherThanProvisions', 'CurrentLiabilities'],
  ],
  'Liabilities other than provisions': ['LiabilitiesOtherThanProvisions', 'Liabilities'],
  'Liabilities and equity': ['LiabilitiesAndEquity', 'EquityAndLiabilities'],
};

const CONTRADICTS = 'the report contradicts itself';
const danish = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 });

/** Values by local names; contradictory values are marked. */
function readingOf(oracle: Oracle, scope: 'solo' | 'group', which: 'current' | 'previous') {
  const values = Object.entries(oracle.values[scope]?.[which] ?? {}).map(([name, value]) => {
    const bare = name.replace(/^.*:/, '');
    const conflict = oracle.conflicts?.some(
      ([own, period, element]) => own === scope && period === which && element === name,
    );
    return [bare, conflict ? CONTRADICTS : danish.format(Number(value))] as const;
  });
  return new Map(values);
}

/** The figure of a line without its change, which is in words or percent. */
async function shownIn(page: Page, table: string, line: string): Promise<string[]> {
  const cells = page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader', { name: new RegExp(`^${line}(?: \\(part of .*\\))?$`) }),
    })
    .last()
    .getByRole('cell')
    .filter({ hasText: /./ });
  return cells.evaluateAll((found) =>
    // A missing figure has its own element, with a word for users who cannot see the grey.
    found.map((cell) => cell.firstChild?.textContent?.replace(/ \(not reported\)$/, '') ?? ''),
  );
}

const isoDay = (text: string) => text.split('-').toReversed().join('/');

async function expectStatements(page: Page, oracle: Oracle, scope: 'solo' | 'group') {
  await page.goto(`/detail/${oracle.cvr}?tab=financial&scope=${scope}`);
  const heads = page.getByRole('table', { name: 'INCOME STATEMENT' }).locator('thead th');
  await expect(heads).toHaveText([
    /Line/,
    new RegExp(`${isoDay(oracle.period[0])} –${isoDay(oracle.period[1])}DKK$`),
    new RegExp(`${isoDay(oracle.preceding[0])} –${isoDay(oracle.preceding[1])}DKK$`),
  ]);
  const readings = (['current', 'previous'] as const).map((which) =>
    readingOf(oracle, scope, which),
  );
  let compared = 0;
  for (const [table, lines] of [
    ['INCOME STATEMENT', INCOME],
    ['BALANCE SHEET', BALANCE],
  ] as const) {
    for (const [line, elements] of Object.entries(lines)) {
      const expected = readings.map(
        (values) => elements.map((name) => values.get(name)).find(Boolean) ?? '0',
      );
      expect.soft([line, await shownIn(page, table, line)]).toEqual([line, expected]);
      compared += expected.filter((text) => text !== '0').length;
    }
  }
  expect.soft(compared, 'the report has most of them').toBeGreaterThan(12);
}

async function expectRatios(page: Page, oracle: Oracle) {
  const scope = oracle.values.solo ? 'solo' : 'group';
  const values = new Map(
    Object.entries(oracle.values[scope]?.current ?? {}).map(
      ([name, value]) => [name.replace(/^.*:/, ''), Number(value)] as const,
    ),
  );
  const ratio = (part: string[], whole: string[]) => {
    const of = (names: string[]) => names.map((name) => values.get(name)).find(Number.isFinite);
    const [above, below] = [of(part), of(whole)];
    if (above === undefined || !below) return '0,00';
    return (Math.round((above / below) * 10_000) / 100).toFixed(2).replace('.', ',');
  };
  await page.goto(`/detail/${oracle.cvr}?tab=key-figure`);
  const newest = (name: RegExp) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .getByRole('cell')
      .first();
  const unpointed = async (name: RegExp) =>
    ((await newest(name).textContent()) ?? '').replace(/\u00a0%.*$/, '').replaceAll('.', '');
  await expect(newest(/^Solvency/)).toBeVisible();
  expect.soft(await unpointed(/^Solvency/)).toBe(ratio(['Equity'], ['Assets']));
  expect
    .soft(await unpointed(/^Liquidity/))
    .toBe(
      ratio(['CurrentAssets'], ['ShorttermLiabilitiesOtherThanProvisions', 'CurrentLiabilities']),
    );
}

// What the server sends is read here; that scripts keep it, other specs show.
test.use({ javaScriptEnabled: false });

for (const { file, oracle } of realReports) {
  test(`${file}: the pages have the values of an independent reading, and its ratios`, async ({
    signedInPage: page,
  }) => {
    for (const scope of ['solo', 'group'] as const) {
      if (!oracle.values[scope]) continue;
      await test.step(scope, () => expectStatements(page, oracle, scope));
    }
    await test.step('solvency and liquidity', () => expectRatios(page, oracle));
  });
}

if (realRegister) {
  const document = readFileSync(path.join(realRegister, 'magenta_company_in.json'), 'utf8');

  test('roles and the drawing rule of a real company', async ({ signedInPage: page }) => {
    await page.goto('/detail/25052943?tab=roles');
    const rule = page.getByRole('region', { name: 'Drawing Rules' }).locator('p');
    await expect(rule).toHaveText('Selskabet tegnes af den administrerende direktør');
    expect(document).toContain((await rule.textContent()) ?? 'no rule');
    const rows = (table: string) =>
      page.getByRole('table', { name: table }).locator('tbody').getByRole('row');
    await expect(rows('Legal owners')).toHaveText([
      /^66,67–89,99\s%.*MORTEN KJÆRSGAARD HOLDING ApS/,
      /^5–9,99\s%.*Karen Demo 677/,
    ]);
    await expect(rows('Auditor')).toHaveText([/Revisionsfirmaet Bent Jørgensen/]);
    await expect(rows('Founders')).toHaveText([/ApS KBUS 38 nr\.3117/]);
    await page.getByRole('link', { name: 'Former roles (10)' }).click();
    await expect(rows('MANAGEMENT/ADMINISTRATION')).toHaveCount(1);
    await expect(rows('Proprietors and partners'), 'they are liable').toHaveCount(2);
    await expect(rows('Board')).toHaveCount(4);
  });
}

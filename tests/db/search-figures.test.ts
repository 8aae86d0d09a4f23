import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { previousOf } from '@/lib/financials/restated';
import { previousSql } from '@/lib/financials/restated-sql';
import { TRENDS } from '@/lib/search-index/choices';
import type { RatioFilter } from '@/lib/search-index/percent-filters';
import { each, entry, company as filer, input, report } from '../fixtures/filings/inputs';
import { accountsOf, type YearOf } from '../support/account-records';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';
import { storedIndex } from '../support/stored-index';

const database = await registerDatabase('search_figures');
const { loadCompanies } = await import('@/lib/register/load');
const { loadFilings } = await import('@/lib/register/filings/load');
beforeEach(() => database.clear());

const full = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;

/** The index entry of a company's accounts. */
async function indexed(key: string) {
  const index = await storedIndex();
  const doc = index.keys.indexOf(Number(key));
  const figureOf = (field: 'profit' | 'equity' | 'revenueGrowth') => {
    const { codes, values } = index.numbers[field];
    return values[(codes[doc] ?? 0) - 1] ?? null;
  };
  const trends = TRENDS.filter((_, place) => ((index.trends[doc] ?? 0) >> place) & 1);
  const figures = { profit: figureOf('profit'), equity: figureOf('equity') };
  return { ...figures, growth: figureOf('revenueGrowth'), trends };
}

async function withAccounts(years: readonly YearOf[]) {
  const accounts = accountsOf('99000001', years);
  await loadCompanies([companyRecord(1, { accounts }), companyRecord(2)], full);
  return indexed('99000001');
}

const before = { year: 2020, values: { revenue: 100, profitLoss: 5, equity: 40 } };
const after = { year: 2021, values: { revenue: 90, profitLoss: -7, grossProfit: 3, equity: 33 } };

test('figures are those of the newest year, growth is against the one before', async () => {
  expect(await withAccounts([before, after])).toEqual({
    profit: -7,
    equity: 33,
    growth: -10,
    trends: ['revenueDown', 'profitDown'],
  });
  expect(await indexed('99000002')).toEqual({
    profit: null,
    equity: null,
    growth: null,
    trends: [],
  });
});

test('key figures are those of the newest year, in any currency', async () => {
  const values = { solvencyRatio: 41.26, liquidityRatio: 130, coverageRatio: 33.37 };
  const returns = { profitMargin: -2.34, roe: 12, roi: 7.25 };
  await withAccounts([
    { year: 2020, values: { solvencyRatio: 10, roe: 99, roi: 98 } },
    { year: 2021, currency: 'EUR', values: { ...values, ...returns } },
  ]);
  const index = await storedIndex();
  const doc = index.keys.indexOf(99_000_001);
  const ratioOf = (field: RatioFilter) => {
    const { codes, values } = index.numbers[field];
    return values[(codes[doc] ?? 0) - 1] ?? null;
  };
  expect(ratioOf('solvencyRatio')).toBe(41.3);
  expect(ratioOf('liquidityRatio')).toBe(130);
  expect(ratioOf('coverageRatio')).toBe(33.4);
  expect(ratioOf('profitMargin')).toBe(-2.3);
  expect(ratioOf('roe')).toBe(12);
  expect(ratioOf('roi')).toBe(7.3);
});

test('a bar of a key figure finds as many companies as it says', async () => {
  const { histograms } = await import('@/lib/search/facets');
  const { searchCompanies } = await import('@/lib/search/queries');
  const { barsOf, rangeOf } = await import('@/components/filters/histogram-scale');
  const { readFilters } = await import('@/lib/search/read-filters');
  const ratios = [-0.04, 0, 9.94, 9.96, 10, 19.9, 90, 100];
  await loadCompanies(
    ratios.map((coverageRatio, at) => {
      const key = String(99_000_001 + at);
      const accounts = accountsOf(key, [{ year: 2021, values: { coverageRatio } }]);
      return companyRecord(at + 1, { accounts });
    }),
    full,
  );
  const { bins, missing } = (await histograms({ search: null })).coverageRatio;
  expect(missing).toBe(0);
  const bars = barsOf('coverageRatio', bins);
  expect(bars.filter(({ count }) => count > 0)).toEqual([
    { min: 0, max: 10, count: 3 },
    { min: 10, max: 20, count: 3 },
    { min: 90, max: null, count: 2 },
  ]);
  for (const bar of bars) {
    const { min, max } = rangeOf('coverageRatio', bar);
    const { filters } = readFilters({
      coverageRatioFrom: String(min ?? ''),
      coverageRatioTo: String(max ?? ''),
    });
    expect((await searchCompanies({ search: null, filters, page: 1 })).total).toBe(bar.count);
    expect((await histograms({ search: null, filters })).coverageRatio.bins).toEqual(bins);
  }
});

test('growth is per figure, and only from what was above zero', async () => {
  await withAccounts([
    { year: 2020, employees: 30, values: { revenue: 0, grossResult: 800 } },
    { year: 2021, employees: 20, values: { revenue: 90, grossProfit: 999 } },
  ]);
  const index = await storedIndex();
  const doc = index.keys.indexOf(99_000_001);
  const growthOf = (field: 'revenueGrowth' | 'grossProfitGrowth' | 'employeesGrowth') => {
    const { codes, values } = index.numbers[field];
    return values[(codes[doc] ?? 0) - 1] ?? null;
  };
  expect(growthOf('revenueGrowth')).toBeNull();
  expect(growthOf('grossProfitGrowth')).toBe(24.9);
  expect(growthOf('employeesGrowth')).toBe(-33.3);
});

test.each([
  ['of the group', [before, after, { ...before, year: 2021, scope: 'GROUP' as const }]],
  ['of nobody before', [after]],
])('accounts %s change nothing', async (what, years) => {
  const { trends, growth, ...figures } = await withAccounts(years);
  expect(figures).toEqual({ profit: -7, equity: 33 });
  expect(growth).toBe(what === 'of the group' ? -10 : null);
  expect(trends).toEqual(what === 'of the group' ? ['revenueDown', 'profitDown'] : []);
});

test.each([
  ['after a gap', { ...before, year: 2019 }, after],
  ['after a long year', { ...before, startDate: '2019-07-01' }, after],
  ['in other money', { ...before, currency: 'EUR' }, after],
])('a year %s tells of no growth', async (_, former, newest) => {
  expect(await withAccounts([former, newest])).toEqual({
    profit: -7,
    equity: 33,
    growth: null,
    trends: [],
  });
});

test('a newest year in euro keeps the figures in kroner, and grows against its own kind', async () => {
  const inEuro = (year: number, revenue: number) => ({
    year,
    currency: 'EUR',
    values: { revenue, profitLoss: 1, equity: 2 },
  });
  expect(await withAccounts([before, inEuro(2021, 10), inEuro(2022, 20)])).toEqual({
    profit: 5,
    equity: 40,
    growth: 100,
    trends: ['revenueUp'],
  });
});

test('a filing is searched by although it changes nothing that the lists show', async () => {
  await loadCompanies(
    Array.from({ length: 120 }, (_, at) => companyRecord(at + 1)),
    full,
  );
  const file = (id: string, published: string, solo: Record<string, number>) => {
    const document = report(2023, { company: filer, solo, soloBefore: { ProfitLoss: 10 } });
    const filing = input(entry(id, 2023, { publishedAt: published, amended: true }), document);
    return loadFilings(each([filing]), { source: 'FILINGS' });
  };
  await file('a', '2024-05-01T10:00:00.000Z', { ProfitLoss: 9, Equity: 70 });
  expect(await indexed(filer)).toMatchObject({ profit: 9, equity: 70, trends: ['profitDown'] });
  await file('b', '2024-06-01T10:00:00.000Z', { ProfitLoss: 11, Equity: 72 });
  expect(await indexed(filer)).toMatchObject({ profit: 11, equity: 72, trends: ['profitUp'] });
});

describe('last year as the newest report states it', () => {
  const grown = async (stated: number) => {
    await loadCompanies([companyRecord(1)], full);
    const filing = (id: string, year: number, solo: Record<string, number>, soloBefore = {}) =>
      input(entry(id, year), report(year, { company: filer, solo, soloBefore }));
    const filings = [
      filing('own', 2022, { Revenue: 800_400 }),
      filing('newer', 2023, { Revenue: 900_000 }, { Revenue: stated }),
    ];
    await loadFilings(each(filings), { source: 'FILINGS' });
    const { growth, trends } = await indexed(filer);
    const [row] = await database.rows('SELECT growth::float FROM newest_figures');
    return { growth, trends, amongPeers: row?.growth };
  };

  test('is what growth is from, in searches and among peers', async () => {
    const expected = { growth: -25, trends: ['revenueDown'], amongPeers: -25 };
    expect(await grown(1_200_000)).toEqual(expected);
  });

  test('is the year itself where it is only rounded', async () => {
    const expected = { growth: 12.4, trends: ['revenueUp'], amongPeers: 12.44 };
    expect(await grown(800_000)).toEqual(expected);
  });
});

test('SQL takes the same of two amounts of a year as the pages of companies', async () => {
  const unit = fc.constantFrom(1, 1_000, 1_000_000);
  const amount = fc.oneof(
    fc.constant(null),
    fc.constantFrom(0, 1, -1, 0.4, 400, 500, 999, 1_000, 1_234_567, 1_235_000, -1_234_567, 1_235),
    fc.tuple(fc.integer({ min: -3_000, max: 3_000 }), unit).map(([count, each]) => count * each),
  );
  const cases = fc.sample(fc.tuple(amount, amount, amount), 3_000);
  const columns = [0, 1, 2].map((at) => cases.map((one) => one[at] ?? null));
  const rows = await database.rows(
    `SELECT ${previousSql('now', 'own', 'stated')}::float AS previous
    FROM unnest($1::numeric[], $2::numeric[], $3::numeric[]) AS given (now, own, stated)`,
    columns,
  );
  const expected = cases.map(([now, own, stated]) => previousOf(now, own, stated).amount);
  expect(rows.map(({ previous }) => previous)).toEqual(expected);
  expect(new Set(cases.map(([, own, stated]) => own === stated)).size).toBe(2);
});

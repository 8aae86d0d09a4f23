import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { entriesOf, keysOf, recordOf } from '@/lib/entries';
import { previousOf } from '@/lib/financials/restated';
import { previousSql } from '@/lib/financials/restated-sql';
import { filterSets } from '@/lib/search/engine/filters';
import { ALL_TRENDS, TRENDS, type Trend } from '@/lib/search-index/choices';
import { each, entry as filed, company as filer, input, report } from '../fixtures/filings/inputs';
import { accountsOf, type YearOf } from '../support/account-records';
import { companyRecord, keyOf } from '../support/company-record';
import { registerDatabase } from '../support/register-database';
import { storedIndex } from '../support/stored-index';

const database = await registerDatabase('search_figures');
const { loadCompanies } = await import('@/lib/register/load');
const { loadFilings } = await import('@/lib/register/filings/load');
const full = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;

const has = (index: Index, doc: number, trend: Trend) =>
  filterSets(index, { trends: [trend] })
    .get('trends')
    ?.has(doc) === true;

type Index = Awaited<ReturnType<typeof storedIndex>>;

/** Numbers of the index entry of a company. */
function numbersIn<Field extends keyof Index['numbers']>(
  index: Index,
  key: string,
  fields: readonly Field[],
) {
  const doc = index.keys.indexOf(Number(key));
  return recordOf(
    fields.map((field) => {
      const { codes, values } = index.numbers[field];
      return [field, values[(codes[doc] ?? 0) - 1] ?? null] as const;
    }),
  );
}

/** The index entry of a company's accounts. */
function entryIn(index: Index, key: string) {
  const doc = index.keys.indexOf(Number(key));
  const trends = TRENDS.filter((trend) => has(index, doc, trend));
  return { ...numbersIn(index, key, ['profit', 'equity', 'revenueGrowth']), trends };
}

const before = { year: 2020, values: { revenue: 100, profitLoss: 5, equity: 40 } };
const after = { year: 2021, values: { revenue: 90, profitLoss: -7, grossProfit: 3, equity: 33 } };
const inEuro = (year: number, revenue: number) => ({
  year,
  currency: 'EUR',
  values: { revenue, profitLoss: 1, equity: 2 },
});
const ratios = {
  ...{ solvencyRatio: 41.26, liquidityRatio: 130, coverageRatio: 33.37 },
  ...{ profitMargin: -2.34, roe: 12, roi: 7.25 },
};

const results = (...years: number[]): YearOf[] =>
  years.map((profitLoss, at) => ({ year: 2010 + at, values: { profitLoss } }));
const [longest, ...shorter] = results(-5, -4, -3);
const equities = (...years: number[]): YearOf[] =>
  years.map((equity, at) => ({ year: 2010 + at, values: { equity } }));

/** Companies of one load, by what their accounts are. */
const accounts = {
  plain: [before, after],
  none: [],
  besideGroup: [before, after, { ...before, year: 2021, scope: 'GROUP' }],
  first: [after],
  afterGap: [{ ...before, year: 2019 }, after],
  afterLongYear: [{ ...before, startDate: '2019-07-01' }, after],
  afterOtherMoney: [{ ...before, currency: 'EUR' }, after],
  newestInEuro: [before, inEuro(2021, 10), inEuro(2022, 20)],
  ratios: [
    { year: 2020, values: { solvencyRatio: 10, roe: 99, roi: 98 } },
    { year: 2021, currency: 'EUR', values: ratios },
  ],
  ratiosOfMonths: [{ year: 2021, startDate: '2021-07-01', values: ratios }],
  grownFromZero: [
    { year: 2020, employees: 30, values: { revenue: 0, grossResult: 800 } },
    { year: 2021, employees: 20, values: { revenue: 90, grossProfit: 999 } },
  ],
  lossesAfterProfit: results(-9, 5, -1, -2, -1),
  endsAtZero: results(-9, -8, 0),
  profitsAfterLosses: results(-9, -8, 1, 2),
  lossesAroundGap: [...results(-3, -3), { year: 2014, values: { profitLoss: -2 } }],
  lossesAfterLongYear: [{ year: 2010, startDate: '2009-07-01', ...longest }, ...shorter],
  lossesInOtherMoney: [
    { year: 2010, ...longest },
    ...shorter.map((year) => ({ ...year, currency: 'EUR' })),
  ],
  equityLost: equities(7, -1, -4, -2),
  equityRestored: equities(-9, -8, 0.5),
  equityAtZero: equities(-9, 0),
  negativeAroundGap: [...equities(-3, -3), { year: 2014, values: { equity: -2 } }],
  fourteenYears: results(...Array.from({ length: 14 }, (_, at) => at + 1)),
} satisfies Record<string, YearOf[]>;
const numberOf = (name: keyof typeof accounts) => keysOf(accounts).indexOf(name) + 1;

await loadCompanies(
  entriesOf<keyof typeof accounts, readonly YearOf[]>(accounts).map(([name, years]) => {
    const number = numberOf(name);
    return companyRecord(number, { accounts: accountsOf(keyOf(number), years) });
  }),
  full,
);
const loaded = await storedIndex();
const entry = (name: keyof typeof accounts) => entryIn(loaded, keyOf(numberOf(name)));
beforeEach(() => database.clear());

const figures = { profit: -7, equity: 33 };
const fallen = { ...figures, revenueGrowth: -10, trends: ['revenueDown', 'profitDown'] };
const single = { ...figures, revenueGrowth: null, trends: [] };

test('figures are those of the newest year, growth is against a year like it before', () => {
  const found = keysOf(accounts).map((name) => [name, entry(name)] as const);
  expect(recordOf(found)).toMatchObject({
    ...{ plain: fallen, besideGroup: fallen },
    none: { profit: null, equity: null, revenueGrowth: null, trends: [] },
    ...{ first: single, afterGap: single, afterLongYear: single, afterOtherMoney: single },
    // In kroner, and growing against its own kind.
    newestInEuro: { profit: 5, equity: 40, revenueGrowth: 100, trends: ['revenueUp'] },
  });
});

test('key figures are those of the newest year, in any currency', () => {
  expect(numbersIn(loaded, keyOf(numberOf('ratios')), keysOf(ratios))).toEqual({
    ...{ solvencyRatio: 41.3, liquidityRatio: 130, coverageRatio: 33.4 },
    ...{ profitMargin: -2.3, roe: 12, roi: 7.3 },
  });
});

test('returns of some months are not ranked beside those of a year', () => {
  expect(numbersIn(loaded, keyOf(numberOf('ratiosOfMonths')), keysOf(ratios))).toEqual({
    ...{ solvencyRatio: 41.3, liquidityRatio: 130, coverageRatio: 33.4 },
    ...{ profitMargin: -2.3, roe: null, roi: null },
  });
});

test('growth is per figure, and only from what was above zero', () => {
  const fields = ['revenueGrowth', 'grossProfitGrowth', 'employeesGrowth'] as const;
  expect(numbersIn(loaded, keyOf(numberOf('grownFromZero')), fields)).toEqual({
    ...{ revenueGrowth: null, grossProfitGrowth: 24.9, employeesGrowth: -33.3 },
  });
});

test('years in a row count back from the newest to the first of another kind', () => {
  const runsOf = (name: keyof typeof accounts) => {
    const doc = loaded.keys.indexOf(Number(keyOf(numberOf(name))));
    return ALL_TRENDS.filter((trend) => has(loaded, doc, trend));
  };
  const upTo = (most: number, of: string) =>
    Array.from({ length: most }, (_, at) => (at === 0 ? of : `${of}${at + 1}`));
  const found = keysOf(accounts).map((name) => [name, runsOf(name)] as const);
  expect(recordOf(found)).toMatchObject({
    lossesAfterProfit: ['profitUp', ...upTo(3, 'lossMaking')],
    endsAtZero: upTo(2, 'profitUp'),
    profitsAfterLosses: [...upTo(3, 'profitUp'), ...upTo(2, 'profitable')],
    lossesAroundGap: ['lossMaking'],
    equityLost: upTo(3, 'negativeEquity'),
    equityRestored: ['positiveEquity'],
    equityAtZero: [],
    negativeAroundGap: ['negativeEquity'],
    // Growth ends at a year of another length, or in other money.
    lossesAfterLongYear: ['profitUp', ...upTo(3, 'lossMaking')],
    lossesInOtherMoney: ['profitUp', ...upTo(3, 'lossMaking')],
    fourteenYears: [...upTo(10, 'profitUp'), ...upTo(10, 'profitable')],
  });
});

test('years in a row compare each year with the one before as its own report states it', async () => {
  await loadCompanies([companyRecord(1)], full);
  const filing = (year: number, solo: number, before: number) =>
    input(
      filed(String(year), year),
      report(year, { company: filer, solo: { Revenue: solo }, soloBefore: { Revenue: before } }),
    );
  // As first reported, 2022 was below 2021, which its own report puts lower.
  const filings = [
    filing(2021, 900_000, 700_000),
    filing(2022, 800_000, 750_000),
    filing(2023, 950_000, 800_000),
  ];
  await loadFilings(each(filings), { source: 'FILINGS' });
  const index = await storedIndex();
  const doc = index.keys.indexOf(Number(filer));
  expect(has(index, doc, 'revenueUp2')).toBe(true);
  expect(has(index, doc, 'revenueUp4')).toBe(false);
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

test('a filing is searched by although it changes nothing that the lists show', async () => {
  await loadCompanies(
    Array.from({ length: 120 }, (_, at) => companyRecord(at + 1)),
    full,
  );
  const file = (id: string, published: string, solo: Record<string, number>) => {
    const document = report(2023, { company: filer, solo, soloBefore: { ProfitLoss: 10 } });
    const filing = input(filed(id, 2023, { publishedAt: published, amended: true }), document);
    return loadFilings(each([filing]), { source: 'FILINGS' });
  };
  await file('a', '2024-05-01T10:00:00.000Z', { ProfitLoss: 9, Equity: 70 });
  expect(entryIn(await storedIndex(), filer)).toMatchObject({
    profit: 9,
    equity: 70,
    trends: ['profitDown'],
  });
  await file('b', '2024-06-01T10:00:00.000Z', { ProfitLoss: 11, Equity: 72 });
  expect(entryIn(await storedIndex(), filer)).toMatchObject({
    profit: 11,
    equity: 72,
    trends: ['profitUp'],
  });
});

test('a half-year is not searched by, but the newest whole year', async () => {
  await loadCompanies([companyRecord(1)], full);
  const half = ['2023-01-01', '2023-06-30'] as const;
  const [startDate, endDate] = half;
  const filings = [
    input(filed('year', 2022), report(2022, { company: filer, solo: { ProfitLoss: 9 } })),
    input(
      filed('half', 2023, { kind: 'HALF_YEAR', startDate, endDate }),
      report(2023, { company: filer, period: half, solo: { ProfitLoss: 50 } }),
    ),
  ];
  await loadFilings(each(filings), { source: 'FILINGS' });
  expect(entryIn(await storedIndex(), filer)).toMatchObject({ profit: 9, trends: [] });
});

describe('last year as the newest report states it', () => {
  const grown = async (stated: number) => {
    await loadCompanies([companyRecord(1)], full);
    const filing = (id: string, year: number, solo: Record<string, number>, soloBefore = {}) =>
      input(filed(id, year), report(year, { company: filer, solo, soloBefore }));
    const filings = [
      filing('own', 2022, { Revenue: 800_400 }),
      filing('newer', 2023, { Revenue: 900_000 }, { Revenue: stated }),
    ];
    await loadFilings(each(filings), { source: 'FILINGS' });
    const { revenueGrowth: growth, trends } = entryIn(await storedIndex(), filer);
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
    fc.constantFrom(12_345_678, 12_000_000),
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

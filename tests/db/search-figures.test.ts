import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TRENDS } from '@/lib/search-index/choices';
import { each, entry, company as filer, input, report } from '../fixtures/filings/inputs';
import { accountsOf, type YearOf } from '../support/account-records';
import { companyRecord } from '../support/company-record';
import { type RegisterDatabase, registerDatabase } from '../support/register-database';
import { storedIndex } from '../support/stored-index';

let database: RegisterDatabase;
let loadCompanies: typeof import('@/lib/register/load').loadCompanies;
let loadFilings: typeof import('@/lib/register/filings/load').loadFilings;

beforeAll(async () => {
  database = await registerDatabase('search_figures');
  ({ loadCompanies } = await import('@/lib/register/load'));
  ({ loadFilings } = await import('@/lib/register/filings/load'));
});
beforeEach(() => database.clear());
afterAll(() => database.close());

const full = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;

/** The index entry of a company's accounts. */
async function indexed(key: string) {
  const index = await storedIndex();
  const doc = index.keys.indexOf(Number(key));
  const figureOf = (field: 'profit' | 'equity' | 'growth') => {
    const { codes, values } = index.numbers[field];
    return values[(codes[doc] ?? 0) - 1] ?? null;
  };
  const trends = TRENDS.filter((_, place) => ((index.trends[doc] ?? 0) >> place) & 1);
  const figures = { profit: figureOf('profit'), equity: figureOf('equity') };
  return { ...figures, growth: figureOf('growth'), trends };
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

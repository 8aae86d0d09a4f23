import { beforeEach, expect, test } from 'vitest';
import type { LoadInput } from '@/lib/register/filings/load';
import { each, entry, input, report } from '../fixtures/filings/inputs';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('filings_ratios');
const { loadFilings } = await import('@/lib/register/filings/load');
beforeEach(() => database.clear());

const load = (...inputs: LoadInput[]) => loadFilings(each(inputs), { source: 'FILINGS' });

/** The shown returns, by the filing and scope that they are from. */
const returns = async () =>
  Object.fromEntries(
    (
      await database.rows(
        `SELECT filing_id || ' ' || lower(scope::text) AS place, roe, roi FROM accounting_periods
         WHERE effective AND profit_loss IS NOT NULL`,
      )
    ).map(({ place, roe, roi }) => [place, [roe, roi]]),
  );

const profit = { ProfitLoss: 1_000, Equity: 6_000 };
const own = (equity: number, change = {}) =>
  input(entry('own', 2022), report(2022, { solo: { Equity: equity }, ...change }));

test('each scope averages its own opening balance, as restated too', async () => {
  const group = { ProfitLoss: 1_000, Equity: 30_000 };
  const restated = { soloBefore: { Equity: 2_000 }, groupBefore: { Equity: 10_000 } };
  const former = own(4_000, { group: { Equity: 20_000 } });
  await load(former, input(entry('later', 2023), report(2023, { solo: profit, group })));
  expect(await returns()).toEqual({ 'later solo': [20, null], 'later group': [4, null] });
  await load(input(entry('later', 2023), report(2023, { solo: profit, group, ...restated })));
  expect(await returns()).toEqual({ 'later solo': [25, null], 'later group': [5, null] });
});

test('the balance of a year before one that is missing opens nothing', async () => {
  const former = input(entry('former', 2021), report(2021, { solo: { Equity: 1_000 } }));
  await load(former, input(entry('later', 2023), report(2023, { solo: profit })));
  expect(await returns()).toEqual({ 'later solo': [16.67, null] });
});

test('an interim report averages the balance of the year before it', async () => {
  const half = entry('half', 2023, { kind: 'HALF_YEAR', endDate: '2023-06-30' });
  const period = ['2023-01-01', '2023-06-30'] as const;
  await load(own(4_000), input(half, report(2023, { period, solo: profit })));
  expect(await returns()).toEqual({ 'half solo': [20, null] });
});

test('and that of an interim report before it', async () => {
  const half = (id: string, startDate: string, endDate: string, equity: number) => {
    const filed = entry(id, 2023, { kind: 'HALF_YEAR', startDate, endDate });
    const solo = { ...profit, Equity: equity };
    return input(filed, report(2023, { period: [startDate, endDate], solo }));
  };
  await load(
    half('first', '2023-01-01', '2023-06-30', 4_000),
    half('second', '2023-07-01', '2023-12-31', 6_000),
  );
  expect(await returns()).toEqual({ 'first solo': [25, null], 'second solo': [20, null] });
});

test('a comparative of another length does not restate the period before', async () => {
  const later = report(2023, { solo: profit, soloBefore: { Equity: 2_000 } });
  await load(
    own(4_000, { period: ['2022-07-01', '2022-12-31'] }),
    input(entry('later', 2023), later),
  );
  expect(await returns()).toEqual({ 'later solo': [20, null] });
});

test('a comparative in another currency restates nothing', async () => {
  const later = report(2023, { solo: profit, soloBefore: { Equity: 2_000 } });
  await load(own(4_000), input(entry('later', 2023), later));
  expect(await returns()).toEqual({ 'later solo': [25, null] });
  await database.rows(`UPDATE accounting_periods SET currency = 'EUR' WHERE comparative`);
  await load(input(entry('elsewhere', 2019), null));
  expect(await returns()).toEqual({ 'later solo': [20, null] });
});

test('a ratio that only the year before makes possible comes with it', async () => {
  const later = report(2023, { solo: { ProfitLoss: 1_000, Equity: -1_000 } });
  await load(input(entry('later', 2023), later));
  expect(await returns()).toEqual({ 'later solo': [null, null] });
  await load(own(5_000));
  expect(await returns()).toEqual({ 'later solo': [50, null] });
});

test('no return on assets is computed from contradicting finance expenses', async () => {
  const solo = {
    ...{ ProfitLoss: 1_000, Assets: 10_000, OtherFinanceExpenses: 100 },
    ProfitLossFromOrdinaryActivitiesBeforeTax: 1_100,
  };
  const of = (change = {}) => input(entry('a', 2023), report(2023, { solo, ...change }));
  await load(of());
  expect(await returns()).toEqual({ 'a solo': [null, 12] });
  await load(of({ contradicted: { OtherFinanceExpenses: -900 } }));
  expect(await returns()).toEqual({ 'a solo': [null, null] });
});

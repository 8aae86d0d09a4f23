import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { type KeyFigureInput, keyFigures } from '@/lib/financials/key-figures';
import { each, entry, company as filer, input, report } from '../fixtures/filings/inputs';
import { accountsOf } from '../support/account-records';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';
import { onClient } from '../support/stored-index';

const database = await registerDatabase('restated_openings');
const { loadCompanies } = await import('@/lib/register/load');
const { loadFilings } = await import('@/lib/register/filings/load');
const { getKeyFigures } = await import('@/lib/financials/queries');
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE newest_figures, peer_groups');
});

type Figures = Record<string, number>;

const own = { Equity: 4_000, Assets: 10_000 };
const newest = {
  ...{ Equity: 6_000, Assets: 12_000, ProfitLoss: 1_000 },
  ProfitLossFromOrdinaryActivitiesBeforeTax: 1_100,
};

/** Loads a year, and the next one whose report states it as `stated`. */
function load(stated: Figures, change: { currency?: string; scope?: 'group' } = {}) {
  const { currency, scope = 'solo' } = change;
  const later = report(2023, { [scope]: newest, [`${scope}Before`]: stated, currency });
  const filings = [
    input(entry('own', 2022), report(2022, { [scope]: own })),
    input(entry('later', 2023), later),
  ];
  return loadFilings(each(filings), { source: 'FILINGS' });
}

/** The newest returns, as the page of the company and its place among peers have them. */
async function returns(scope: 'solo' | 'group' = 'solo') {
  const [shown] = (await getKeyFigures(filer))[scope];
  const [among] = await database.rows('SELECT roe, roi FROM newest_figures');
  const { roe, roi } = shown?.figures ?? {};
  return {
    ...{ roe: roe?.value, roi: roi?.value, restated: [roe?.restated, roi?.restated] },
    ...(among && { among }),
  };
}

test('returns average the opening balance as the newer report restates it, everywhere', async () => {
  await load({ Equity: 2_000, Assets: 10_000 });
  expect(await returns()).toEqual({
    ...{ roe: 25, roi: 10, restated: [2_000, null] },
    among: { roe: 25, roi: 10 },
  });
  expect((await getKeyFigures(filer)).solo).toHaveLength(2);
});

test('one that is only rounded is not restated', async () => {
  await load({ Equity: 4_000.4 });
  const ratios = { roe: 20, roi: 10 };
  expect(await returns()).toEqual({ ...ratios, restated: [null, null], among: ratios });
});

test('returns of a group average its own restated opening balance', async () => {
  await load({ Equity: 2_000 }, { scope: 'group' });
  expect(await returns('group')).toEqual({ roe: 25, roi: 10, restated: [2_000, null] });
});

test('after a change of currency the newer report alone has an opening balance', async () => {
  await load({ Equity: 2_000, Assets: 8_000 }, { currency: 'EUR' });
  expect(await returns()).toMatchObject({ roe: 25, roi: 11, restated: [null, null] });
});

test('the restated year is averaged whichever report came first', async () => {
  const later = report(2023, { solo: newest, soloBefore: { Equity: 2_000 } });
  const filings = [
    input(entry('later', 2023), later),
    input(entry('own', 2022), report(2022, { solo: own })),
  ];
  for (const filing of filings) await loadFilings(each([filing]), { source: 'FILINGS' });
  expect(await returns()).toMatchObject({ roe: 25, restated: [2_000, null] });
});

test('a year does not average the balance of an interim report that ends where it begins', async () => {
  const half = entry('half', 2022, { kind: 'HALF_YEAR', startDate: '2022-07-01' });
  const period = ['2022-07-01', '2022-12-31'] as const;
  const filings = [
    input(half, report(2022, { solo: own, period })),
    input(entry('later', 2023), report(2023, { solo: newest })),
  ];
  await loadFilings(each(filings), { source: 'FILINGS' });
  const [shown] = (await getKeyFigures(filer)).solo;
  const { roe, roi } = shown?.figures ?? {};
  expect([roe?.value, roe?.onClosing]).toEqual([16.67, true]);
  expect([roi?.value, roi?.onClosing]).toEqual([9.17, true]);
});

/** Amounts around the bounds of what counts as rounded, reversed or in another unit. */
const amount = fc.oneof(
  fc.constant(null),
  fc.constantFrom(0, 1, -1, 0.4, 400, 500, 999, 1_000, 1_234_567, 1_235_000, -1_234_567, 1_235),
  fc
    .tuple(fc.integer({ min: -3_000, max: 3_000 }), fc.constantFrom(1, 1_000, 1_000_000))
    .map(([count, unit]) => count * unit),
);
const side = fc.record({ equity: amount, assets: amount });
const drawn = fc.record({
  ...{ profitLoss: amount, profitLossBeforeTax: amount, otherFinanceExpense: amount },
  ...{ now: side, own: side, stated: side, contradictsFinanceExpense: fc.boolean() },
});

test('what is stored becomes what loads compute now, and peers are made anew', async () => {
  const cases = fc.sample(drawn, 1_000);
  const full = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;
  const keyOf = (place: number) => String(99_000_001 + place);
  const currentOf = ({ now, own: _own, stated: _stated, ...rest }: (typeof cases)[number]) =>
    ({ ...now, ...rest }) satisfies KeyFigureInput;
  const companies = cases.map((one, place) => {
    const { contradictsFinanceExpense: _flag, ...values } = currentOf(one);
    const years = [
      { year: 2020, values: one.own },
      { year: 2021, values: { ...values, roe: 5 } },
    ];
    return companyRecord(place + 1, { accounts: accountsOf(keyOf(place), years) });
  });
  await loadCompanies(companies, full);
  await database.rows(
    `INSERT INTO accounting_periods (company_key, filing_id, end_date, start_date, scope, comparative,
       effective, equity, assets)
     SELECT key, key || '-1', '2020-12-31', '2020-01-01', 'SOLO', true, false, equity, assets
     FROM unnest($1::text[], $2::numeric[], $3::numeric[]) AS given (key, equity, assets)`,
    [
      cases.map((_, place) => keyOf(place)),
      ...(['equity', 'assets'] as const).map((field) => cases.map(({ stated }) => stated[field])),
    ],
  );
  await database.rows(
    `UPDATE accounting_periods SET flags = '{"otherFinanceExpense": "two values"}'
     WHERE end_date = '2021-12-31' AND company_key = ANY ($1)`,
    [cases.flatMap((one, place) => (one.contradictsFinanceExpense ? [keyOf(place)] : []))],
  );

  const sql = 'prisma/migrations/20261126120000_restated_opening_balances/migration.sql';
  await database.rows(readFileSync(sql, 'utf8'));

  const stored = await database.rows(
    `SELECT roe, roi FROM accounting_periods WHERE end_date = '2021-12-31' ORDER BY company_key`,
  );
  const expected = cases.map((one) => keyFigures(currentOf(one), one.own, one.stated));
  expect(stored).toEqual(expected.map(({ roe, roi }) => ({ roe, roi })));
  const without = cases.map((one) => keyFigures(currentOf(one), one.own).roe);
  const changed = expected.filter(({ roe }, place) => roe !== null && roe !== without[place]);
  expect(changed.length).toBeGreaterThan(100);

  const { lacksPeers, rebuildPeers } = await import('@/lib/peers/refresh');
  expect(await onClient(lacksPeers)).toBe(true);
  await onClient(rebuildPeers);
  expect(await database.rows('SELECT roe FROM newest_figures ORDER BY company_key')).toEqual(
    expected.map(({ roe }) => ({ roe })),
  );
});

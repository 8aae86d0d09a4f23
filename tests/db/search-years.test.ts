import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchSort } from '@/lib/search/types';
import { accountsOf } from '../support/account-records';
import { companyRecord } from '../support/company-record';
import { type RegisterDatabase, registerDatabase } from '../support/register-database';

let database: RegisterDatabase;

const values = { revenue: 100, grossProfit: 60, profitLoss: 5, equity: 40 };
const former = { year: 2019, values };
const newest = { year: 2020, values: { ...values, revenue: 200 } };
const inEuro = [2021, 2022].map((year) => ({ year, currency: 'EUR', values }));

beforeAll(async () => {
  database = await registerDatabase('search_years');
  const { loadCompanies } = await import('@/lib/register/load');
  const years = [
    [former, newest],
    [former, newest, ...inEuro],
    [former, newest, { ...newest, year: 2021, scope: 'GROUP' as const }],
  ];
  const companies = years.map((own, place) =>
    companyRecord(place + 1, { accounts: accountsOf(String(99_000_001 + place), own) }),
  );
  const load = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2023-01-15' } as const;
  await loadCompanies([...companies, companyRecord(4)], load);
});
afterAll(async () => {
  const { db } = await import('@/lib/db');
  await db.$disconnect();
  await database.close();
});

test.each<[SearchSort, (number | null)[]]>([
  // Amounts are of the newest year in kroner, growth of the newest year overall.
  ['revenue-desc', [2020, 2020, 2020, null]],
  ['equity-desc', [2020, 2020, 2020, null]],
  ['growth-desc', [2020, 2022, 2020, null]],
])('%s says of which year its figures are', async (sort, expected) => {
  const { searchCompanies } = await import('@/lib/search/queries');
  const { items } = await searchCompanies({ search: null, sort, page: 1 });
  const found = items.toSorted((a, b) => Number(a.key) - Number(b.key));
  expect(found.map(({ amount }) => amount?.year)).toEqual(expected);
});

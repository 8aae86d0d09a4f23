import { expect, test } from 'vitest';
import type { SearchSort } from '@/lib/search/types';
import { accountsOf } from '../support/account-records';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const values = { revenue: 100, grossProfit: 60, profitLoss: 5, equity: 40, solvencyRatio: 31.26 };
const former = { year: 2019, values };
const newest = { year: 2020, values: { ...values, revenue: 200 } };
const inEuro = [2021, 2022].map((year) => ({ year, currency: 'EUR', values }));

await registerDatabase('search_years');
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

test.each<[SearchSort, (number | null)[]]>([
  // Amounts are of the newest year in kroner, growth of the newest year overall.
  ['revenue-desc', [2020, 2020, 2020, null]],
  ['equity-desc', [2020, 2020, 2020, null]],
  ['growth-desc', [2020, 2022, 2020, null]],
])('%s says of which year its figures are', async (sort, expected) => {
  const { searchCompanies } = await import('@/lib/search/queries');
  const { items } = await searchCompanies({ search: null, sort, page: 1 });
  const found = items.toSorted((a, b) => Number(a.key) - Number(b.key));
  expect(found.map(({ figures }) => figures?.[0]?.year)).toEqual(expected);
});

test('figures that a result is filtered by are shown, each with its own year', async () => {
  const { searchCompanies } = await import('@/lib/search/queries');
  const filters = {
    revenue: { ranges: [{ min: 0 }] },
    solvencyRatio: { ranges: [{ min: 31, max: 32 }] },
  };
  const { items } = await searchCompanies({ search: null, filters, sort: 'name-asc', page: 1 });
  const found = items.toSorted((a, b) => Number(a.key) - Number(b.key));
  expect(found.map(({ figures }) => figures)).toEqual(
    [2020, 2022, 2020].map((year) => [
      { of: 'revenue', value: 200, year: 2020 },
      { of: 'solvencyRatio', value: 31.3, year },
    ]),
  );
  const { toHitOnWire } = await import('@/lib/search/api/answers');
  expect(items.map(toHitOnWire)).toMatchObject(
    items.map(() => ({ revenue: 200, solvency_ratio: 31.3, accounts_year: 2020 })),
  );
  const { searchRegister } = await import('@/lib/assistant/tools/search');
  const { companies } = await searchRegister({ filters, limit: 1 });
  expect(companies.map(({ figures }) => figures)).toEqual([
    [
      { of: 'revenue', text: '200' },
      { of: 'solvencyRatio', text: '31,3\u00a0%' },
    ],
  ]);
});

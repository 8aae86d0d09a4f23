import { expect, test } from 'vitest';
import type { CompanyRecord } from '@/lib/register/record';
import type { StatusChoice } from '@/lib/search/types';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

function ceased(number: number, statusText: string | null): CompanyRecord {
  const state = { status: 'CEASED', statusSince: null, ceasedOn: '2021-05-06' } as const;
  return companyRecord(number, { ...state, statusText });
}

const companies = [
  companyRecord(1),
  companyRecord(2, { status: 'IN_BANKRUPTCY', statusText: 'UNDER KONKURS' }),
  ceased(3, 'OPLØST EFTER KONKURS'),
  ceased(4, 'TVANGSOPLØST'),
  ceased(5, 'TVANGSOPLØST'),
  ceased(6, null),
];

await registerDatabase('search_endings');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'FULL', snapshotDate: '2022-01-31' });
const { searchCompanies } = await import('@/lib/search/queries');
const { facetCounts } = await import('@/lib/search/facets');

const find = async (filters: { status?: StatusChoice[]; not?: { status: StatusChoice[] } }) => {
  const { items } = await searchCompanies({ search: null, filters, page: 1 });
  return items.map(({ key }) => Number(key) - 99_000_000).sort();
};

test.each<[StatusChoice[], number[]]>([
  [['CEASED'], [3, 4, 5, 6]],
  [['CEASED_BANKRUPTCY'], [3]],
  [
    ['IN_BANKRUPTCY', 'CEASED_BANKRUPTCY'],
    [2, 3],
  ],
  [['CEASED_COMPULSORY_DISSOLUTION'], [4, 5]],
  [['CEASED_OTHER'], [6]],
  [['CEASED_MERGER'], []],
  [
    ['CEASED', 'CEASED_MERGER'],
    [3, 4, 5, 6],
  ],
])('%j', async (status, found) => {
  expect(await find({ status })).toEqual(found);
});

test('who did not end so', async () => {
  expect(await find({ not: { status: ['CEASED_BANKRUPTCY', 'IN_BANKRUPTCY'] } })).toEqual([
    ...[1, 4, 5, 6],
  ]);
  expect(await find({ not: { status: ['CEASED'] } })).toEqual([1, 2]);
});

test('all that ended are ceased, and counted by how, whatever of it is chosen', async () => {
  for (const status of [[], ['CEASED_COMPULSORY_DISSOLUTION']] satisfies StatusChoice[][]) {
    const facets = await facetCounts({ search: null, filters: { status } });
    expect(facets.status).toEqual([
      { value: 'CEASED', count: 4 },
      { value: 'ACTIVE', count: 1 },
      { value: 'IN_BANKRUPTCY', count: 1 },
    ]);
    expect(facets.ended).toEqual([
      { value: 'CEASED_BANKRUPTCY', count: 1 },
      { value: 'CEASED_COMPULSORY_DISSOLUTION', count: 2 },
      { value: 'CEASED_OTHER', count: 1 },
    ]);
  }
});

test('a company in a result tells how it ended', async () => {
  const { toHitOnWire } = await import('@/lib/search/api/answers');
  const { items } = await searchCompanies({ search: null, page: 1, sort: 'name-asc' });
  const told = items.map((hit) => [hit.status, hit.ending, toHitOnWire(hit).ended_as]);
  expect(told.slice(0, 3)).toEqual([
    ['ACTIVE', null, null],
    ['IN_BANKRUPTCY', null, null],
    ['CEASED', 'CEASED_BANKRUPTCY', 'CEASED_BANKRUPTCY'],
  ]);
});

test('how it ended is found as a later load tells it', async () => {
  const { loadCompanies } = await import('@/lib/register/load');
  const ended = { ...ceased(1, 'OPLØST EFTER FUSION'), registerUpdatedAt: '2022-03-01T00:00:00Z' };
  const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-03-02' } as const;
  await loadCompanies([ended], delta);
  expect(await find({ status: ['CEASED_MERGER'] })).toEqual([1]);
});

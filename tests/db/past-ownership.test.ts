import { expect, test } from 'vitest';
import { goesFurther, isChain } from '@/lib/roles/chain';
import { combinedShares, lastOf } from '@/lib/roles/combined';
import type { OwnershipTree } from '@/lib/roles/types';
import { answersWorld } from '../support/answers-world';
import { companyRecord, keyOf, OWNER, roleOfCompany, roleRecord } from '../support/company-record';

type Held = { from: string | null; to?: string };
const held = ({ from, to }: Held) => ({ ...OWNER, validFrom: from, validTo: to ?? null });
const person = (name: string, ownership: number, period: Held) =>
  roleRecord(name, { ...held(period), ownership });
const company = (number: number, ownership: number, period: Held) =>
  roleOfCompany(number, `Prøve ${number} ApS`, { ...held(period), ownership });

/**
 * 61 belongs to Ada until 30/06/2018 and from the day after to the holding 62, which belongs to Carl
 * and since 2020 to 63; 63 ceased in 2021.
 */
const companies = [
  companyRecord(61, {
    foundedOn: '2012-01-01',
    roles: [
      person('Ada Først', 1, { from: '2012-01-01', to: '2018-06-30' }),
      company(62, 1, { from: '2018-07-01' }),
      person('Frode Fremtid', 0.05, { from: '2999-01-01' }),
    ],
  }),
  companyRecord(62, {
    roles: [
      person('Carl Bagved', 0.6667, { from: null, to: '2019-12-31' }),
      company(63, 0.6667, { from: '2020-01-01' }),
    ],
  }),
  companyRecord(63, {
    ...{ status: 'CEASED', ceasedOn: '2021-03-31' },
    roles: [person('Dorte Til-Sidst', 1, { from: '2015-01-01' })],
  }),
];

const world = await answersWorld('past_ownership');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
const { getOwnership } = await import('@/lib/roles/ownership');

type Named = { name: string | null; key: string | null };
/** "Ejer (Ejers ejer)" */
const told = (trees: OwnershipTree<Named>[]): string =>
  trees
    .map(({ node, next }) => `${node.name}${next.length > 0 ? ` (${told(next)})` : ''}`)
    .join(', ');
const ownersOf = async (number: number, day: string | null) =>
  told((await getOwnership(keyOf(number), day)).owners.trees);

test.each([
  ['before it was founded', '2011-12-31', ''],
  ['on its first day', '2012-01-01', 'Ada Først'],
  ['the day before the change', '2018-06-29', 'Ada Først'],
  ['on the last day of the former owner', '2018-06-30', 'Ada Først'],
  ['on the day of the new one', '2018-07-01', 'Prøve 62 ApS (Carl Bagved)'],
  ['on the last day of who owned that', '2019-12-31', 'Prøve 62 ApS (Carl Bagved)'],
  ['after that', '2020-01-01', 'Prøve 62 ApS (Prøve 63 ApS (Dorte Til-Sidst))'],
  [
    'on the last day of a company in the chain',
    '2021-03-31',
    'Prøve 62 ApS (Prøve 63 ApS (Dorte Til-Sidst))',
  ],
  ['after it ceased', '2021-04-01', 'Prøve 62 ApS (Prøve 63 ApS)'],
])('who owned it %s', async (_, day, owners) => {
  expect(await ownersOf(61, day)).toBe(owners);
});

test('without a day, who owns it today', async () => {
  expect(await ownersOf(61, null)).toBe('Prøve 62 ApS (Prøve 63 ApS)');
});

test('the ultimate owners of a day, with their total shares', async () => {
  const ultimate = async (day: string) => {
    const { owners } = await getOwnership(keyOf(61), day);
    const shares = lastOf(combinedShares(keyOf(61), owners));
    return [
      goesFurther(owners),
      shares.map(({ node, share }) => [node.name, share.from, share.to]),
    ];
  };
  expect(await ultimate('2018-06-30')).toEqual([false, [['Ada Først', 100, 100]]]);
  expect(await ultimate('2019-12-31')).toEqual([true, [['Carl Bagved', 66.67, 89.99]]]);
  expect(await ultimate('2020-06-30')).toEqual([true, [['Dorte Til-Sidst', 66.67, 89.99]]]);
});

test('what a company owned on a day', async () => {
  const { findHoldings } = await import('@/lib/roles/holdings');
  const below = async (day: string) => {
    const [{ owned }, holdings] = await Promise.all([
      getOwnership(keyOf(63), day),
      findHoldings(keyOf(63), day),
    ]);
    return [told(owned.trees), holdings?.items.map(({ company }) => company.key) ?? null];
  };
  expect(await below('2019-12-31')).toEqual(['', null]);
  expect(await below('2020-01-01')).toEqual(['Prøve 62 ApS (Prøve 61 ApS)', [keyOf(62)]]);
  expect(isChain(await getOwnership(keyOf(62), '2018-06-30'))).toBe(false);
});

test('the API answers for the day, and refuses what is none', async () => {
  const { get, headers } = await world.person();
  const params = { cvr: keyOf(61) };
  const at = (query: string) => get('GET', 'company/ownership/[cvr]', undefined, { params, query });
  expect(await at('?on=2018-06-30')).toMatchObject({
    owners: [{ name: 'Ada Først', valid_from: '2012-01-01', valid_to: '2018-06-30', owners: [] }],
  });
  expect(await at('?on=2018-07-01')).toMatchObject({
    owners: [{ the_key: keyOf(62), valid_to: null, owners: [{ name: 'Carl Bagved' }] }],
    ultimate_owners: [{ name: 'Carl Bagved', combined_ownership: { from: 66.67, to: 89.99 } }],
  });
  expect((await at('')).ultimate_owners).toMatchObject([{ the_key: keyOf(63) }]);
  for (const query of ['?on=2019-02-29', '?on=31/12/2019', '?on=0000-01-01', '?on=']) {
    const refused = await world.ask('GET', 'company/ownership/[cvr]', { headers, params, query });
    expect([query, refused.status, refused.body.error]).toEqual([
      ...[query, 422, 'On is a day such as 2019-12-31'],
    ]);
  }
});

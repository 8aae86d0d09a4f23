import { afterAll, beforeAll, expect, test } from 'vitest';
import { combinedShares, indirectOf, lastOf } from '@/lib/roles/combined';
import { MOST_OWNERSHIP_LEVELS, MOST_OWNERSHIP_LINKS } from '@/lib/roles/constants';
import { companyRecord, roleRecord } from '../support/company-record';
import { type RegisterDatabase, registerDatabase } from '../support/register-database';

let database: RegisterDatabase;

const keyOf = (number: number) => String(99_000_000 + number);
const owner = { group: 'OWNER', organ: 'EJERREGISTER', title: null } as const;
const person = (name: string, ownership: number | null) =>
  roleRecord(name, { ...owner, ownership });
const company = (number: number, ownership: number | null, validTo: string | null = null) =>
  roleRecord('', {
    ...{ ...owner, ownership, validTo },
    participant: { id: number, kind: 'COMPANY', name: `Nr. ${number}`, companyKey: keyOf(number) },
  });
const foreign = roleRecord('', {
  ...{ ...owner, ownership: 0.1 },
  participant: { id: 999, kind: 'OTHER', name: 'Fremmed Ltd', companyKey: null },
});

/** 1 is owned through 2 and 3, both of 4, as in a diamond, and 5 and 6 own each other. */
const companies = [
  companyRecord(1, { roles: [company(2, 0.5), company(3, 0.25), company(8, 1, '2011-01-01')] }),
  companyRecord(2, { roles: [company(4, 1)] }),
  companyRecord(3, { roles: [company(4, 0.6667), foreign, person('Tavs Tine', null)] }),
  companyRecord(4, { roles: [person('Ane Øverst', 0.9)] }),
  companyRecord(5, { roles: [company(6, 0.5), person('Bo Udenfor', 0.05)] }),
  companyRecord(6, { roles: [company(5, 0.25), person('Bo Udenfor', 0.5)] }),
  companyRecord(7, { roles: [company(5, 1)] }),
  companyRecord(8),
  // A line that is one company longer than is followed.
  ...Array.from({ length: MOST_OWNERSHIP_LEVELS + 1 }, (_, place) =>
    companyRecord(20 + place, { roles: [company(21 + place, 1)] }),
  ),
  companyRecord(21 + MOST_OWNERSHIP_LEVELS),
  // The second has more owners than are followed in total; the owner of the others is left out.
  companyRecord(40, { roles: [company(41, 0.5), company(43, 0.25)] }),
  companyRecord(41, {
    roles: [
      company(42, 0.5),
      ...Array.from({ length: MOST_OWNERSHIP_LINKS - 2 }, (_, place) =>
        person(`Ejer ${place}`, null),
      ),
    ],
  }),
  companyRecord(42, { roles: [person('Skjult Sofie', 1)] }),
  companyRecord(43, { roles: [person('Skjult Sofie', 1)] }),
];

beforeAll(async () => {
  database = await registerDatabase('combined_ownership');
  const { loadCompanies } = await import('@/lib/register/load');
  await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
});
afterAll(() => database.close());

async function read(number: number) {
  const { getOwnership } = await import('@/lib/roles/ownership');
  const { owners, owned } = await getOwnership(keyOf(number));
  return [combinedShares(keyOf(number), owners), combinedShares(keyOf(number), owned)] as const;
}

test('total shares of the ultimate owners, over all chains of today', async () => {
  const [above] = await read(1);
  const told = lastOf(above).map(({ node, share, waysTotal }) => [
    ...[node.name, share.from, share.to, waysTotal],
  ]);
  expect(told).toEqual([
    // 90 % of 50 + 25 × 66.67 %, and 99.99 % of 66.66 + 33.32 × 89.99 %.
    ['Ane Øverst', 60, 96.64, 2],
    ['Fremmed Ltd', 2.5, 5, 1],
    ['Tavs Tine', 0, null, 1],
  ]);
  const ane = lastOf(above).at(0);
  expect(ane?.ways.map((way) => way.map(({ key }) => key))).toEqual([
    [keyOf(2), keyOf(4)],
    [keyOf(3), keyOf(4)],
  ]);
  expect(above).toMatchObject({ isCircular: false, isCut: false });
});

test('what a company holds through others', async () => {
  const [, below] = await read(4);
  const told = indirectOf(below).map(({ node, share }) => [node.key, share.from, share.to]);
  expect(told).toEqual([[keyOf(1), 66.66, 96.65]]);
});

test('companies that own each other end the chain', async () => {
  const [above] = await read(7);
  expect(above.isCircular).toBe(true);
  expect(lastOf(above).map(({ node, share }) => [node.name, share.from, share.to])).toEqual([
    // 5 % directly in 5, and 50 % of the 50 % of 6.
    ['Bo Udenfor', 30, 54.43],
  ]);
});

test('whom it did not follow further it does not call the last', async () => {
  const [above] = await read(20);
  expect(above.isCut).toBe(true);
  expect(lastOf(above)).toMatchObject([
    {
      node: { key: keyOf(20 + MOST_OWNERSHIP_LEVELS) },
      share: { from: 100, to: 100 },
      isOpen: true,
    },
  ]);
  const [whole] = await read(21);
  expect(whole.isCut).toBe(false);
  expect(lastOf(whole)).toMatchObject([
    { node: { key: keyOf(21 + MOST_OWNERSHIP_LEVELS) }, isOpen: false },
  ]);
});

test('where there are too many owners, those of the others stay open', async () => {
  const [above] = await read(40);
  expect(above.isCut).toBe(true);
  const companies = lastOf(above).filter(({ node }) => node.kind === 'COMPANY');
  expect(companies.map(({ node, isOpen }) => [node.key, isOpen])).toEqual([
    [keyOf(42), true],
    [keyOf(43), true],
  ]);
  expect(lastOf(above).filter(({ isOpen }) => isOpen)).toHaveLength(2);
});

test('the API answers the same', async () => {
  const { getOwnership } = await import('@/lib/roles/ownership');
  const { toOwnershipData } = await import('@/lib/roles/mapper');
  const { ownershipAnswerSchema } = await import('@/lib/roles/answers');
  const answer = toOwnershipData(keyOf(1), await getOwnership(keyOf(1)));
  expect(ownershipAnswerSchema.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ has_circle: false, has_more: false });
  expect(answer.ultimate_owners[0]).toMatchObject({
    ...{ name: 'Ane Øverst', participant_kind: 'PERSON', the_key: null, has_more: false },
    ...{ combined_ownership: { from: 60, to: 96.64 }, chains_total: 2 },
    chains: [
      [{ the_key: keyOf(2) }, { the_key: keyOf(4) }],
      [{ the_key: keyOf(3) }, { the_key: keyOf(4) }],
    ],
  });
  expect(answer.ultimate_owners[2]?.combined_ownership).toEqual({ from: 0, to: null });
  const above = toOwnershipData(keyOf(4), await getOwnership(keyOf(4)));
  expect(above.indirectly_owned_companies).toMatchObject([
    { the_key: keyOf(1), Firmnavn: 'Prøve 1 ApS', chains_total: 2 },
  ]);
});

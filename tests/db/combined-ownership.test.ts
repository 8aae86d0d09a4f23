import { expect, test } from 'vitest';
import { combinedShares, indirectOf, lastOf } from '@/lib/roles/combined';
import { MOST_OWNERSHIP_LEVELS, MOST_OWNERSHIP_LINKS } from '@/lib/roles/constants';
import { companyRecord, keyOf, roleRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const owner = { group: 'OWNER', organ: 'EJERREGISTER', title: null } as const;
const person = (name: string, ownership: number | null) =>
  roleRecord(name, { ...owner, ownership });
const company = (number: number, ownership: number | null, validTo: string | null = null) =>
  roleRecord('', {
    ...{ ...owner, ownership, validTo },
    participant: { id: number, kind: 'COMPANY', name: `Nr. ${number}`, companyKey: keyOf(number) },
  });
const general = { legalForm: { code: 30, short: 'I/S', name: 'Interessentskab' } };
const asPartner = { group: 'PARTNER', organ: 'Interessenter', title: 'INTERESSENTER' } as const;
const partner = (name: string) => roleRecord(name, asPartner);
const partnerCompany = (number: number) =>
  roleRecord('', { ...company(number, null), ...asPartner });
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
  // Ane owns 50 of 51 directly and through partnerships, a part of it also through 52.
  companyRecord(50, { roles: [company(51, 0.5), person('Ane Deltager', 0.25)] }),
  companyRecord(51, { ...general, roles: [partner('Ane Deltager'), partner('Bo Deltager')] }),
  companyRecord(52, { roles: [person('Ane Deltager', 0.9), company(54, 0.05)] }),
  companyRecord(53, { roles: [company(52, 0.6667), company(55, 0.3333)] }),
  companyRecord(54, { roles: [company(52, 0.25)] }),
  companyRecord(55, {
    legalForm: { code: 40, short: 'K/S', name: 'Kommanditselskab' },
    roles: [partner('Ane Deltager'), person('Kim Kommanditist', 1)],
  }),
  companyRecord(56, {
    legalForm: { code: 10, short: 'ENK', name: 'Enkeltmandsvirksomhed' },
    roles: [partner('Ida Indehaver')],
  }),
  companyRecord(57, { ...general, roles: [partnerCompany(56), partner('Bo Deltager')] }),
  // Owns more companies than are followed.
  ...Array.from({ length: MOST_OWNERSHIP_LINKS + 1 }, (_, place) =>
    companyRecord(100 + place, { roles: [person('Mange Mogens', 1)] }),
  ),
];

const database = await registerDatabase('combined_ownership');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });

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

async function holdingsOf(name: string) {
  const { getCombinedHoldings } = await import('@/lib/roles/ownership');
  const [row] = await database.rows(
    'SELECT id::text, company_key FROM participants WHERE name = $1',
    [name],
  );
  const { id, company_key: key } = row as { id: string; company_key: string | null };
  const holder = { id, companyKey: key };
  return { holder, combined: await getCombinedHoldings(holder) };
}

test('what a person owns through others, with what they own directly of the same', async () => {
  const { combined } = await holdingsOf('Ane Deltager');
  expect(
    indirectOf(combined).map(({ node, share, ways, waysTotal }) => [
      ...[node.key, share.from, share.to, waysTotal, ways.map((way) => way.map(({ key }) => key))],
    ]),
  ).toEqual([
    // 90 % of 66.67 %; of the limited partnership that owns the rest she is only the general partner.
    [keyOf(53), 60, 89.99, 1, [[keyOf(52)]]],
    // 25 % directly, and what the partners of 51 share is not published.
    [keyOf(50), 25, null, 2, [[], [keyOf(51)]]],
    [keyOf(54), 22.5, 33.32, 1, [[keyOf(52)]]],
  ]);
  // 54 owns a part of 52, which owns a part of 54.
  expect([combined.isCircular, combined.isCut]).toEqual([true, false]);
});

test('what an organisation owns through others is what its page says as a company', async () => {
  const { combined } = await holdingsOf('Nr. 4');
  const [, below] = await read(4);
  expect(combined).toEqual(below);
});

test('who owns too many companies is not said to own none through others', async () => {
  const { combined } = await holdingsOf('Mange Mogens');
  expect([indirectOf(combined), combined.isCut]).toEqual([[], true]);
});

test('partners and proprietors are owners of theirs, general partners of a K/S are not', async () => {
  const names = async (number: number) => {
    const [above] = await read(number);
    return lastOf(above).map(({ node, share }) => [node.name, share.from, share.to]);
  };
  expect(await names(57)).toEqual([
    ['Bo Deltager', 0, null],
    ['Ida Indehaver', 0, null],
  ]);
  expect(await names(55)).toEqual([['Kim Kommanditist', 100, 100]]);
  const { findHoldings } = await import('@/lib/roles/holdings');
  expect((await findHoldings(keyOf(56)))?.items).toMatchObject([
    { group: 'PARTNER', ownership: null, company: { key: keyOf(57) } },
  ]);
});

test('the API of people answers what they own through others', async () => {
  const { getParticipantAnswer } = await import('@/lib/roles/participant-answer');
  const { participantAnswerSchema } = await import('@/lib/roles/answers');
  const { holder } = await holdingsOf('Ane Deltager');
  const answer = await getParticipantAnswer({ id: holder.id });
  expect(participantAnswerSchema.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ ownership_has_circle: true, ownership_has_more: false });
  expect(answer.indirectly_owned_companies[0]).toMatchObject({
    ...{ the_key: keyOf(53), combined_ownership: { from: 60, to: 89.99 }, chains_total: 1 },
    chains: [[{ the_key: keyOf(52) }]],
  });
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

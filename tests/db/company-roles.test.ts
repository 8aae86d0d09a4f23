import { beforeAll, describe, expect, test } from 'vitest';
import type { RoleRecord } from '@/lib/register/record';
import { isChain } from '@/lib/roles/chain';
import type { Owned, Owner, OwnershipTree } from '@/lib/roles/types';
import { companyRecord, roleRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const person = (name: string, change: Partial<RoleRecord> = {}) => roleRecord(name, change);
const group = (name: string, group: RoleRecord['group'], change: Partial<RoleRecord> = {}) =>
  person(name, { group, organ: group, title: null, ...change });
const firm = {
  participant: { id: 77, kind: 'COMPANY', name: 'Revision A/S', companyKey: '99000002' },
} as const;
const stranger = {
  participant: { id: 78, kind: 'COMPANY', name: 'Ukendt Ltd', companyKey: '99999999' },
} as const;

const parent = {
  participant: { id: 79, kind: 'COMPANY', name: 'Andet ApS', companyKey: '99000003' },
} as const;

const leaving = {
  participant: { id: 80, kind: 'COMPANY', name: 'Prøve 4 ApS', companyKey: '99000004' },
} as const;

const names = (count: number) => Array.from({ length: count }, (_, place) => `Medlem ${place}`);

const partners = Array.from({ length: 5 }, (_, place) => `Part ${place}`);

const companies = [
  companyRecord(1, {
    signingRule: 'Selskabet tegnes af en direktør alene.',
    roles: [
      group('Stine Stifter', 'FOUNDER'),
      group('', 'OWNER', { ...stranger, ownership: 0.05, votes: 0 }),
      group('', 'AUDITOR', firm),
      group('Ejer Ejersen', 'OWNER', { ownership: 0.3333, votes: 1 }),
      group('Bo Bestyrer', 'BOARD', { title: 'FORMAND' }),
      person('Dina Direktør'),
      person('Gamle Gert', { validTo: '2015-05-05' }),
      person('Tidligere Tove', { validTo: '2019-09-09' }),
    ],
  }),
  companyRecord(2, {
    name: 'Revision A/S',
    advertisingProtected: true,
    // It holds shares in itself.
    roles: [person('Dina Direktør'), group('', 'OWNER', { ...firm, ownership: 0.05 })],
  }),
  companyRecord(3, { name: 'Andet ApS', roles: [person('Dina Direktør'), person('Bo Bestyrer')] }),
  companyRecord(4, { roles: [person('Dina Direktør', { validTo: '2011-01-01' })] }),
  companyRecord(5, { roles: names(300).map((name) => group(name, 'BOARD')) }),
  companyRecord(6, { roles: [], name: null, names: [] }),
  companyRecord(7, {
    name: 'Datter ApS',
    roles: [group('', 'OWNER', { ...parent, ownership: 0.5, votes: 0.5 })],
  }),
  companyRecord(8, {
    name: 'Ældste Datter ApS',
    status: 'IN_BANKRUPTCY',
    advertisingProtected: true,
    roles: [
      group('', 'OWNER', { ...parent, ownership: 0.9 }),
      group('', 'FOUNDER', parent),
      group('', 'OWNER', { ...parent, ownership: 1, validTo: '2011-01-01' }),
    ],
  }),
  companyRecord(9, {
    name: 'Solgt ApS',
    roles: [group('', 'OWNER', { ...parent, ownership: 1, validTo: '2019-01-01' })],
  }),
  companyRecord(10, {
    status: 'CEASED',
    ceasedOn: '2016-01-01',
    roles: [
      group('Stine Stifter', 'FOUNDER'),
      person('Dina Direktør'),
      person('Gamle Gert', { validTo: '2015-05-05' }),
    ],
  }),
  companyRecord(13, {
    status: 'CEASED',
    ceasedOn: '2016-01-01',
    roles: [group('', 'OWNER', { ...parent, ownership: 1 })],
  }),
  companyRecord(12, {
    roles: [0.05, 0.5, null, 0.9, 0.25].map((ownership, place) =>
      group('', 'OWNER', {
        participant: { id: 91 + place, kind: 'PERSON', name: `Ejer ${place}`, companyKey: null },
        ownership,
      }),
    ),
  }),
  companyRecord(11, { roles: [group('Bo Bestyrer', 'FOUNDER')] }),
  companyRecord(14, {
    roles: [
      person('Sidste Signe', { validTo: '2999-12-31' }),
      group('', 'OWNER', { ...leaving, ownership: 0.25, validTo: '2999-12-31' }),
      // Raises the share of the same owner.
      group('', 'OWNER', { ...leaving, ownership: 0.5, validFrom: '3000-01-01' }),
      person('Ny Nynne', { validFrom: '3000-01-01' }),
      group('Gamle Gert', 'BOARD', { validTo: '2015-05-05' }),
    ],
  }),
  companyRecord(15, {
    roles: [
      group('Ole Ordinær', 'BOARD', { title: 'BESTYRELSESMEDLEM' }),
      group('Sanne Suppleant', 'BOARD', { title: 'SUPPLEANT' }),
      group('Nina Næst', 'BOARD', { title: 'NÆSTFORMAND' }),
      group('Fie Forrest', 'BOARD', { title: 'FORMAND', validTo: '2999-12-31' }),
      group('Tom Tidligere', 'BOARD', { title: 'BESTYRELSESMEDLEM', validTo: '2019-09-09' }),
      group('Per Præces', 'BOARD', { title: 'FORMAND', validTo: '2015-05-05' }),
    ],
  }),
  companyRecord(16, {
    legalForm: { code: 30, short: 'I/S', name: 'Interessentskab' },
    roles: [
      group('Ina Interessent', 'PARTNER', { title: 'INTERESSENTER', validTo: '2011-01-01' }),
      ...partners.map((name) => group(name, 'PARTNER', { title: 'INTERESSENTER' })),
      group('Part 0', 'PARTNER', { title: 'INTERESSENTER', validFrom: '2015-01-01' }),
      group('Ejer Ejersen', 'OWNER', { ownership: 0.5 }),
    ],
  }),
  companyRecord(17, {
    legalForm: { code: 10, short: 'ENK', name: 'Enkeltmandsvirksomhed' },
    status: 'CEASED',
    ceasedOn: '2016-01-01',
    roles: [group('Ib Indehaver', 'PARTNER', { title: 'INDEHAVER' })],
  }),
  companyRecord(18, {
    roles: [
      group('Ejer Ejersen', 'OWNER', { ownership: 0.5, validTo: '2019-12-31' }),
      group('Ejer Ejersen', 'OWNER', { ownership: 1, validFrom: '2020-01-01' }),
    ],
  }),
  ...['Åben ApS', 'Ærlig ApS', 'Zebra ApS'].map((name, place) =>
    companyRecord(30 + place, {
      name,
      roles: [
        group('', 'OWNER', {
          participant: { id: 33, kind: 'COMPANY', name: 'Ejer ApS', companyKey: '99000033' },
          ownership: 1,
        }),
      ],
    }),
  ),
  companyRecord(33, { name: 'Ejer ApS', roles: [] }),
  ...Array.from({ length: 24 }, (_, place) =>
    companyRecord(100 + place, { roles: [person('Medlem 0'), group('Medlem 0', 'BOARD')] }),
  ),
];

await registerDatabase('company_roles');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
const verbs = await import('@/lib/roles/queries');

const getRoles = (number: number, asked: Partial<Parameters<typeof verbs.getRoles>[0]> = {}) =>
  verbs.getRoles({ key: String(99_000_000 + number), ...asked });

test('management first, then board, owners, auditor and founders', async () => {
  const roles = await getRoles(1);
  expect(roles.items.map(({ participant }) => participant.name)).toEqual([
    ...['Dina Direktør', 'Bo Bestyrer', 'Ejer Ejersen', 'Ukendt Ltd', 'Revision A/S'],
    'Stine Stifter',
  ]);
  expect(roles).toMatchObject({ total: 6, currentTotal: 6, formerTotal: 2, totalPages: 1 });
  expect(roles.signingRule).toBe('Selskabet tegnes af en direktør alene.');
  expect(roles.updatedAt).toEqual(new Date('2022-01-01T00:00:00Z'));
});

test('a board begins with its chair and the deputy; of former members the last are first', async () => {
  const namesOf = async (former: boolean) =>
    (await getRoles(15, { former })).items.map(({ participant }) => participant.name);
  expect(await namesOf(false)).toEqual([
    ...['Fie Forrest', 'Nina Næst', 'Ole Ordinær', 'Sanne Suppleant'],
  ]);
  expect(await namesOf(true)).toEqual(['Tom Tidligere', 'Per Præces']);
});

test('roles of a day: who had begun and not left', async () => {
  const namesOn = async (number: number, on: string) => {
    const { items, total } = await getRoles(number, { on });
    expect(total).toBe(items.length);
    return items.map(({ participant }) => participant.name);
  };
  expect(await namesOn(15, '2012-12-31')).toEqual([
    ...['Fie Forrest', 'Per Præces', 'Nina Næst', 'Ole Ordinær', 'Sanne Suppleant'],
    'Tom Tidligere',
  ]);
  expect(await namesOn(15, '2015-05-05')).toContain('Per Præces');
  expect(await namesOn(15, '2015-05-06')).not.toContain('Per Præces');
  expect(await namesOn(15, '2015-05-06')).toContain('Tom Tidligere');
  expect(await namesOn(15, '2009-12-31')).toEqual([]);
  expect(await namesOn(10, '2015-12-31')).toEqual(['Dina Direktør', 'Stine Stifter']);
  expect(await namesOn(10, '2016-01-02')).toEqual([]);
});

test('an owner whose share changes is there on every day', async () => {
  const sharesOn = async (on: string) =>
    (await getRoles(18, { on })).items.map(({ ownership }) => ownership?.from);
  expect(await sharesOn('2019-12-31')).toEqual([50]);
  expect(await sharesOn('2020-01-01')).toEqual([100]);
});

test('the partners of today are named once each, the first of them', async () => {
  const { findPartners, listPartners } = await import('@/lib/roles/partners');
  const { items, total } = await findPartners('99000016');
  const partnersOf = await listPartners(['99000001', '99000016', '99000015']);
  for (const key of ['99000001', '99000016', '99000015', '99000017']) {
    expect(partnersOf(key)).toEqual(await findPartners(key));
  }
  expect(total).toBe(5);
  expect(items.map(({ name }) => name)).toEqual(['Part 0', 'Part 1', 'Part 2']);
  expect(await findPartners('99000001')).toEqual({ items: [], total: 0 });
});

test('a company that has ceased has former roles only, those without an end too', async () => {
  const totals = { currentTotal: 0, formerTotal: 3, hasManagement: false };
  expect(await getRoles(10)).toMatchObject({ ...totals, items: [], total: 0 });
  const { items, ...former } = await getRoles(10, { former: true });
  expect(former).toMatchObject({ ...totals, total: 3 });
  expect(items.map(({ participant, othersTotal }) => [participant.name, othersTotal])).toEqual([
    ...[
      ['Dina Direktør', 3],
      ['Gamle Gert', 0],
      ['Stine Stifter', 0],
    ],
  ]);
});

test('nobody leads a company that has ceased', async () => {
  const { getCompany } = await import('@/lib/companies/queries');
  const { findPartners } = await import('@/lib/roles/partners');
  expect((await getCompany('99000010')).ceoName).toBeNull();
  expect((await getCompany('99000014')).ceoName).toBe('Sidste Signe');
  expect(await findPartners('99000017')).toEqual({ items: [], total: 0 });
});

test('a company opens on its former roles only where nobody holds one today', async () => {
  const opened = async (number: number, former: boolean | null) =>
    (await getRoles(number, { former })).items.length;
  // One ceased; the other is still active, although all its managers have left.
  expect([await opened(10, null), await opened(10, false)]).toEqual([3, 0]);
  expect([await opened(4, null), await opened(4, false)]).toEqual([1, 0]);
  expect([await opened(1, null), await opened(1, true)]).toEqual([6, 2]);
  expect(await opened(6, null)).toBe(0);
});

test('who is entered to leave later is there until then, and who is to begin later is not yet', async () => {
  const { items, ...roles } = await getRoles(14);
  expect(roles).toMatchObject({ currentTotal: 2, formerTotal: 1, hasManagement: true });
  expect(items.map(({ participant, validTo }) => [participant.name, validTo])).toEqual([
    ['Sidste Signe', new Date('2999-12-31')],
    ['Prøve 4 ApS', new Date('2999-12-31')],
  ]);
  const { findHoldings } = await import('@/lib/roles/holdings');
  const owned = await findHoldings('99000004');
  expect(owned?.items.map(({ company, ownership }) => [company.key, ownership?.from])).toEqual([
    ['99000014', 25],
  ]);
});

test('whether somebody manages a company is told on every page of its roles', async () => {
  const manages = async (number: number, asked = {}) =>
    (await getRoles(number, asked)).hasManagement;
  expect([await manages(1), await manages(1, { former: true })]).toEqual([true, true]);
  // Former members no longer manage, and neither boards nor owners do.
  expect([await manages(4), await manages(5, { page: 2 }), await manages(7)]).toEqual([
    ...[false, false, false],
  ]);
  expect(await manages(6)).toBe(false);
});

test('shares are the bands that the register publishes', async () => {
  const { items } = await getRoles(1);
  expect(items.map(({ ownership, votes }) => [ownership, votes])).toEqual([
    [null, null],
    [null, null],
    [
      { from: 33.33, to: 50 },
      { from: 100, to: null },
    ],
    [{ from: 5, to: 10 }, null],
    [null, null],
    [null, null],
  ]);
});

test('the largest share comes first, one that is not published last', async () => {
  const { items } = await getRoles(12);
  expect(items.map(({ ownership }) => ownership?.from)).toEqual([90, 50, 25, 5, undefined]);
});

test('everybody leads to their other companies of today', async () => {
  const { items } = await getRoles(1);
  const others = Object.fromEntries(
    items.map((role) => [role.participant.name, [role.othersTotal, ...role.others]]),
  );
  expect(others['Dina Direktør']).toEqual([
    2,
    { key: '99000002', name: 'Revision A/S', advertisingProtected: true },
    { key: '99000003', name: 'Andet ApS', advertisingProtected: false },
  ]);
  expect(others['Bo Bestyrer']).toEqual([
    1,
    { key: '99000003', name: 'Andet ApS', advertisingProtected: false },
  ]);
  expect(others['Stine Stifter']).toEqual([0]);
});

test('a company owns those of which it is an owner today and that have not ceased, the largest shares first', async () => {
  const { findHoldings } = await import('@/lib/roles/holdings');
  const owned = await findHoldings('99000003');
  expect(owned).toMatchObject({ total: 2, participantId: '79' });
  expect(owned?.items.map(({ company, ownership }) => [company.name, ownership])).toEqual([
    ['Ældste Datter ApS', { from: 90, to: 100 }],
    ['Datter ApS', { from: 50, to: 66.67 }],
  ]);
  expect(owned?.items.map(({ company }) => company.status)).toEqual(['IN_BANKRUPTCY', 'ACTIVE']);
  expect(owned?.items.map(({ company }) => company.advertisingProtected)).toEqual([true, false]);
  for (const key of ['99000001', '99000002', '12345678'])
    expect(await findHoldings(key)).toBeNull();
});

test('companies of which as much is owned are in the order of Danish letters', async () => {
  const { findHoldings } = await import('@/lib/roles/holdings');
  const { getOwnership } = await import('@/lib/roles/ownership');
  const names = ['Zebra ApS', 'Ærlig ApS', 'Åben ApS'];
  expect((await findHoldings('99000033'))?.items.map(({ company }) => company.name)).toEqual(names);
  const { owned } = await getOwnership('99000033');
  expect(owned.trees.map(({ node }) => node.name)).toEqual(names);
});

describe('ownership over several companies', () => {
  const ownerOf = (id: number, companyKey: string, name: string, ownership: number) =>
    group('', 'OWNER', { participant: { id, kind: 'COMPANY', name, companyKey }, ownership });
  const told = (trees: OwnershipTree<Owner | Owned>[]): unknown[] =>
    trees.map(({ node, isTold, next }) =>
      next.length > 0 ? [node.name, told(next)] : isTold ? `${node.name}, told` : node.name,
    );

  beforeAll(async () => {
    const { loadCompanies } = await import('@/lib/register/load');
    const chain = [
      companyRecord(301, {
        name: 'Drift ApS',
        roles: [ownerOf(402, '99000302', 'Midt ApS', 0.6667), group('', 'AUDITOR', firm)],
      }),
      companyRecord(302, {
        name: 'Midt ApS',
        roles: [
          ownerOf(403, '99000303', 'Top ApS', 0.5),
          group('Stille Stork', 'OWNER', { ownership: 0.25 }),
        ],
      }),
      // Owned by its own subsidiary too: ownership may be circular.
      companyRecord(303, {
        name: 'Top ApS',
        status: 'IN_BANKRUPTCY',
        advertisingProtected: true,
        roles: [
          group('Ane Øverst', 'OWNER', { ownership: 0.9 }),
          ownerOf(401, '99000301', 'Drift ApS', 0.05),
          { ...ownerOf(402, '99000302', 'Midt ApS', 1), group: 'AUDITOR' as const },
        ],
      }),
    ];
    await loadCompanies(chain, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
  });

  test('is followed to the last owners and companies, each told once', async () => {
    const { getOwnership } = await import('@/lib/roles/ownership');
    const middle = await getOwnership('99000302');
    expect(told(middle.owners.trees)).toEqual([
      ['Top ApS', ['Ane Øverst', ['Drift ApS', ['Midt ApS, told']]]],
      'Stille Stork',
    ]);
    expect(told(middle.owned.trees)).toEqual([['Drift ApS', [['Top ApS', ['Midt ApS, told']]]]]);
    expect([middle.owners.isCut, middle.owned.isCut, isChain(middle)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(middle.owners.trees[0]?.share.ownership).toEqual({ from: 50, to: 66.67 });
    // The status of each company; people have none.
    const [top, silent] = middle.owners.trees;
    expect([top?.node.status, silent?.node.status]).toEqual(['IN_BANKRUPTCY', null]);
    expect([top, silent].map((tree) => tree?.node.advertisingProtected)).toEqual([true, false]);
    const [drift] = middle.owned.trees;
    expect([drift?.node.status, drift?.next[0]?.node.status]).toEqual(['ACTIVE', 'IN_BANKRUPTCY']);
    const below = [drift, drift?.next[0]];
    expect(below.map((tree) => tree?.node.advertisingProtected)).toEqual([false, true]);
  });

  test('has the names that the API uses', async () => {
    const { getOwnership } = await import('@/lib/roles/ownership');
    const { toOwnershipData } = await import('@/lib/roles/mapper');
    const { owners, owned_companies, has_more } = toOwnershipData(
      '99000302',
      await getOwnership('99000302'),
    );
    expect(owners[0]).toMatchObject({
      ...{ name: 'Top ApS', participant_kind: 'COMPANY', the_key: '99000303' },
      ...{ ownership: { from: 50, to: 66.67 }, votes: null, named_before: false },
      owners: [{ name: 'Ane Øverst', the_key: null, owners: [] }, { name: 'Drift ApS' }],
    });
    expect(owned_companies[0]).toMatchObject({
      ...{ the_key: '99000301', Firmnavn: 'Drift ApS', reklamebeskyttet: false },
      owned_companies: [{ the_key: '99000303', owned_companies: [{ named_before: true }] }],
    });
    expect(has_more).toBe(false);
  });

  test('is none where the next step is the last', async () => {
    const { getOwnership } = await import('@/lib/roles/ownership');
    const single = await getOwnership('99000003');
    expect(told(single.owned.trees)).toEqual(['Ældste Datter ApS', 'Datter ApS']);
    expect(isChain(single)).toBe(false);
    expect(isChain(await getOwnership('99000006'))).toBe(false);
  });

  test('nobody owns what has ceased, as its roles say', async () => {
    const { getOwnership } = await import('@/lib/roles/ownership');
    expect((await getOwnership('99000013')).owners.trees).toEqual([]);
  });

  test('says that there is more where there is, and not where the last fits', async () => {
    const { loadCompanies } = await import('@/lib/register/load');
    const { MOST_OWNERSHIP_LINKS } = await import('@/lib/roles/constants');
    const { getOwnership } = await import('@/lib/roles/ownership');
    const ownedBy = (number: number, owners: number) =>
      companyRecord(number, {
        roles: names(owners).map((name) => group(`Ejer af ${name}`, 'OWNER')),
      });
    const many = [ownedBy(310, MOST_OWNERSHIP_LINKS), ownedBy(311, MOST_OWNERSHIP_LINKS + 1)];
    await loadCompanies(many, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
    const { owners: whole } = await getOwnership('99000310');
    const { owners: cut } = await getOwnership('99000311');
    expect([whole.trees.length, whole.isCut]).toEqual([MOST_OWNERSHIP_LINKS, false]);
    expect([cut.trees.length, cut.isCut]).toEqual([MOST_OWNERSHIP_LINKS, true]);
  });

  test('says so too where it goes on beyond the last level, and not where it ends there', async () => {
    const { loadCompanies } = await import('@/lib/register/load');
    const { MOST_OWNERSHIP_LEVELS } = await import('@/lib/roles/constants');
    const { getOwnership } = await import('@/lib/roles/ownership');
    const last = 320 + MOST_OWNERSHIP_LEVELS + 1;
    const line = Array.from({ length: last - 320 + 1 }, (_, place) => {
      const next = String(99_000_000 + 321 + place);
      const roles = 320 + place < last ? [ownerOf(421 + place, next, 'Over ApS', 1)] : [];
      return companyRecord(320 + place, { roles });
    });
    await loadCompanies(line, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
    const depth = (trees: OwnershipTree<Owner | Owned>[]): number =>
      Math.max(0, ...trees.map(({ next }) => 1 + depth(next)));
    const both = async (number: number) => {
      const { owners, owned } = await getOwnership(String(99_000_000 + number));
      return [depth(owners.trees), owners.isCut, depth(owned.trees), owned.isCut];
    };
    expect(await both(320)).toEqual([MOST_OWNERSHIP_LEVELS, true, 0, false]);
    expect(await both(321)).toEqual([MOST_OWNERSHIP_LEVELS, false, 1, false]);
    expect(await both(last)).toEqual([0, false, MOST_OWNERSHIP_LEVELS, true]);
    expect(await both(last - 1)).toEqual([1, false, MOST_OWNERSHIP_LEVELS, false]);
  });
});

test('a company leads to its page where the register has it', async () => {
  const { items } = await getRoles(1);
  const companies = items.filter(({ participant }) => participant.kind === 'COMPANY');
  expect(companies.map(({ participant }) => participant)).toEqual([
    { ...stranger.participant, id: '78', companyKey: null, advertisingProtected: false },
    { ...firm.participant, id: '77', advertisingProtected: true },
  ]);
});

test('former roles on demand, the last to leave first', async () => {
  const { items, total } = await getRoles(1, { former: true });
  expect(total).toBe(2);
  expect(items.map(({ participant, validTo }) => [participant.name, validTo])).toEqual([
    ['Tidligere Tove', new Date('2019-09-09')],
    ['Gamle Gert', new Date('2015-05-05')],
  ]);
});

test('three hundred roles come in pages, each once', async () => {
  const first = await getRoles(5);
  expect(first).toMatchObject({ total: 300, page: 1, totalPages: 6 });
  expect(first.items[0]).toMatchObject({ othersTotal: 24, participant: { name: 'Medlem 0' } });
  expect(first.items[0]?.others).toHaveLength(5);
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => getRoles(5, { page })));
  const listed = pages.flatMap(({ items }) => items.map(({ participant }) => participant.name));
  expect(listed).toEqual(names(300));
  expect(await getRoles(5, { page: 99 })).toMatchObject({ page: 6, items: { length: 50 } });
  expect(await getRoles(5, { page: -4 })).toMatchObject({ page: 1 });
});

test('a company without anybody has an empty page', async () => {
  expect(await getRoles(6)).toMatchObject({
    items: [],
    total: 0,
    totalPages: 0,
    signingRule: null,
  });
});

test.each(['00000000', '9900000', '99000001x', "' OR 1=1"])('%s is nobody', async (key) => {
  await expect(verbs.getRoles({ key })).rejects.toMatchObject({ code: 'not_found' });
});

test('all that somebody does and did, what is held today first', async () => {
  const [dina] = (await getRoles(1)).items;
  const { participant, items, total } = await verbs.getParticipant({
    id: dina?.participant.id ?? '',
  });
  expect(participant.name).toBe('Dina Direktør');
  expect(total).toBe(5);
  expect(items.map(({ company, validTo }) => [company.key, validTo])).toEqual([
    ['99000001', null],
    ['99000002', null],
    ['99000003', null],
    ['99000004', new Date('2011-01-01')],
    // A role without an end in a company that has ceased.
    ['99000010', null],
  ]);
  const [many] = (await getRoles(5)).items;
  const id = many?.participant.id ?? '';
  expect(await verbs.getParticipant({ id, page: 3 })).toMatchObject({
    ...{ total: 49, page: 3, totalPages: 3 },
    items: { length: 9 },
  });
});

test('what somebody will do later is not listed yet', async () => {
  const { items, total } = await verbs.getParticipant({ id: '80' });
  expect(total).toBe(1);
  expect(items).toMatchObject([{ ownership: { from: 25 }, company: { key: '99000014' } }]);
});

test.each(['1234567', 'abc', '', '9'.repeat(19), '-1'])('%j is no participant', async (id) => {
  await expect(verbs.getParticipant({ id })).rejects.toMatchObject({ code: 'not_found' });
});

import { expect, test } from 'vitest';
import { MOST_COLLEAGUE_COMPANIES } from '@/lib/people/constants';
import type { PersonList } from '@/lib/people/types';
import type { RoleRecord } from '@/lib/register/record';
import { companyRecord, roleRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const role = (name: string, group: RoleRecord['group'], change: Partial<RoleRecord> = {}) =>
  roleRecord(name, { group, title: null, ...change });
const left = (validTo: string) => ({ validTo });
/** A company is an owner, but nobody's colleague. */
const owningCompany = role('Ejer Holding', 'OWNER', {
  ownership: 1,
  participant: { id: 77, kind: 'COMPANY', name: 'Ejer Holding', companyKey: null },
});

const companies = [
  companyRecord(1, {
    roles: [
      role('Ida Alle', 'BOARD', { validFrom: '2018-01-01' }),
      role('Ida Alle', 'FOUNDER', { validFrom: '2010-01-01' }),
      role('Ida Alle', 'MANAGEMENT', { ...left('2015-05-05'), validFrom: '2010-01-01' }),
      role('Bo Med', 'BOARD'),
      role('Carl Før', 'BOARD', left('2019-01-01')),
      role('Rie Visor', 'AUDITOR'),
      owningCompany,
    ],
  }),
  companyRecord(2, {
    status: 'IN_BANKRUPTCY',
    roles: [
      role('Ida Alle', 'MANAGEMENT', { validFrom: '2012-01-01' }),
      role('Bo Med', 'OWNER', { ownership: 1 }),
      role('Anna Med', 'BOARD'),
      role('Rie Visor', 'AUDITOR'),
    ],
  }),
  companyRecord(3, {
    status: 'CEASED',
    statusText: 'OPLØST EFTER KONKURS',
    roles: [role('Ida Alle', 'BOARD', left('2011-01-01')), role('Bo Med', 'BOARD')],
  }),
  companyRecord(4, {
    status: 'CEASED',
    ceasedOn: '2016-01-01',
    statusText: 'TVANGSOPLØST',
    roles: [
      role('Ida Alle', 'BOARD', left('2014-01-01')),
      role('Ida Alle', 'FOUNDER', { validFrom: '2009-01-01' }),
      role('Rie Visor', 'AUDITOR'),
      role('Anna Med', 'BOARD'),
      role('Carl Før', 'BOARD', { validFrom: '2014-01-02' }),
      role('Dan Dag', 'MANAGEMENT', { validFrom: '2014-01-01' }),
      owningCompany,
    ],
  }),
  companyRecord(5, { roles: [role('Ida Alle', 'AUDITOR'), role('Bo Med', 'BOARD')] }),
  companyRecord(6, { roles: [role('Ida Alle', 'FOUNDER'), role('Fie Grund', 'FOUNDER')] }),
  // More than are examined, with the only company that was not just audited at the end.
  ...Array.from({ length: MOST_COLLEAGUE_COMPANIES + 1 }, (_, number) =>
    companyRecord(100 + number, { roles: [role('Eva Revi', 'AUDITOR', left('2012-01-01'))] }),
  ),
  companyRecord(900, {
    roles: [role('Eva Revi', 'BOARD', left('2012-01-01')), role('Gro Ny', 'BOARD')],
  }),
  companyRecord(901, {
    roles: [
      role('Hans Igen', 'BOARD', { ...left('2012-01-01'), validFrom: '2010-01-01' }),
      role('Hans Igen', 'MANAGEMENT', { validFrom: '2099-01-01' }),
      role('Kai Da', 'BOARD', { validFrom: '2011-01-01' }),
      role('Ib Siden', 'BOARD', { validFrom: '2015-01-01' }),
      role('Jo Snart', 'BOARD', { validFrom: '2099-01-01' }),
    ],
  }),
  companyRecord(902, {
    roles: ['Ken Kollega', 'Åse Ask', 'Øje Ask', 'Ærlig Ask', 'Zoe Ask'].map((name) =>
      role(name, 'BOARD'),
    ),
  }),
];

await registerDatabase('person');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
const verbs = await import('@/lib/people/person');
const { searchPeople } = await import('@/lib/people/queries');

const idOf = async (name: string) => (await searchPeople({ name })).items[0]?.id ?? '';
const personOf = async (name: string) => verbs.getPerson(await idOf(name));
const listed = async (name: string, which: PersonList) => {
  const { items } = await verbs.listPersonCompanies(await personOf(name), { which, page: 1 });
  return items.map(({ company, roles }) => [company.key, roles.map(({ group }) => group)]);
};

test('each company counts once, as one of today or as a former one', async () => {
  expect(await personOf('Ida Alle')).toMatchObject({
    kind: 'PERSON',
    name: 'Ida Alle',
    currentTotal: 3,
    formerTotal: 3,
    // One in bankruptcy and one dissolved by it, not the one compulsorily dissolved.
    bankruptTotal: 2,
  });
});

test('who only audits has no bankruptcies', async () => {
  expect(await personOf('Rie Visor')).toMatchObject({
    ...{ currentTotal: 2, formerTotal: 1, bankruptTotal: 0 },
  });
});

test('companies of today by the kind of role, each with all roles, those that ended last', async () => {
  expect(await listed('Ida Alle', 'TODAY')).toEqual([
    ['99000002', ['MANAGEMENT']],
    ['99000001', ['BOARD', 'MANAGEMENT', 'FOUNDER']],
    ['99000005', ['AUDITOR']],
  ]);
});

test('companies that were left, the last one first, and what was only founded', async () => {
  expect(await listed('Ida Alle', 'FORMER')).toEqual([
    ['99000004', ['BOARD', 'FOUNDER']],
    ['99000003', ['BOARD']],
    ['99000006', ['FOUNDER']],
  ]);
});

test('companies that went bankrupt, those of today first; not those only audited', async () => {
  expect(await listed('Ida Alle', 'BANKRUPT')).toEqual([
    ['99000002', ['MANAGEMENT']],
    ['99000003', ['BOARD']],
  ]);
  expect(await listed('Rie Visor', 'BANKRUPT')).toEqual([]);
});

test('nothing is held today in what has ceased, and a founding never', async () => {
  expect(await personOf('Anna Med')).toMatchObject({ currentTotal: 1, formerTotal: 1 });
  expect(await personOf('Fie Grund')).toMatchObject({ currentTotal: 0, formerTotal: 1 });
  const hit = async (name: string) => (await searchPeople({ name })).items[0];
  expect(await hit('Anna Med')).toMatchObject({
    ...{ currentRoles: 1, companiesTotal: 1, companies: [{ key: '99000002' }] },
  });
  expect(await hit('Fie Grund')).toMatchObject({
    ...{ currentRoles: 0, companies: [{ key: '99000006', group: 'FOUNDER' }] },
  });
});

test('roles of some kinds: those of today, those that ended, and all foundings', async () => {
  const { listHeldCompanies } = await import('@/lib/people/held-companies');
  const id = await idOf('Ida Alle');
  const held = async (groups: readonly RoleRecord['group'][], former: boolean) => {
    const { items } = await listHeldCompanies({ id, groups, former, limit: 9 });
    return items.map(({ key, group, leftOn }) => [key, group, leftOn?.toISOString().slice(0, 10)]);
  };
  expect(await held(['BOARD', 'FOUNDER'], false)).toEqual([['99000001', 'BOARD', undefined]]);
  expect(await held(['BOARD', 'FOUNDER'], true)).toEqual([
    ['99000004', 'BOARD', '2014-01-01'],
    ['99000003', 'BOARD', '2011-01-01'],
    ['99000006', 'FOUNDER', undefined],
  ]);
  expect((await held(['FOUNDER'], false)).map(([key]) => key)).toEqual([
    ...['99000001', '99000004', '99000006'],
  ]);
  expect(await held(['FOUNDER'], true)).toEqual([]);
});

test('people who lead or own the same companies today, by how many they share', async () => {
  const { items, total } = await verbs.listColleagues(await idOf('Ida Alle'));
  expect(items.map(({ name, shared, company }) => [name, shared, company.key])).toEqual([
    ['Bo Med', 2, '99000001'],
    ['Anna Med', 1, '99000002'],
  ]);
  expect(total).toBe(2);
  const { items: first, total: all } = await verbs.listColleagues(await idOf('Ida Alle'), {
    most: 1,
  });
  expect([first.map(({ name }) => name), all]).toEqual([['Bo Med'], 2]);
  expect(await verbs.listColleagues(await idOf('Rie Visor'))).toEqual({ items: [], total: 0 });
});

test('people who share as many are in the order of Danish letters', async () => {
  const { items } = await verbs.listColleagues(await idOf('Ken Kollega'));
  expect(items.map(({ name }) => name)).toEqual(['Zoe Ask', 'Ærlig Ask', 'Øje Ask', 'Åse Ask']);
  const { items: first } = await verbs.listColleagues(await idOf('Ken Kollega'), { most: 2 });
  expect(first.map(({ name }) => name)).toEqual(['Zoe Ask', 'Ærlig Ask']);
});

test('people who led or owned the companies that were left, at the same time', async () => {
  const { items, total } = await verbs.listColleagues(await idOf('Ida Alle'), { which: 'FORMER' });
  expect(items.map(({ name, shared, company }) => [name, shared, company.key])).toEqual([
    ['Anna Med', 1, '99000004'],
    ['Bo Med', 1, '99000003'],
    ['Dan Dag', 1, '99000004'],
  ]);
  expect(total).toBe(3);
  const { items: ofCarl } = await verbs.listColleagues(await idOf('Carl Før'), { which: 'FORMER' });
  // Until 2019 in the first company; in the fourth he joined after the other had left.
  expect(ofCarl.map(({ name }) => name)).toEqual(['Anna Med', 'Bo Med', 'Dan Dag', 'Ida Alle']);
  expect(await verbs.listColleagues(await idOf('Rie Visor'), { which: 'FORMER' })).toEqual({
    items: [],
    total: 0,
  });
});

test('people who led or owned the companies gone bankrupt, of today and before', async () => {
  const { items, total } = await verbs.listColleagues(await idOf('Ida Alle'), {
    which: 'BANKRUPT',
  });
  expect(items.map(({ name, shared, company }) => [name, shared, company.key])).toEqual([
    ['Bo Med', 2, '99000002'],
    ['Anna Med', 1, '99000002'],
  ]);
  expect(total).toBe(2);
});

test('a role that has not begun is neither listed nor found', async () => {
  expect(await listed('Hans Igen', 'FORMER')).toEqual([['99000901', ['BOARD']]]);
  const { items } = await searchPeople({ name: 'Jo Snart' });
  expect(items).toMatchObject([{ currentRoles: 0, companies: [], companiesTotal: 0 }]);
});

test('a role that has not begun makes nobody a colleague', async () => {
  const { items } = await verbs.listColleagues(await idOf('Hans Igen'), { which: 'FORMER' });
  expect(items.map(({ name }) => name)).toEqual(['Kai Da']);
});

test('what somebody only audited takes no place of what they led', async () => {
  const { items } = await verbs.listColleagues(await idOf('Eva Revi'), { which: 'FORMER' });
  expect(items.map(({ name }) => name)).toEqual(['Gro Ny']);
});

test.each(['1234567', 'abc', '', '9'.repeat(19), '-1'])('%j is nobody', async (id) => {
  await expect(verbs.getPerson(id)).rejects.toMatchObject({ code: 'not_found' });
});

test('the numbers of a list are those of its companies, up to a limit', async () => {
  const person = await personOf('Ida Alle');
  for (const which of ['TODAY', 'FORMER', 'BANKRUPT'] as const) {
    const keys = (await listed('Ida Alle', which)).map(([key]) => key);
    expect(await verbs.personKeys(person, which, 200)).toEqual(keys.toSorted());
  }
  expect(await verbs.personKeys(person, 'TODAY', 3)).toHaveLength(3);
  expect(await verbs.personKeys(person, 'TODAY', 2), 'too many').toEqual([]);
});

import { expect, test } from 'vitest';
import type { LinkRole } from '@/lib/connections/types';
import type { RoleRecord } from '@/lib/register/record';
import {
  BOARD,
  companyRecord,
  keyOf,
  OWNER,
  roleOfCompany,
  roleRecord,
} from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const FOUNDER = { group: 'FOUNDER', organ: 'STIFTERE', title: 'STIFTERE' } as const;
const AUDITOR = { group: 'AUDITOR', organ: 'REVISION', title: null } as const;
const company = (number: number, ...roles: RoleRecord[]) => companyRecord(number, { roles });
const owns = (number: number, change: Partial<RoleRecord> = {}) =>
  roleOfCompany(number, `Nr. ${number}`, { ...OWNER, ownership: 0.5, ...change });
const foreign = roleRecord('', {
  ...{ ...OWNER, ownership: 1 },
  participant: { id: 999_999_999, kind: 'OTHER', name: 'Fremmed Ltd', companyKey: null },
});

const companies = [
  // Led by the same person, and audited by the same firm as others.
  company(1, roleRecord('Ane Først'), roleRecord('Revisor Rie', AUDITOR)),
  company(2, roleRecord('Ane Først', { ...BOARD, validFrom: '2016-05-01' })),
  // A person is connected to another through what one company owns of the next.
  company(10, roleRecord('Bo Begynder')),
  company(11, owns(10, { validFrom: '2014-01-01' }), roleRecord('Carla Kæde')),
  // Former roles: one pair at the same time, one that followed it, and one of today beside.
  company(20, roleRecord('Tidligere Tom', { validFrom: '2010-01-01', validTo: '2012-12-31' })),
  company(21, roleRecord('Tidligere Tom', { validFrom: '2011-01-01', validTo: '2015-12-31' })),
  company(22, roleRecord('Tidligere Tom', { validFrom: '2013-01-01', validTo: '2014-12-31' })),
  // Connected by a founding alone.
  company(30, roleRecord('Stifter Stine', { ...FOUNDER, validFrom: '2012-03-01' })),
  company(31, roleRecord('Stifter Stine'), roleRecord('Stifter Stine', OWNER)),
  company(32, roleRecord('Stifter Stine', { ...FOUNDER, validFrom: null })),
  // By an auditor alone, and audited by a company of the register.
  company(
    40,
    roleRecord('Revisor Rie', AUDITOR),
    owns(42, { ...AUDITOR, ownership: null }),
    roleRecord('Stifter Stine', AUDITOR),
  ),
  company(41, roleRecord('Revisor Rie', AUDITOR)),
  company(42),
  // A role without an end in a ceased company.
  companyRecord(50, {
    ...{ status: 'CEASED', statusText: 'OPHØRT', ceasedOn: '2019-06-30' },
    roles: [roleRecord('Ophør Ole')],
  }),
  company(51, roleRecord('Ophør Ole')),
  // Ceased on a day that nobody knows.
  companyRecord(53, {
    ...{ status: 'CEASED', statusText: 'OPHØRT', ceasedOn: null },
    roles: [
      roleRecord('Ukendt Una', { validFrom: null }),
      roleRecord('Forud Frej', { validTo: '2999-01-01' }),
    ],
  }),
  company(54, roleRecord('Ukendt Una'), roleRecord('Forud Frej')),
  // A role that begins later.
  company(60, roleRecord('Snart Sara', { validFrom: '2999-01-01' })),
  company(61, roleRecord('Snart Sara')),
  // A foreign owner without a CVR number.
  company(70, foreign),
  company(71, foreign),
  // Each holds roles in the other.
  company(80, owns(81, { validFrom: '2015-01-01' })),
  company(81, owns(80, { validFrom: '2012-01-01', validTo: '2013-12-31' })),
  company(82, owns(83, { validFrom: null }), owns(83, { ...BOARD, validFrom: '2012-01-01' })),
  company(83, owns(82, { validFrom: '2011-01-01' })),
  // Seven people lead or led both, at different times.
  ...[90, 91].map((number) =>
    company(
      number,
      roleRecord('I Dag Ida'),
      ...[1, 2, 3, 4, 5].map((place) =>
        roleRecord(`Fælles ${place}`, { validFrom: '2010-01-01', validTo: `201${place}-06-30` }),
      ),
      roleRecord('Aldrig Alma', {
        ...(number === 90
          ? { validFrom: '2001-01-01', validTo: '2001-12-31' }
          : { validFrom: '2005-01-01', validTo: null }),
      }),
    ),
  ),
  // A line of seven companies, each owned by the next.
  ...[100, 101, 102, 103, 104, 105, 106].map((number) => company(number, owns(number + 1))),
  company(107),
];

const database = await registerDatabase('connections');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
const { findConnections, SAME_END } = await import('@/lib/connections/queries');

async function idOf(name: string): Promise<string> {
  const [row] = await database.rows('SELECT id::text FROM participants WHERE name = $1', [name]);
  return String(row?.id);
}

const endOf = async (end: number | string) =>
  typeof end === 'number' ? { company: keyOf(end) } : { participant: await idOf(end) };

async function find(of: number | string, other: number | string, today = false) {
  return findConnections({ of: await endOf(of), with: await endOf(other), today });
}

type Found = Awaited<ReturnType<typeof find>>;
const pathsOf = ({ chains }: Found) =>
  chains.map(({ nodes }) =>
    nodes.map((node) => (node.kind === 'COMPANY' ? Number(node.key) - 99_000_000 : node.name)),
  );
const links = ({ chains }: Found) =>
  chains[0]?.links.map((roles) => roles.map((role: LinkRole) => [role.group, role.isInFirst]));
const none = { chains: [], total: 0, isCut: false };

test('two companies through a person, with both roles and since when both stood', async () => {
  const found = await find(1, 2);
  expect(pathsOf(found)).toEqual([[1, 'Ane Først', 2]]);
  expect(links(found)).toEqual([[['MANAGEMENT', true]], [['BOARD', false]]]);
  expect(found.chains).toMatchObject([
    { together: { from: '2016-05-01', to: null }, isToday: true },
  ]);
  expect(found).toMatchObject({ total: 1, isCut: false });
  expect(found.chains[0]?.heldIn, 'neither company holds a role').toEqual([0, 2, 0]);
  // The other way round, it is the same.
  const turned = await find(2, 1);
  expect(pathsOf(turned)).toEqual([[2, 'Ane Først', 1]]);
  expect(links(turned)).toEqual([[['BOARD', true]], [['MANAGEMENT', false]]]);
});

test('two people through what one company owns of another', async () => {
  const found = await find('Bo Begynder', 'Carla Kæde', true);
  expect(pathsOf(found)).toEqual([['Bo Begynder', 10, 11, 'Carla Kæde']]);
  expect(links(found)).toEqual([
    [['MANAGEMENT', false]],
    [['OWNER', false]],
    [['MANAGEMENT', true]],
  ]);
  expect(found.chains).toMatchObject([
    { together: { from: '2014-01-01', to: null }, isToday: true },
  ]);
  expect(pathsOf(await find('Bo Begynder', 11))).toEqual([['Bo Begynder', 10, 11]]);
});

test('a company as the holder of a role is that company', async () => {
  const byNumber = await findConnections({
    of: { participant: '10' },
    with: { company: keyOf(11) },
  });
  expect(byNumber.of).toMatchObject({ kind: 'COMPANY', key: keyOf(10) });
  expect(pathsOf(byNumber)).toEqual([[10, 11]]);
  await expect(
    findConnections({ of: { participant: '10' }, with: { company: keyOf(10) } }),
  ).rejects.toMatchObject({ code: 'invalid_input', fields: { with: SAME_END } });
});

test('each holder tells in how many companies it has roles that count', async () => {
  const held = async (...asked: Parameters<typeof find>) =>
    (await find(...asked)).chains[0]?.heldIn;
  expect(await held('Bo Begynder', 11)).toEqual([1, 1, 0]);
  expect(await held(30, 31), 'founded one and leads another').toEqual([0, 3, 0]);
  expect(await held(70, 71)).toEqual([0, 2, 0]);
  // Audits of other companies count for nothing.
  expect(await held(42, 40)).toBeUndefined();
});

test('a founding on an unknown day leaves open when the chain stood', async () => {
  const [chain] = (await find(31, 32)).chains;
  expect(chain).toMatchObject({ together: null, isUndated: true, isToday: false });
  const [dated] = (await find(30, 31)).chains;
  expect(dated).toMatchObject({ isUndated: false });
});

test('former roles connect, unless today is asked for, at one time or never', async () => {
  expect((await find(20, 21)).chains).toMatchObject([
    { together: { from: '2011-01-01', to: '2012-12-31' }, isToday: false },
  ]);
  expect((await find(20, 22)).chains).toMatchObject([{ together: null, isToday: false }]);
  expect(await find(20, 21, true)).toMatchObject(none);
});

test('a founding connects on its day, and not today', async () => {
  const found = await find(30, 31);
  expect(pathsOf(found)).toEqual([[30, 'Stifter Stine', 31]]);
  expect(found.chains).toMatchObject([
    { together: { from: '2012-03-01', to: '2012-03-01' }, isToday: false },
  ]);
  expect(await find(30, 31, true)).toMatchObject(none);
});

test('an auditor connects nobody, neither a person nor a company', async () => {
  expect(await find(40, 41)).toMatchObject(none);
  expect(await find(40, 'Revisor Rie')).toMatchObject(none);
  expect(await find(40, 42)).toMatchObject(none);
  expect(await find(42, 40)).toMatchObject(none);
  expect(await find('Revisor Rie', 40)).toMatchObject(none);
});

test('a role lasts until its company ceased', async () => {
  const found = await find(50, 51);
  expect(found.chains).toMatchObject([
    {
      links: [[{ isCeased: true }], [{ isCeased: false }]],
      together: { from: '2010-01-01', to: '2019-06-30' },
      isToday: false,
    },
  ]);
  expect(found.of).toMatchObject({ kind: 'COMPANY', status: 'CEASED' });
  expect(await find(50, 51, true)).toMatchObject(none);
});

test('no chain stands today through a company that ceased, even on an unknown day', async () => {
  const found = await find(53, 54);
  expect(
    pathsOf(found)
      .map(([, through]) => through)
      .toSorted(),
  ).toEqual([...['Forud Frej', 'Ukendt Una']]);
  expect(found.chains.map(({ isToday }) => isToday)).toEqual([false, false]);
  expect(await find(53, 54, true)).toMatchObject(none);
});

test('a role that has not begun connects nobody yet', async () => {
  expect(await find(60, 61)).toMatchObject(none);
  expect(await find(60, 'Snart Sara')).toMatchObject(none);
});

test('an organisation without a CVR number connects like a person', async () => {
  const found = await find(70, 71, true);
  expect(found.chains[0]?.nodes[1]).toEqual({
    kind: 'PARTICIPANT',
    ...{ id: '999999999', participantKind: 'OTHER', name: 'Fremmed Ltd' },
  });
});

test('the roles of two companies in each other are one link, the newest first', async () => {
  const found = await find(80, 81);
  expect(links(found)).toEqual([
    [
      ['OWNER', true],
      ['OWNER', false],
    ],
  ]);
  expect(found.chains).toMatchObject([
    { together: { from: '2015-01-01', to: null }, isToday: true },
  ]);
  expect(links(await find(81, 80, true))).toEqual([[['OWNER', false]]]);
  // One since nobody knows when comes last.
  expect(links(await find(82, 83))).toEqual([
    [
      ['BOARD', true],
      ['OWNER', false],
      ['OWNER', true],
    ],
  ]);
});

test('of many, those of today come first, then those that stood together last', async () => {
  const found = await find(90, 91);
  expect(found.total).toBe(7);
  expect(pathsOf(found).map(([, through]) => through)).toEqual([
    'I Dag Ida',
    ...['Fælles 5', 'Fælles 4', 'Fælles 3', 'Fælles 2'],
  ]);
  expect(await find(90, 91, true)).toMatchObject({ total: 1 });
});

test('six links are followed, and seven are not', async () => {
  expect(pathsOf(await find(100, 106))).toEqual([[100, 101, 102, 103, 104, 105, 106]]);
  expect(await find(100, 107)).toMatchObject(none);
  expect(await find(1, 100)).toMatchObject(none);
});

test('what the register does not have is not found', async () => {
  await expect(find(1, 98)).rejects.toMatchObject({ code: 'not_found' });
  for (const participant of ['1234567890', '999999999999999999']) {
    await expect(
      findConnections({ of: { participant }, with: { company: keyOf(1) } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(find(1, 1)).rejects.toMatchObject({ code: 'invalid_input' });
});

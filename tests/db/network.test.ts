import { expect, test } from 'vitest';
import type { Network } from '@/lib/network/types';
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
const ended = { validFrom: '2010-01-01', validTo: '2012-12-31' };
const MANY = 25;

const companies = [
  // In the middle: a manager, an owner that is a company, one of before, a founder and an auditor.
  company(
    1,
    roleRecord('Ane Leder'),
    owns(2),
    roleRecord('Før Finn', ended),
    roleRecord('Stifter Stine', { ...FOUNDER, validFrom: '2012-03-01' }),
    roleRecord('Revisor Rie', AUDITOR),
  ),
  // Ane owns the owner, too; both have roles in 3, and in 4 only Ane.
  company(2, roleRecord('Ane Leder', OWNER)),
  company(3, roleRecord('Ane Leder', BOARD), owns(2)),
  company(4, roleRecord('Ane Leder', BOARD), roleRecord('Bo Videre')),
  // What Bo leads besides is one step further.
  company(5, roleRecord('Bo Videre')),
  company(6, roleRecord('Revisor Rie', AUDITOR)),
  company(8, roleRecord('Før Finn', ended)),
  // One who leads many, of which one has ceased and one is the largest.
  ...Array.from({ length: MANY }, (_, place) =>
    companyRecord(100 + place, {
      roles: [roleRecord('Mange Mie')],
      ...(place === 0 && { status: 'CEASED', statusText: 'OPHØRT', ceasedOn: '2019-06-30' }),
      ...(place === 20 && { employees: 900, employeesMonth: '2022-12-01' }),
    }),
  ),
  company(200),
  // One who is of different use to each, in any order.
  companyRecord(300, {
    employees: 900,
    roles: [
      roleRecord('Vælger Vera', { ...ended, validFrom: '2011-01-01' }),
      roleRecord('Vælger Vera', BOARD),
    ],
  }),
  companyRecord(301, {
    employees: 1,
    roles: [
      roleRecord('Vælger Vera', { ...BOARD, ...ended }),
      roleRecord('Vælger Vera'),
      roleRecord('Vælger Vera', AUDITOR),
      roleRecord('Delt Dan'),
    ],
  }),
  companyRecord(302, {
    employees: null,
    roles: [roleRecord('Vælger Vera'), roleRecord('Delt Dan')],
  }),
  companyRecord(303, { employees: 5_000, roles: [roleRecord('Vælger Vera', OWNER)] }),
  companyRecord(304, {
    employees: 2,
    roles: [roleRecord('Vælger Vera', OWNER), roleRecord('Vælger Vera')],
  }),
  companyRecord(305, { employees: 9_000, roles: [roleRecord('Vælger Vera', ended)] }),
  companyRecord(306, {
    ...{ status: 'CEASED', statusText: 'OPHØRT', ceasedOn: '2019-06-30', employees: 9_999 },
    roles: [roleRecord('Vælger Vera')],
  }),
  // One that owns itself, and one with more roles than are read.
  company(307, owns(307), roleRecord('Egen Eva')),
  company(310, roleRecord('Utallige Ulla')),
  company(311, roleRecord('Utallige Ulla')),
];

const database = await registerDatabase('network');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: '2023-01-31' });
const { findNetwork } = await import('@/lib/network/queries');
const { MOST_AROUND, MOST_OPEN, MOST_READ } = await import('@/lib/network/constants');

async function idOf(name: string): Promise<string> {
  const [row] = await database.rows('SELECT id::text FROM participants WHERE name = $1', [name]);
  return String(row?.id);
}
const nodeOf = async (end: number | string) =>
  typeof end === 'number' ? keyOf(end) : `p${await idOf(end)}`;
const nameOf = ({ node }: Network['nodes'][number]) =>
  node.kind === 'COMPANY' ? Number(node.key) - 99_000_000 : node.name;

async function find(of: number | string, open: (number | string)[] = [], ever = false) {
  const end = typeof of === 'number' ? { company: keyOf(of) } : { participant: await idOf(of) };
  return findNetwork({ of: end, open: await Promise.all(open.map(nodeOf)), ever });
}

const steps = ({ nodes }: Network) =>
  Object.fromEntries(nodes.map((node) => [nameOf(node), node.step]));
const linksOf = ({ nodes, links }: Network) => {
  const names = new Map(nodes.map((node) => [node.id, nameOf(node)]));
  return links
    .map(({ holder, company: held, roles }) => {
      const groups = roles.map(({ group, isToday }) => (isToday ? group : `former ${group}`));
      return `${names.get(holder)} in ${names.get(held)}: ${groups.join(', ')}`;
    })
    .toSorted();
};

test('neighbours of today, what several of them share, and all links between them', async () => {
  const found = await find(1);
  expect(steps(found)).toEqual({ 1: 0, 2: 1, 'Ane Leder': 1, 3: 2 });
  expect(linksOf(found)).toEqual([
    '2 in 1: OWNER',
    '2 in 3: OWNER',
    'Ane Leder in 1: MANAGEMENT',
    'Ane Leder in 2: OWNER',
    'Ane Leder in 3: BOARD',
  ]);
  expect(found.isCut).toBe(false);
  const open = found.nodes.filter(({ isOpen }) => isOpen);
  expect(open.map(nameOf)).toEqual([1]);
});

test('how many more there are around each is told', async () => {
  const { nodes } = await find(1);
  const hidden = Object.fromEntries(nodes.map((node) => [nameOf(node), node.hidden]));
  expect(hidden).toEqual({ 1: 0, 2: 0, 3: 0, 'Ane Leder': 1 });
});

test('what is opened shows its own neighbours, one after the other', async () => {
  const found = await find(1, ['Ane Leder', 4]);
  expect(steps(found)).toEqual({ 1: 0, 2: 1, 'Ane Leder': 1, 3: 2, 4: 2, 'Bo Videre': 3 });
  expect(found.nodes.filter(({ isOpen }) => isOpen).map(nameOf)).toEqual([1, 'Ane Leder', 4]);
  const turns = (await find(1, ['Ane Leder', 4, 'Før Finn'], true)).nodes.map(({ step }) => step);
  expect(turns, 'by steps, in whatever order they were opened').toEqual(turns.toSorted());
  // One that is not shown is passed over, and what was opened behind it with it.
  expect(steps(await find(1, [4, 'Bo Videre']))).toEqual(steps(await find(1)));
  expect(steps(await find(1, [1, 200]))).toEqual(steps(await find(1)));
});

test('former roles and foundings count when they are asked for; auditors never', async () => {
  const found = await find(1, [], true);
  expect(Object.keys(steps(found))).toEqual(
    expect.arrayContaining(['Før Finn', 'Stifter Stine', 'Ane Leder']),
  );
  expect(Object.keys(steps(found))).not.toContain('Revisor Rie');
  expect(linksOf(found)).toEqual(
    expect.arrayContaining([
      'Før Finn in 1: former MANAGEMENT',
      'Stifter Stine in 1: former FOUNDER',
    ]),
  );
  expect(steps(await find(6))).toEqual({ 6: 0 });
});

test('around a person, and around a company by the number it holds roles with', async () => {
  expect(steps(await find('Bo Videre'))).toEqual({ 'Bo Videre': 0, 4: 1, 5: 1 });
  const byNumber = await findNetwork({ of: { participant: '2' } });
  expect(byNumber.nodes[0]?.id).toBe(keyOf(2));
  expect(steps(byNumber)).toEqual(steps(await find(2)));
});

test('of many the largest active ones are shown, and the rest is counted', async () => {
  const found = await find('Mange Mie', [], true);
  expect(found.nodes).toHaveLength(MOST_AROUND + 1);
  expect(found.nodes[0]?.hidden).toBe(MANY - MOST_AROUND);
  expect(found.nodes.slice(1).map(nameOf)).toContain(120);
  expect(found.nodes.slice(1).map(nameOf)).not.toContain(100);
  // In a ceased company nobody has a role today.
  expect((await find('Mange Mie')).nodes[0]?.hidden).toBe(MANY - MOST_AROUND - 1);
});

test('first come those of today, then active ones, those it leads and the largest', async () => {
  const around = ({ nodes }: Network) => nodes.filter(({ step }) => step === 1).map(nameOf);
  const today = [304, 301, 302, 300, 303];
  expect(around(await find('Vælger Vera'))).toEqual(today);
  const found = await find('Vælger Vera', [], true);
  expect(around(found)).toEqual([...today, 305, 306]);
  // Of two the roles of today come first, and those that were not asked for not at all.
  const of300 = 'Vælger Vera in 300: BOARD';
  expect(linksOf(found)).toContain(`${of300}, former MANAGEMENT`);
  expect(linksOf(found)).toContain('Vælger Vera in 301: MANAGEMENT, former BOARD');
  expect(linksOf(await find('Vælger Vera'))).toContain(of300);
});

test('only what neighbours of the middle share comes by itself', async () => {
  expect(steps(await find('Vælger Vera'))).toMatchObject({ 'Delt Dan': 2 });
  const opened = steps(await find(304, ['Vælger Vera']));
  expect(opened).toMatchObject({ 301: 2, 302: 2 });
  expect(Object.keys(opened)).not.toContain('Delt Dan');
});

test('a company that owns itself is no neighbour of its own', async () => {
  const found = await find(307);
  expect(linksOf(found)).toEqual(['Egen Eva in 307: MANAGEMENT']);
  expect(found.nodes[0]?.hidden).toBe(0);
});

test('where not all roles are read, nobody says how many are not shown', async () => {
  await database.rows(`
    INSERT INTO roles (company_key, position, participant_id, "group", valid_from)
    SELECT key, 10 + place, ${await idOf('Utallige Ulla')}, 'BOARD', '2010-01-01'
    FROM unnest(ARRAY['${keyOf(310)}', '${keyOf(311)}']) AS of_company (key),
      generate_series(1, ${MOST_READ / 2}) AS place`);
  const found = await find('Utallige Ulla');
  expect(found.nodes[0]).toMatchObject({ step: 0, hidden: null });
});

test('no more are opened than may be', async () => {
  const keys = Array.from({ length: MOST_OPEN + 3 }, (_, place) => 101 + place);
  const { nodes } = await find('Mange Mie', keys);
  expect(nodes.filter(({ isOpen }) => isOpen)).toHaveLength(MOST_OPEN + 1);
});

test('one without roles has nobody around, and one that the register lacks is refused', async () => {
  expect(await find(200)).toMatchObject({ nodes: [{ step: 0, hidden: 0 }], links: [] });
  await expect(findNetwork({ of: { company: keyOf(98) } })).rejects.toThrow(
    'There is no company with this CVR number.',
  );
  await expect(findNetwork({ of: { participant: '77' } })).rejects.toThrow(
    'There is no such person or company in the register.',
  );
});

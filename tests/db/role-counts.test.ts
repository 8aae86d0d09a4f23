import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyRecord, RoleRecord } from '@/lib/register/record';
import type { CountedKind } from '@/lib/roles/role-counts';
import type { RoleGroup } from '@/lib/roles/types';
import type { CompanyFilters } from '@/lib/search/types';
import { companyRecord, roleRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';
import { onClient } from '../support/stored-index';

const database = await registerDatabase('role_counts');
const { loadCompanies } = await import('@/lib/register/load');
const counts = await import('@/lib/roles/role-counts');
const { countHolders } = await import('@/lib/most-roles/queries');
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE role_counts');
});

const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
const full = { ...delta, kind: 'FULL' } as const;

const board = (name: string, change: Partial<RoleRecord> = {}) =>
  roleRecord(name, { group: 'BOARD', organ: 'Bestyrelse', title: null, ...change });
const owner = (name: string, group: RoleGroup = 'OWNER') =>
  roleRecord(name, { group, organ: null, title: null });
const company = (number: number, roles: RoleRecord[], change: Partial<CompanyRecord> = {}) =>
  companyRecord(number, { roles, isSample: false, ...change });

const partnership = { legalForm: { code: 30, short: 'I/S', name: 'Interessentskab' } };
const limited = { legalForm: { code: 40, short: 'K/S', name: 'Kommanditselskab' } };

const shown = (rows: { name?: unknown; held?: unknown }[]) =>
  rows.map(({ name, held }) => `${name} ${held}`);

const stored = async () =>
  shown(
    await database.rows(`SELECT name || ' ' || "group" AS name, held
      FROM role_counts JOIN participants ON id = participant_id
      WHERE held > 1 OR counted_until IS NOT NULL ORDER BY 1`),
  );
const storedEver = async () =>
  shown(
    await database.rows(`SELECT name || ' ' || "group" AS name, held_ever AS held
      FROM role_counts JOIN participants ON id = participant_id WHERE held_ever > 1 ORDER BY 1`),
  );

/** What a load kept is what counting everything anew gives. */
async function expectSameAnew() {
  const dump = () => database.rows('SELECT * FROM role_counts ORDER BY "group", participant_id');
  const kept = await dump();
  await onClient(counts.rebuildRoleCounts);
  expect(kept).toEqual(await dump());
}

const mostEver = async (role: CountedKind, limit: number, filters: CompanyFilters = {}) =>
  shown(await countHolders({ role, ever: true, limit, among: { search: null, filters } }));
const most = async (role: CountedKind, limit = 2, filters: CompanyFilters = {}) =>
  shown(await countHolders({ role, limit, among: { search: null, filters } }));

test('a load counts the companies of those who hold a kind of role in several', async () => {
  const both = [owner('Bo'), owner('Bo', 'PARTNER')];
  await loadCompanies(
    [
      company(1, [board('Ida'), board('Ida', { title: 'FORMAND' }), board('Bo'), ...both]),
      company(2, [board('Ida'), board('Bo'), owner('Bo', 'PARTNER')], partnership),
      company(3, [board('Ida'), board('Bo', { validTo: '2015-01-01' })]),
      company(4, [board('Ida')], { status: 'CEASED', ceasedOn: '2020-01-01' }),
      company(5, [board('Eva')]),
    ],
    full,
  );
  expect(await stored()).toEqual(['Bo BOARD 2', 'Bo OWNER 2', 'Ida BOARD 3']);
  expect(await most('BOARD')).toEqual(['Ida 3', 'Bo 2']);
  expect(await most('OWNER', 1)).toEqual(['Bo 2']);
  // Beyond those with several the roles themselves are counted.
  expect(await most('BOARD', 5)).toEqual(['Ida 3', 'Bo 2', 'Eva 1']);
});

test('roles of before count when asked for, each company once, also of ceased companies', async () => {
  const bankrupt = { status: 'CEASED', ceasedOn: '2020-01-01', phone: '70102030' } as const;
  const before = { validTo: '2015-01-01' };
  await loadCompanies(
    [
      company(1, [owner('Bo'), owner('Bo', 'PARTNER'), board('Ida', before)], bankrupt),
      company(2, [owner('Bo'), board('Ida')], bankrupt),
      company(3, [board('Ida', before), board('Ida', { title: 'FORMAND' }), board('Eva')]),
      company(4, [{ ...owner('Bo'), ...before }, board('Eva'), board('Per', before)]),
      company(5, [{ ...owner('Kim'), validFrom: '2999-01-01' }], bankrupt),
      company(6, [{ ...owner('Kim'), validFrom: '2999-01-01' }]),
    ],
    full,
  );
  expect(await storedEver()).toEqual(['Bo OWNER 3', 'Eva BOARD 2', 'Ida BOARD 3']);
  expect(await most('BOARD')).toEqual(['Eva 2', 'Ida 1']);
  expect(await most('OWNER')).toEqual([]);
  expect(await mostEver('BOARD', 2)).toEqual(['Ida 3', 'Eva 2']);
  expect(await mostEver('BOARD', 9)).toEqual(['Ida 3', 'Eva 2', 'Per 1']);
  expect(await mostEver('OWNER', 9)).toEqual(['Bo 3']);
  const among = { search: null, filters: { hasPhone: true } };
  expect(await mostEver('OWNER', 9, among.filters)).toEqual(['Bo 2']);
  expect(await mostEver('BOARD', 9, among.filters)).toEqual(['Ida 2']);
  expect(await most('OWNER', 9, among.filters)).toEqual([]);
  const [ida] = await countHolders({ role: 'BOARD', ever: true, limit: 1 });
  expect(ida?.companies?.map(({ isFormer }) => isFormer)).toEqual([true, true, false]);
  await expectSameAnew();
});

test('former roles are counted by updates too, and where an earlier version counted none', async () => {
  const [left, stays] = [board('Ida', { validTo: '2015-01-01' }), board('Ida')];
  await loadCompanies([company(1, [left]), company(2, [stays]), company(3, [])], full);
  expect(await storedEver()).toEqual(['Ida BOARD 2']);
  const registerUpdatedAt = '2022-01-02T00:00:00Z';
  await loadCompanies([company(3, [left], { registerUpdatedAt })], delta);
  expect(await storedEver()).toEqual(['Ida BOARD 3']);
  await expectSameAnew();
  await database.rows('UPDATE role_counts SET held_ever = 0');
  expect(await mostEver('BOARD', 1)).toEqual(['Ida 3']);
  expect(await onClient(counts.lacksRoleCounts)).toBe(true);
});

test('general partners are no owners, with what was counted before as well', async () => {
  const general = (number: number) =>
    company(number, [owner('Kim', 'PARTNER'), owner('Bo')], { ...limited, phone: '70102030' });
  const proprietor = (number: number) =>
    company(number, [owner('Ida', 'PARTNER')], { ...partnership, phone: '70102030' });
  await loadCompanies(
    [general(1), general(2), general(3), proprietor(4), proprietor(5), company(6, [owner('Kim')])],
    full,
  );
  const counted = ['Bo 3', 'Ida 2', 'Kim 1'];
  expect(await stored()).toEqual(['Bo OWNER 3', 'Ida OWNER 2']);
  expect(await most('OWNER', 3)).toEqual(counted);
  expect(await most('OWNER', 3, { hasPhone: true })).toEqual(counted.slice(0, 2));
  // As an earlier version counted.
  await database.rows(`INSERT INTO role_counts ("group", participant_id, held)
    SELECT 'OWNER', id, 4 FROM participants WHERE name = 'Kim'`);
  expect(await most('OWNER', 2)).toEqual(['Kim 4', 'Bo 3']);
  const name = '20261129232000_general_partners_own_nothing';
  await database.rows(readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8'));
  expect(await most('OWNER', 2)).toEqual(['Bo 3', 'Ida 2']);
  await loadCompanies([company(7, [])], delta);
  await expectSameAnew();
});

test('an update counts who joined, who left, and whose company ended or was withdrawn', async () => {
  const ids = [1, 2, 3, 4, 5];
  const all = ids.map((number) => company(number, [board('Ida'), board('Bo'), board('Per')]));
  await loadCompanies(all, full);
  expect(await stored()).toEqual(['Bo BOARD 5', 'Ida BOARD 5', 'Per BOARD 5']);
  const registerUpdatedAt = '2022-01-02T00:00:00Z';
  await loadCompanies(
    [
      company(1, [board('Ida'), board('Eva')], { registerUpdatedAt }),
      company(2, [board('Ida'), board('Bo', { validTo: '2021-12-01' })], { registerUpdatedAt }),
      company(3, [board('Ida'), board('Bo'), board('Per')], {
        registerUpdatedAt,
        status: 'CEASED',
        ceasedOn: '2022-01-01',
      }),
      company(6, [board('Eva')], { registerUpdatedAt }),
    ],
    delta,
  );
  expect(await stored()).toEqual(['Bo BOARD 2', 'Eva BOARD 2', 'Ida BOARD 4', 'Per BOARD 2']);
  const withdrawn = { companyKey: '99000005', updatedAt: '2022-02-01T06:00:00Z' };
  await loadCompanies([{ withdrawn }], delta);
  expect(await stored()).toEqual(['Eva BOARD 2', 'Ida BOARD 3']);
  await expectSameAnew();
});

test('a role that begins or ends by itself counts from its day on', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await loadCompanies(
    [
      company(1, [board('Ida'), board('Bo')]),
      company(2, [board('Ida'), board('Bo', { validTo: day(40) })]),
      company(3, [board('Ida', { validFrom: day(40) }), board('Bo')]),
      company(4, [board('Per')]),
      company(5, [board('Per', { validFrom: day(40) })]),
    ],
    full,
  );
  expect(await stored()).toEqual(['Bo BOARD 3', 'Ida BOARD 2', 'Per BOARD 1']);
  expect(await most('BOARD')).toEqual(['Bo 3', 'Ida 2']);
  // As if those days had come: what is kept no longer holds.
  await database.rows(`
    UPDATE roles SET valid_to = current_date - 3 WHERE valid_to > current_date;
    UPDATE roles SET valid_from = current_date - 3 WHERE valid_from > current_date;
    UPDATE role_counts SET counted_until = current_date - 3 WHERE counted_until IS NOT NULL`);
  expect(await most('BOARD', 3)).toEqual(['Ida 3', 'Bo 2', 'Per 2']);
  await onClient(async (client) => {
    await client.query('BEGIN');
    await counts.refreshRoleCounts(client, 'SELECT 0::bigint');
    await client.query('COMMIT');
  });
  expect(await stored()).toEqual(['Bo BOARD 2', 'Ida BOARD 3', 'Per BOARD 2']);
  await expectSameAnew();
});

test('a register that an earlier version loaded is counted, one without such holders is not', async () => {
  await loadCompanies([company(1, [board('Ida')])], full);
  expect(await onClient(counts.lacksRoleCounts)).toBe(false);
  await loadCompanies([company(1, [board('Ida')]), company(2, [board('Ida')])], full);
  expect(await onClient(counts.lacksRoleCounts)).toBe(false);
  await database.rows('TRUNCATE role_counts');
  expect(await onClient(counts.lacksRoleCounts)).toBe(true);
  const { ensureIndex } = await import('@/lib/register/ensure-index');
  expect(await ensureIndex()).toBe(true);
  expect(await stored()).toEqual(['Ida BOARD 2']);
  expect(await ensureIndex()).toBe(false);
});

test('among some companies only their roles are counted', async () => {
  const names = ['Ida', 'Bo', 'Per', 'Eva', 'Ole', 'Kai', 'Åse', 'Lis'];
  // The first names sit on the most boards, the last ones on most of those with a telephone.
  const sits = (number: number, at: number) =>
    number % 3 === 0 ? number % 8 <= at : (number * 5) % 11 > at;
  const sitting = (number: number) => names.filter((_, at) => sits(number, at));
  const isCeased = (number: number) => number % 9 === 0;
  const numbers = Array.from({ length: 90 }, (_, number) => number);
  const companies = numbers.map((number) =>
    company(
      number + 1,
      sitting(number).map((name) => board(name)),
      {
        phone: number % 3 === 0 ? '70102030' : null,
        ...(isCeased(number) && { status: 'CEASED' as const, ceasedOn: '2020-01-01' }),
      },
    ),
  );
  await loadCompanies(companies, full);
  const counted = (isIn: (number: number) => boolean) => {
    const boards = numbers.filter((number) => isIn(number) && !isCeased(number)).flatMap(sitting);
    const held = names.map((name) => boards.filter((one) => one === name).length);
    return held.filter((count) => count > 0).sort((a, b) => b - a);
  };
  for (const [filters, isIn] of [
    [{ hasPhone: true }, (number: number) => number % 3 === 0],
    [{ hasPhone: false }, (number: number) => number % 3 !== 0],
    [{ hasEmail: true }, () => false],
    [{ status: ['CEASED' as const] }, () => false],
  ] as const) {
    const rows = await most('BOARD', 20, { ...filters } as CompanyFilters);
    expect(rows.map((row) => Number(row.split(' ')[1]))).toEqual(counted(isIn));
  }
  expect(await most('BOARD', 1)).not.toEqual(await most('BOARD', 1, { hasPhone: true }));
  expect(await most('BOARD', 5, { hasEmail: true })).toEqual([]);
  expect(await most('AUDITOR', 5, { hasPhone: true })).toEqual([]);
});

test('holders come with the first of the companies that are counted', async () => {
  const of = (number: number, name: string, change: Partial<CompanyRecord> = {}) =>
    company(number, [board('Ida'), owner('Ida'), ...(number % 2 ? [board('Bo')] : [])], {
      name,
      ...change,
    });
  await loadCompanies(
    [
      of(1, 'Alfa Kranholm ApS', { status: 'CEASED', ceasedOn: '2020-01-01' }),
      of(2, 'Beta Kranholm ApS'),
      of(3, 'Gamma Lundskov ApS'),
      of(4, 'Delta Kranholm ApS'),
      of(5, 'Epsilon Kranholm ApS'),
      of(6, 'Zeta Kranholm ApS'),
    ],
    full,
  );
  const listed = async (among?: { search: string | null; filters: CompanyFilters }) => {
    const holders = await countHolders({ role: 'BOARD', among, limit: 100 });
    return holders.map(({ kind, name, held, companies }) => {
      const names = companies?.map((one) => one.name).join(', ');
      return `${kind} ${name} ${held}: ${names}`;
    });
  };
  expect(await listed()).toEqual([
    'PERSON Ida 5: Beta Kranholm ApS, Gamma Lundskov ApS, Delta Kranholm ApS',
    'PERSON Bo 2: Gamma Lundskov ApS, Epsilon Kranholm ApS',
  ]);
  expect(await listed({ search: 'kranholm', filters: {} })).toEqual([
    'PERSON Ida 4: Beta Kranholm ApS, Delta Kranholm ApS, Epsilon Kranholm ApS',
    'PERSON Bo 1: Epsilon Kranholm ApS',
  ]);
  expect(await listed({ search: 'lundskov', filters: { hasPhone: true } })).toEqual([]);
});

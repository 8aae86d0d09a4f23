import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toggle, unpackKeys } from '@/lib/saved-searches/key-list';
import { readSavedQuery } from '@/lib/saved-searches/read-query';
import { Random } from '@/prisma/sample/random';
import { readBruteRegister } from '../support/brute-register';
import { BruteSearch } from '../support/brute-search';
import { type RegisterDatabase, registerDatabase } from '../support/register-database';
import { drawCompany, drawSearches } from '../support/watched-register';

let database: RegisterDatabase;
let loadCompanies: typeof import('@/lib/register/load').loadCompanies;
let searches: typeof import('@/lib/saved-searches/mutations') &
  typeof import('@/lib/saved-searches/compare');
let disconnect: () => Promise<void>;

beforeAll(async () => {
  database = await registerDatabase('saved_search_compare');
  process.env.LOG_LEVEL = 'silent';
  ({ loadCompanies } = await import('@/lib/register/load'));
  searches = {
    ...(await import('@/lib/saved-searches/mutations')),
    ...(await import('@/lib/saved-searches/compare')),
  };
  const { db } = await import('@/lib/db');
  disconnect = () => db.$disconnect();
});
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE users, gone_companies CASCADE');
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
const full = { ...delta, source: 'DISTRIBUTION', kind: 'FULL' } as const;
const COMPANIES = 250;

async function person(): Promise<string> {
  const id = randomUUID();
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${id}', '${id}@people.example', 'Ida', 'Holm')`);
  return id;
}

async function compare(onProgress?: () => void) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await searches.compareSavedSearches(client, onProgress);
  } finally {
    await client.end();
  }
}

type Asked = { id: string; name: string; kind: 'discover' | 'segment'; query: string };

async function saveAll(userId: string, random: Random): Promise<Asked[]> {
  const saved: Asked[] = [];
  for (const [place, asked] of drawSearches(random).entries()) {
    const name = `Search ${place}`;
    const { id } = await searches.createSavedSearch(userId, { name, ...asked });
    saved.push({ id, name, ...asked });
  }
  return saved;
}

/** What looking at every company finds, by search. */
async function bruteMembers(asked: readonly Asked[]): Promise<Map<string, string[]>> {
  const brute = new BruteSearch(await readBruteRegister(database));
  return new Map(
    asked.map(({ id, kind, query }) => {
      const { search, filters } = readSavedQuery(kind, query);
      const whole = { sort: 'name-asc', page: 1, pageSize: 100_000 } as const;
      return [id, brute.page({ search, filters, ...whole }).keys.sort()];
    }),
  );
}

const keysOf = (bytes: unknown) => [...unpackKeys(bytes as Uint8Array)].map(String);

async function storedMembers(): Promise<Map<string, string[]>> {
  const rows = await database.rows(
    `SELECT id, member_count AS count, keys, toggled FROM saved_searches
     JOIN saved_search_members ON search_id = id`,
  );
  return new Map(
    rows.map(({ id, count, keys, toggled }) => {
      const both = toggle(unpackKeys(keys as Uint8Array), unpackKeys(toggled as Uint8Array));
      expect([id, both.length]).toEqual([id, count]);
      return [String(id), [...both].map(String)];
    }),
  );
}

const newest = async () =>
  (await database.rows(`SELECT max(id) AS id FROM register_loads WHERE status = 'DONE'`))[0]?.id;

const text = (added: string[], removed: string[]) =>
  [added.length > 0 && `${added.length} new`, removed.length > 0 && `${removed.length} left`]
    .filter(Boolean)
    .join(', ');

/** Everything that is kept of the newest load is what whole sets differ by. @returns how many changed. */
async function expectCompared(
  asked: readonly Asked[],
  before: Map<string, string[]>,
  after: Map<string, string[]>,
): Promise<number> {
  expect(await storedMembers()).toEqual(after);
  const load = await newest();
  const changes = await database.rows(
    `SELECT * FROM saved_search_changes WHERE load_id = ${load} ORDER BY search_id`,
  );
  const found = changes.map((row) => [row.search_id, keysOf(row.new_keys), keysOf(row.left_keys)]);
  const expected = asked.flatMap(({ id, name }) => {
    const [old, now] = [new Set(before.get(id)), new Set(after.get(id))];
    const added = [...now].filter((key) => !old.has(key));
    const removed = [...old].filter((key) => !now.has(key));
    return added.length + removed.length === 0 ? [] : [{ id, name, added, removed }];
  });
  expected.sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(found).toEqual(expected.map(({ id, added, removed }) => [id, added, removed]));
  const notices = await database.rows(
    `SELECT title, message, kind::text, saved_search_id AS id FROM notifications
     WHERE load_id = ${load} AND saved_search_id IS NOT NULL ORDER BY saved_search_id`,
  );
  expect(notices).toEqual(
    expected.map(({ id, name, added, removed }) => {
      return { title: name, message: text(added, removed), kind: 'SEARCH', id };
    }),
  );
  return expected.length;
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

test('members and differences are those of comparing whole sets, load after load', async () => {
  const random = new Random(11);
  const ida = await person();
  await loadCompanies(
    numbers(COMPANIES).map((number) => drawCompany(number, random, 0)),
    delta,
  );
  const asked = await saveAll(ida, random);
  let before = await bruteMembers(asked);
  expect(await storedMembers()).toEqual(before);
  let changed = 0;
  for (let round = 1; round <= 14; round += 1) {
    const isFull = round % 5 === 0;
    const chosen = isFull
      ? numbers(COMPANIES + round * 4).filter(() => random.chance(0.95))
      : Array.from({ length: random.between(1, 12) }, () => random.below(COMPANIES + 30));
    const companies = [...new Set(chosen)].map((number) => drawCompany(number, random, round));
    await loadCompanies(companies, isFull ? full : delta);
    expect((await compare()).compared).toBe(asked.length);
    const after = await bruteMembers(asked);
    changed += await expectCompared(asked, before, after);
    before = after;
    expect(await compare(), 'there is nothing left to do').toEqual({ compared: 0, changed: 0 });
  }
  // Rounds in which nothing moves agree easily.
  expect(changed).toBeGreaterThan(asked.length * 4);
}, 240_000);

test('a load that is not compared is compared together with the next', async () => {
  const random = new Random(5);
  const ida = await person();
  const load = (version: number, count = 20) =>
    loadCompanies(
      numbers(count).map((number) => drawCompany(number, random, version)),
      delta,
    );
  await load(0, 100);
  const asked = await saveAll(ida, random);
  const before = await bruteMembers(asked);
  await load(1);
  await load(2);
  await compare();
  await expectCompared(asked, before, await bruteMembers(asked));
});

test('a load that comes while searches are compared mixes no two registers', async () => {
  const random = new Random(8);
  const ida = await person();
  const companies = (version: number) =>
    numbers(100).map((number) => drawCompany(number, random, version));
  await loadCompanies(companies(0), delta);
  const asked = await saveAll(ida, random);
  await loadCompanies(companies(1), delta);
  const first = await bruteMembers(asked);
  const load = await newest();
  let coming: Promise<unknown> | null = null;
  await compare(() => {
    coming ??= loadCompanies(companies(2), delta);
  });
  await coming;
  const stored = await storedMembers();
  const compared = await database.rows('SELECT id, compared_load_id AS load FROM saved_searches');
  const last = await bruteMembers(asked);
  for (const { id, load: of } of compared) {
    expect([id, stored.get(String(id))]).toEqual([
      id,
      (of === load ? first : last).get(String(id)),
    ]);
  }
  await compare();
  expect(await storedMembers()).toEqual(last);
});

test('the first register tells nothing to who searched in none', async () => {
  const ida = await person();
  await searches.createSavedSearch(ida, { name: 'All', kind: 'segment', query: '' });
  const random = new Random(1);
  await loadCompanies(
    numbers(20).map((number) => drawCompany(number, random, 0)),
    full,
  );
  expect(await compare()).toEqual({ compared: 1, changed: 1 });
  const [row] = await database.rows('SELECT member_count AS count FROM saved_searches');
  expect(row).toEqual({ count: 20 });
  expect(await database.rows('SELECT FROM notifications')).toEqual([]);
  expect(await database.rows('SELECT FROM saved_search_changes')).toEqual([]);
});

test('what is gone is told with its name, and what was deleted is left alone', async () => {
  const random = new Random(3);
  const ida = await person();
  const companies = numbers(20).map((number) => drawCompany(number, random, 0));
  await loadCompanies(companies, delta);
  const { id } = await searches.createSavedSearch(ida, { name: 'All', kind: 'segment', query: '' });
  const gone = await searches.createSavedSearch(ida, { name: 'Out', kind: 'segment', query: '' });
  await searches.deleteSavedSearch(ida, gone.id, null);
  await loadCompanies(companies.slice(0, 19), full);
  expect(await compare()).toEqual({ compared: 1, changed: 1 });
  const { findSearchChange } = await import('@/lib/saved-searches/change-queries');
  const found = await findSearchChange(ida, id, { load: null, page: 1 });
  expect(found?.change).toMatchObject({ newCount: 0, leftCount: 1, listed: 1 });
  expect(found?.items).toEqual([
    {
      ...{ key: '99000019', side: 'left', company: null, changes: [] },
      formerName: companies[19]?.name,
    },
  ]);
  expect(await findSearchChange(await person(), id, { load: null, page: 1 })).toBeNull();
});

test('a threshold tells who crossed it, from what to what', async () => {
  const random = new Random(4);
  const ida = await person();
  const base = numbers(10).map((number) => ({
    ...drawCompany(number, random, 0),
    ...{ employees: 40, status: 'ACTIVE' as const },
  }));
  await loadCompanies(base, delta);
  const { id } = await searches.createSavedSearch(ida, {
    ...{ name: 'Large', kind: 'segment', query: 'numEmployeesFrom=50' },
  });
  const [first] = base;
  if (!first) throw new Error('There are ten companies.');
  const grown = { ...first, employees: 70, registerUpdatedAt: '2022-02-01T00:00:00Z' };
  await loadCompanies([grown], delta);
  await compare();
  const { findSearchChange } = await import('@/lib/saved-searches/change-queries');
  const found = await findSearchChange(ida, id, { load: null, page: 1 });
  expect(found?.items.map(({ key, side, changes }) => ({ key, side, changes }))).toEqual([
    {
      ...{ key: first.key, side: 'new' },
      changes: [{ field: 'EMPLOYEES', before: '20–49', after: '50–99' }],
    },
  ]);
});

test('comparing that is killed at any point is completed by the next, each thing once', async () => {
  const random = new Random(9);
  const people = [await person(), await person(), await person()];
  await loadCompanies(
    numbers(COMPANIES).map((number) => drawCompany(number, random, 0)),
    delta,
  );
  const asked = (await Promise.all(people.map((one) => saveAll(one, random)))).flat();
  let before = await bruteMembers(asked);
  const script = ['--conditions=react-server', '--import', 'tsx', 'scripts/register-news.ts'];
  const run = () => spawn(process.execPath, script, { stdio: 'ignore' });
  let duration = 0;
  for (const [round, share] of [1, 0.95, 0.9, 0.85, 0.8, 0.7].entries()) {
    const chosen = numbers(COMPANIES).filter(() => random.chance(0.2));
    await loadCompanies(
      chosen.map((number) => drawCompany(number, random, round + 1)),
      delta,
    );
    const began = performance.now();
    const child = run();
    const over = once(child, 'exit');
    if (round > 0) {
      await Promise.race([over, setTimeout(share * duration)]);
      child.kill('SIGKILL');
    }
    await over;
    if (round === 0) duration = performance.now() - began;
    await compare();
    const after = await bruteMembers(asked);
    expect(await expectCompared(asked, before, after)).toBeGreaterThan(0);
    before = after;
  }
}, 120_000);

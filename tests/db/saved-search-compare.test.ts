import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { Random } from '@/prisma/sample/random';
import {
  type Asked,
  addPerson,
  bruteMembers,
  delta,
  expectCompared,
  full,
  newestLoad,
  storedMembers,
} from '../support/compared-searches';
import { newsProgram } from '../support/news-program';
import { NOBODY } from '../support/nobody';
import { registerDatabase } from '../support/register-database';
import { drawCompany, drawSearches } from '../support/watched-register';

const database = await registerDatabase('saved_search_compare');
process.env.RATE_LIMIT_FACTOR = '2';
const { loadCompanies } = await import('@/lib/register/load');
const searches = {
  ...(await import('@/lib/saved-searches/mutations')),
  ...(await import('@/lib/saved-searches/compare')),
};
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE users, gone_companies CASCADE');
});

const COMPANIES = 250;

const person = () => addPerson(database);

test('the searches of a person hold so many companies together, and no more', async () => {
  const random = new Random(1);
  await loadCompanies(
    [1, 2].map((number) => drawCompany(number, random, 0)),
    full,
  );
  const [ida, bo] = [await person(), await person()];
  const save = (userId: string, name: string) =>
    searches.createSavedSearch(userId, { name, kind: 'segment', query: '' });
  expect((await save(ida, 'All')).members).toBe(2);
  const held = (number: number) =>
    database.rows(`UPDATE saved_searches SET member_count = ${number} WHERE user_id = '${ida}'`);
  await held(19_999_998);
  await save(ida, 'All again');
  await held(10_000_000);
  await expect(save(ida, 'Too many')).rejects.toMatchObject({ code: 'forbidden' });
  await save(bo, 'All');
});

test('so many are saved an hour, and no more', async () => {
  const { throttle } = await import('@/lib/throttle');
  const ida = await person();
  for (let time = 0; time < 120; time += 1) await throttle('saveSearch', { account: ida });
  const saving = searches.createSavedSearch(ida, { name: 'All', kind: 'segment', query: '' });
  await expect(saving).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('names of searches that differ by case or spaces only are the same', async () => {
  const [ida, bo] = [await person(), await person()];
  const save = (userId: string, name: string) =>
    searches.createSavedSearch(userId, { name, kind: 'segment', query: '' });
  const rename = (id: string, name: string) => searches.renameSavedSearch(ida, id, name);
  const taken = {
    code: 'conflict',
    fields: { name: 'You have a saved search with this name already.' },
  };
  const { id } = await save(ida, 'Århus Ærø');
  await expect(save(ida, 'århus ærø')).rejects.toMatchObject(taken);
  const other = await save(ida, 'Aarhus Ærø');
  await expect(rename(other.id, 'ÅRHUS ÆRØ')).rejects.toMatchObject(taken);
  await rename(id, 'århus ÆRØ');
  await save(bo, 'Århus Ærø');
  // Two existing ones with equivalent names stay, and each can keep its name.
  await database.rows(`UPDATE saved_searches SET name = 'Århus Ærø' WHERE id = '${other.id}'`);
  await rename(id, 'århus ÆRØ');
  await expect(rename(id, 'Århus ærø')).rejects.toMatchObject(taken);
  await rename(id, 'Kunder');
  await expect(rename(randomUUID(), 'Kunder')).rejects.toMatchObject({ code: 'not_found' });
});

async function compare(onProgress?: () => void) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await searches.compareSavedSearches(client, onProgress);
  } finally {
    await client.end();
  }
}

async function saveAll(userId: string, random: Random): Promise<Asked[]> {
  const saved: Asked[] = [];
  for (const [place, asked] of drawSearches(random).entries()) {
    const name = `Search ${place}`;
    const { id } = await searches.createSavedSearch(userId, { name, ...asked });
    saved.push({ id, name, ...asked });
  }
  return saved;
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
  let before = await bruteMembers(database, asked);
  expect(await storedMembers(database)).toEqual(before);
  let changed = 0;
  for (let round = 1; round <= 10; round += 1) {
    const isFull = round % 5 === 0;
    const chosen = isFull
      ? numbers(COMPANIES + round * 4).filter(() => random.chance(0.95))
      : Array.from({ length: random.between(1, 12) }, () => random.below(COMPANIES + 30));
    const companies = [...new Set(chosen)].map((number) => drawCompany(number, random, round));
    await loadCompanies(companies, isFull ? full : delta);
    expect((await compare()).compared).toBe(asked.length);
    const after = await bruteMembers(database, asked);
    changed += await expectCompared(database, asked, { before, after });
    before = after;
    expect(await compare(), 'there is nothing left to do').toEqual({ compared: 0, changed: 0 });
  }
  // Rounds without changes would agree trivially.
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
  const before = await bruteMembers(database, asked);
  await load(1);
  await load(2);
  await compare();
  await expectCompared(database, asked, { before, after: await bruteMembers(database, asked) });
});

test('a load that comes while searches are compared mixes no two registers', async () => {
  const random = new Random(8);
  const ida = await person();
  const companies = (version: number) =>
    numbers(100).map((number) => drawCompany(number, random, version));
  await loadCompanies(companies(0), delta);
  const asked = await saveAll(ida, random);
  await loadCompanies(companies(1), delta);
  const first = await bruteMembers(database, asked);
  const load = await newestLoad(database);
  let coming: Promise<unknown> | null = null;
  await compare(() => {
    coming ??= loadCompanies(companies(2), delta);
  });
  await coming;
  const stored = await storedMembers(database);
  const compared = await database.rows('SELECT id, compared_load_id AS load FROM saved_searches');
  const last = await bruteMembers(database, asked);
  for (const { id, load: of } of compared) {
    expect([id, stored.get(String(id))]).toEqual([
      id,
      (of === load ? first : last).get(String(id)),
    ]);
  }
  await compare();
  expect(await storedMembers(database)).toEqual(last);
});

test('what another version of the application indexed last is left to its instances', async () => {
  const random = new Random(4);
  const ida = await person();
  const load = (version: number) =>
    loadCompanies(
      numbers(20).map((number) => drawCompany(number, random, version)),
      delta,
    );
  await load(0);
  const asked = await saveAll(ida, random);
  const before = await bruteMembers(database, asked);
  await load(1);
  await database.rows(`INSERT INTO search_indexes (format, companies, digest, code_lists)
    SELECT format + 1, 20, 'other', '' FROM search_indexes`);
  expect(await compare()).toEqual({ compared: 0, changed: 0 });
  expect(await storedMembers(database)).toEqual(before);
  await load(2);
  expect((await compare()).compared).toBe(asked.length);
  await expectCompared(database, asked, { before, after: await bruteMembers(database, asked) });
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

test('who muted saved searches is not told of them, and finds what changed', async () => {
  const [ida, bo] = [await person(), await person()];
  const random = new Random(6);
  const load = (count: number) =>
    loadCompanies(
      numbers(count).map((number) => drawCompany(number, random, 0)),
      delta,
    );
  await load(2);
  for (const userId of [ida, bo]) {
    await searches.createSavedSearch(userId, { name: 'All', kind: 'segment', query: '' });
  }
  await database.rows(`UPDATE users SET muted_news = '{AUDIT,SEARCHES}' WHERE id = '${ida}'`);
  await load(5);
  expect(await compare()).toEqual({ compared: 2, changed: 2 });
  expect(await database.rows('SELECT user_id AS "userId", message FROM notifications')).toEqual([
    { userId: bo, message: '3 new' },
  ]);
  expect(await database.rows('SELECT new_count AS count FROM saved_search_changes')).toEqual([
    { count: 3 },
    { count: 3 },
  ]);
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
      key: '99000019',
      side: 'left',
      company: null,
      changes: [],
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
    employees: 40,
    status: 'ACTIVE' as const,
  }));
  await loadCompanies(base, delta);
  const { id } = await searches.createSavedSearch(ida, {
    name: 'Large',
    kind: 'segment',
    query: 'numEmployeesFrom=50',
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
      key: first.key,
      side: 'new',
      changes: [{ field: 'EMPLOYEES', before: '20–49', after: '50–99' }],
    },
  ]);
  expect(found?.newSearches).toEqual([]);
});

test('several new companies are a search for their numbers, or several as a search holds only so many', async () => {
  const random = new Random(5);
  const ida = await person();
  const with40 = (number: number) => ({ ...drawCompany(number, random, 0), employees: 40 });
  await loadCompanies([with40(1)], delta);
  const query = 'numEmployeesFrom=40';
  const saved = { name: 'Large', kind: 'segment', query } as const;
  const { id } = await searches.createSavedSearch(ida, saved);
  const { findSearchChange } = await import('@/lib/saved-searches/change-queries');
  const newest = () => findSearchChange(ida, id, { load: null, page: 1 });
  expect(await newest()).toMatchObject({ change: null, newSearches: [] });
  await loadCompanies([2, 3, 4].map(with40), delta);
  await compare();
  const found = await newest();
  const search = '99000002 99000003 99000004';
  expect(found?.newSearches).toEqual([{ search, first: 1, last: 3 }]);
  const { discoverKeys } = await import('@/lib/search/found-keys');
  const { keys } = await discoverKeys(NOBODY, `search=${search}`, 10);
  expect(keys.toSorted()).toEqual(['99000002', '99000003', '99000004']);
  const many = Array.from({ length: 401 }, (_, place) => with40(5 + place));
  await loadCompanies(many, delta);
  await compare();
  const parts = await newest();
  expect(parts?.change).toMatchObject({ newCount: 401, listed: 401 });
  expect(parts?.newSearches.map(({ first, last }) => [first, last])).toEqual([
    [1, 200],
    [201, 400],
    [401, 401],
  ]);
  expect(parts?.newSearches.flatMap(({ search }) => search.split(' '))).toEqual(
    many.map(({ key }) => key),
  );
});

test('comparing that is killed at any point is completed by the next, each thing once', async () => {
  const random = new Random(9);
  const people = [await person(), await person(), await person()];
  await loadCompanies(
    numbers(COMPANIES).map((number) => drawCompany(number, random, 0)),
    delta,
  );
  const asked = (await Promise.all(people.map((one) => saveAll(one, random)))).flat();
  let before = await bruteMembers(database, asked);
  const run = await newsProgram(database);
  let duration = 0;
  for (const [round, share] of [1, 0.9, 0.6, 0.3].entries()) {
    const chosen = numbers(COMPANIES).filter(() => random.chance(0.2));
    await loadCompanies(
      chosen.map((number) => drawCompany(number, random, round + 1)),
      delta,
    );
    if (round === 0) duration = await run();
    else await run(share * duration);
    await compare();
    const after = await bruteMembers(database, asked);
    expect(await expectCompared(database, asked, { before, after })).toBeGreaterThan(0);
    before = after;
  }
}, 120_000);

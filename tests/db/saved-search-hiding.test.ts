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
  storedMembers,
} from '../support/compared-searches';
import { newsProgram } from '../support/news-program';
import { registerDatabase } from '../support/register-database';
import { drawCompany, drawSearches } from '../support/watched-register';

const database = await registerDatabase('saved_search_hiding');
process.env.RATE_LIMIT_FACTOR = '4';
const { loadCompanies } = await import('@/lib/register/load');
const { createSavedSearch } = await import('@/lib/saved-searches/mutations');
const { compareSavedSearches } = await import('@/lib/saved-searches/compare');
const { findSearchChange } = await import('@/lib/saved-searches/change-queries');
const { findSavedSearch } = await import('@/lib/saved-searches/queries');
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE users, gone_companies CASCADE');
});

const HIDING = 'notSaved=*';

const person = () => addPerson(database);

const keyOf = (number: number) => String(99_000_000 + number);
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

const saveCompanies = (userId: string, keys: readonly string[]) =>
  database.rows(
    `INSERT INTO saved_companies (user_id, company_key, company_name)
     SELECT $1, key, 'Saved ApS' FROM unnest($2::text[]) AS key`,
    [userId, keys],
  );

const load = (chosen: readonly number[], of: typeof delta | typeof full = delta, version = 0) => {
  const random = new Random(version + 1);
  return loadCompanies(
    chosen.map((number) => drawCompany(number, random, version)),
    of,
  );
};

const save = async (userId: string, name: string, query = '') =>
  (await createSavedSearch(userId, { name, kind: 'segment', query })).id;

async function compare() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await compareSavedSearches(client);
  } finally {
    await client.end();
  }
}

const newest = (userId: string, id: string) =>
  findSearchChange(userId, id, { load: null, page: 1 });

/** The companies of the newest change, with their side. */
const toldOf = async (userId: string, id: string) =>
  (await newest(userId, id))?.items.map(({ key, side }) => `${side} ${Number(key) - 99_000_000}`);

const notices = () =>
  database.rows(`SELECT title, message FROM notifications
    WHERE saved_search_id IS NOT NULL ORDER BY load_id, title`);

test('members are those of the whole search, news only of what is not saved', async () => {
  const [ida, bo] = [await person(), await person()];
  await load([1, 2, 3]);
  await saveCompanies(ida, [2, 5].map(keyOf));
  await saveCompanies(bo, [6].map(keyOf));
  const all = await save(ida, 'All');
  const leads = await save(ida, 'Leads', HIDING);
  const others = await save(bo, 'Others', HIDING);
  await load([4, 5, 6]);
  expect(await compare()).toEqual({ compared: 3, changed: 3 });
  const members = await storedMembers(database);
  for (const id of [all, leads, others]) {
    expect(members.get(id)).toEqual([1, 2, 3, 4, 5, 6].map(keyOf));
  }
  expect(await toldOf(ida, all)).toEqual(['new 4', 'new 5', 'new 6']);
  expect(await toldOf(ida, leads)).toEqual(['new 4', 'new 6']);
  expect(await toldOf(bo, others)).toEqual(['new 4', 'new 5']);
  const search = '99000004 99000006';
  expect(await newest(ida, leads)).toMatchObject({
    search: { members: 6, query: { notSaved: '*' }, lastChange: { newCount: 2, leftCount: 0 } },
    newSearches: [{ search, first: 1, last: 2 }],
  });

  await load([1, 4, 5, 6], full, 1);
  await compare();
  expect(await toldOf(ida, all)).toEqual(['left 2', 'left 3']);
  expect(await toldOf(ida, leads)).toEqual(['left 3']);
  expect(await notices()).toEqual([
    { title: 'All', message: '3 new' },
    { title: 'Leads', message: '2 new' },
    { title: 'Others', message: '2 new' },
    { title: 'All', message: '2 left' },
    { title: 'Leads', message: '1 left' },
    { title: 'Others', message: '2 left' },
  ]);
});

test('what is empty without the saved ones is no news, then or later', async () => {
  const ida = await person();
  await load([1]);
  await database.rows(
    `INSERT INTO webhooks (user_id, url, topics, seed)
     VALUES ($1, 'https://crm.example/', '{SEARCHES}', 'seed')`,
    [ida],
  );
  const leads = await save(ida, 'Leads', HIDING);
  // Saved after the search was, and before it is compared.
  await saveCompanies(ida, [2, 3].map(keyOf));
  await load([2, 3]);
  expect((await compare()).compared).toBe(1);
  const nothing = async () => {
    expect(await notices()).toEqual([]);
    for (const table of ['saved_search_changes', 'webhook_messages']) {
      expect(await database.rows(`SELECT FROM ${table}`), table).toEqual([]);
    }
  };
  await nothing();
  expect((await storedMembers(database)).get(leads)).toEqual([1, 2, 3].map(keyOf));
  expect(await findSavedSearch(ida, leads)).toMatchObject({ members: 3, lastChange: null });
  expect(await compare(), 'there is nothing left to do').toEqual({ compared: 0, changed: 0 });

  // It came to the search before: that it is no longer saved is no news of the register.
  await database.rows(`DELETE FROM saved_companies WHERE company_key = '${keyOf(2)}'`);
  await load([2], delta, 1);
  await compare();
  await nothing();

  await load([4], delta, 2);
  await compare();
  expect(await toldOf(ida, leads)).toEqual(['new 4']);
  expect(await database.rows('SELECT title FROM webhook_messages')).toEqual([{ title: 'Leads' }]);
});

test('the same search with and without hiding are two', async () => {
  const ida = await person();
  await load([1, 2]);
  await saveCompanies(ida, [keyOf(1)]);
  const ids = [await save(ida, 'Whole'), await save(ida, 'Hiding', HIDING)];
  await expect(save(ida, 'hiding')).rejects.toMatchObject({ code: 'conflict' });
  const found = await Promise.all(ids.map((id) => findSavedSearch(ida, id)));
  expect(found).toMatchObject([
    { query: {}, members: 2 },
    { query: { notSaved: '*' }, members: 2 },
  ]);
  expect(
    await database.rows('SELECT query, hides_saved FROM saved_searches ORDER BY name'),
  ).toEqual([
    { query: '', hides_saved: true },
    { query: '', hides_saved: false },
  ]);
});

test('comparing that is killed at any point tells each thing once, and nothing of the saved', async () => {
  const random = new Random(17);
  const count = 200;
  const draw = (chosen: readonly number[], version: number) =>
    loadCompanies(
      chosen.map((number) => drawCompany(number, random, version)),
      delta,
    );
  await draw(numbers(count), 0);
  const asked: Asked[] = [];
  for (const userId of [await person(), await person()]) {
    const saved = numbers(count)
      .filter(() => random.chance(0.4))
      .map(keyOf);
    await saveCompanies(userId, saved);
    for (const [place, { kind, query: whole }] of drawSearches(random).entries()) {
      const name = `Search ${place}`;
      const hides = place % 3 > 0;
      const query = hides ? [whole, HIDING].filter(Boolean).join('&') : whole;
      const { id } = await createSavedSearch(userId, { name, kind, query });
      asked.push({ id, name, kind, query, hidden: hides ? saved : [] });
    }
  }
  let before = await bruteMembers(database, asked);
  expect(await storedMembers(database)).toEqual(before);
  const run = await newsProgram(database);
  let duration = 0;
  for (const [round, share] of [1, 0.8, 0.5, 0.3].entries()) {
    await draw(
      numbers(count + round).filter(() => random.chance(0.15)),
      round + 1,
    );
    if (round === 0) duration = await run();
    else await run(share * duration);
    await compare();
    const after = await bruteMembers(database, asked);
    expect(await expectCompared(database, asked, { before, after })).toBeGreaterThan(0);
    before = after;
  }
}, 120_000);

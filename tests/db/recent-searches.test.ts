import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { WAITING_FOR_LOCKS } from '../support/database';
import { registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';
const bo = '00000000-0000-4000-8000-000000000002';
const nobody = '00000000-0000-4000-8000-000000000009';

const database = await registerDatabase('recent_searches');
const recent = {
  ...(await import('@/lib/recent-searches/mutations')),
  ...(await import('@/lib/recent-searches/queries')),
  ...(await import('@/lib/recent-searches/record-later')),
};
beforeEach(async () => {
  await database.rows('DELETE FROM users');
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${ida}', 'ida@people.example', 'Ida', 'Holm'), ('${bo}', 'bo@people.example', 'Bo', 'Bang')`);
});

const simple = (query: string) => ({ query, kind: 'SIMPLE' as const });
const listed = async (userId = ida) =>
  (await recent.listRecentSearches(userId)).map(({ query }) => query);

async function record(...queries: string[]) {
  for (const query of queries) await recent.recordSearch(ida, simple(query));
}

test('the newest is first, and one that comes again moves up as it is written now', async () => {
  await record('bager', 'ØRSTED', 'tømrer', 'ørsted', 'bager');
  expect(await listed()).toEqual(['bager', 'ørsted', 'tømrer']);
  await record('  Tømrer\t', 'BAGER');
  expect(await listed()).toEqual(['BAGER', 'Tømrer', 'ørsted']);
});

test('a list of numbers is kept with one blank between, however it was written', async () => {
  const numbers = Array.from({ length: 200 }, (_, at) => String(10_000_000 + at * 397_331));
  const query = numbers.map((number) => `CVR-nr. DK ${number}`).join(',\r\n');
  recent.recordLater({ id: ida }, simple(query));
  recent.recordLater({ id: ida }, simple('Bager\n i Odense'));
  await recent.recorded();
  expect(await listed()).toEqual(['Bager  i Odense', numbers.join(' ')]);
});

test('twenty are kept, also when one of them comes again', async () => {
  const queries = Array.from({ length: 25 }, (_, number) => `firma ${number}`);
  await record(...queries);
  expect(await listed()).toEqual(queries.toReversed().slice(0, 20));
  await record('FIRMA 5', 'Firma 24');
  const rows = await database.rows('SELECT query FROM recent_searches');
  expect(rows).toHaveLength(20);
  expect((await listed()).slice(0, 3)).toEqual(['Firma 24', 'FIRMA 5', 'firma 23']);
  expect(await listed()).toContain('firma 6');
});

test('kinds are told apart', async () => {
  await record('bager');
  await recent.recordSearch(ida, { query: 'Bager', kind: 'AI' });
  const kinds = (await recent.listRecentSearches(ida)).map(({ query, kind }) => [query, kind]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ['bager', 'SIMPLE'],
      ['Bager', 'AI'],
    ]),
  );
  expect(await recent.deleteRecentSearch(ida, 'BAGER', 'SIMPLE')).toBe(1);
  expect(await listed()).toEqual(['Bager']);
  await record('bager');
  expect(await recent.deleteRecentSearch(ida, 'bager'), 'without a kind both').toBe(2);
  await record('bager');
  expect(await recent.clearRecentSearches(ida, 'AI')).toBe(0);
  expect(await listed()).toEqual(['bager']);
});

test('everybody has their own', async () => {
  await record('bager', 'tømrer');
  await recent.recordSearch(bo, simple('BAGER'));
  expect(await recent.deleteRecentSearch(bo, 'tømrer')).toBe(0);
  expect(await recent.clearRecentSearches(bo)).toBe(1);
  expect(await listed(bo)).toEqual([]);
  expect(await recent.deleteRecentSearch(ida, ' TØMRER ')).toBe(1);
  expect(await listed()).toEqual(['bager']);
  expect(await recent.clearRecentSearches(ida)).toBe(1);
  expect(await recent.clearRecentSearches(ida)).toBe(0);
});

test('what the database refuses is left out of the text', async () => {
  await record('bager\u0000og\u0007søn', 'tømrer \ud800', `'; DROP TABLE users; --`);
  expect(await listed()).toEqual([`'; DROP TABLE users; --`, 'tømrer \ufffd', 'bager og søn']);
});

test('many at once are recorded in their order, the same one once', async () => {
  const queries = ['bager', 'murer', 'Bager', 'tømrer', 'murer'];
  for (const query of queries) recent.recordLater({ id: ida }, simple(query));
  recent.recordLater({ id: bo }, simple('smed'));
  await recent.recorded();
  expect(await listed()).toEqual(['murer', 'tømrer', 'Bager']);
  expect(await listed(bo)).toEqual(['smed']);
});

test('a search by an API key is not recorded', async () => {
  recent.recordLater({ id: ida, keyScopes: ['read'] }, simple('bager'));
  await recent.recorded();
  expect(await listed()).toEqual([]);
});

test('a failure stops nobody, and what is too short is no search', async () => {
  for (const userId of ['no id', nobody]) recent.recordLater({ id: userId }, simple('bager'));
  recent.recordLater({ id: ida }, simple(' ab\u0000'));
  recent.recordLater({ id: ida }, simple('murer'));
  await recent.recorded();
  expect(await listed()).toEqual(['murer']);
  const rows = await database.rows('SELECT user_id FROM recent_searches');
  expect(rows).toEqual([{ user_id: ida }]);
});

test('several processes may record for one person at once', async () => {
  const queries = Array.from({ length: 8 }, (_, number) => `firma ${number % 4}`);
  await Promise.all(queries.map((query) => recent.recordSearch(ida, simple(query))));
  expect((await listed()).toSorted()).toEqual(['firma 0', 'firma 1', 'firma 2', 'firma 3']);
});

test('several processes keep one spelling of a search', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN');
  await client.query(`SELECT FROM users WHERE id = '${ida}' FOR UPDATE`);
  const both = Promise.all(
    ['bager', 'Bager'].map((query) => recent.recordSearch(ida, simple(query))),
  );
  await expect.poll(() => database.rows(WAITING_FOR_LOCKS)).toHaveLength(2);
  await client.query('COMMIT');
  await both;
  expect(await listed()).toHaveLength(1);
});

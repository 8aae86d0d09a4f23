import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { toggle, unpackKeys } from '@/lib/saved-searches/key-list';
import { readSavedQuery } from '@/lib/saved-searches/read-query';
import { readBruteRegister } from './brute-register';
import { BruteSearch } from './brute-search';
import type { RegisterDatabase } from './register-database';

export type Asked = {
  id: string;
  name: string;
  kind: 'discover' | 'segment';
  query: string;
  /** Companies that are members, but no news. */
  hidden?: readonly string[];
};
/** Loads after which searches are compared. */
export const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
export const full = { ...delta, source: 'DISTRIBUTION', kind: 'FULL' } as const;

/** @returns the id of a new account. */
export async function addPerson(database: RegisterDatabase): Promise<string> {
  const id = randomUUID();
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${id}', '${id}@people.example', 'Ida', 'Holm')`);
  return id;
}

/** Keys of companies by search. */
export type Members = Map<string, string[]>;

/** Results of checking every company, by search. */
export async function bruteMembers(
  database: RegisterDatabase,
  asked: readonly Asked[],
): Promise<Members> {
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

/** The stored data of every search. */
export async function storedMembers(database: RegisterDatabase): Promise<Members> {
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

export const newestLoad = async (database: RegisterDatabase) =>
  (await database.rows(`SELECT max(id) AS id FROM register_loads WHERE status = 'DONE'`))[0]?.id;

const text = (added: string[], removed: string[]) =>
  [added.length > 0 && `${added.length} new`, removed.length > 0 && `${removed.length} left`]
    .filter(Boolean)
    .join(', ');

/**
 * Checks that the newest load's stored changes equal the set differences, without what is hidden.
 * @returns the count.
 */
export async function expectCompared(
  database: RegisterDatabase,
  asked: readonly Asked[],
  { before, after }: { before: Members; after: Members },
): Promise<number> {
  expect(await storedMembers(database)).toEqual(after);
  const load = await newestLoad(database);
  const changes = await database.rows(
    `SELECT * FROM saved_search_changes WHERE load_id = ${load} ORDER BY search_id`,
  );
  const found = changes.map((row) => [row.search_id, keysOf(row.new_keys), keysOf(row.left_keys)]);
  const expected = asked.flatMap(({ id, name, hidden = [] }) => {
    const isTold = (key: string) => !hidden.includes(key);
    const [old, now] = [new Set(before.get(id)), new Set(after.get(id))];
    const added = [...now].filter((key) => !old.has(key)).filter(isTold);
    const removed = [...old].filter((key) => !now.has(key)).filter(isTold);
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

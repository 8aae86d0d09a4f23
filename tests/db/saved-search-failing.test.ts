import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { companyRecord } from '../support/company-record';
import { addPerson, delta } from '../support/compared-searches';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('saved_search_failing');
const { loadCompanies } = await import('@/lib/register/load');
const { createSavedSearch } = await import('@/lib/saved-searches/mutations');
const { compareSavedSearches } = await import('@/lib/saved-searches/compare');
const { Evaluator, RegisterMoved } = await import('@/lib/saved-searches/compare/evaluate');
const { log } = await import('@/lib/log');
beforeEach(async () => {
  vi.restoreAllMocks();
  await database.clear();
  await database.rows('TRUNCATE users, gone_companies CASCADE');
});

/** Each finds all companies. In the order in which they are compared; two ask the same. */
const QUERIES = ['search=aps', 'search=prøve', 'search=prøve', 'search=prøve aps'];

/** Searches to which two companies come with a load. @returns their ids. */
async function saveAndLoad(): Promise<string[]> {
  await loadCompanies([companyRecord(1)], delta);
  const ida = await addPerson(database);
  const ids: string[] = [];
  for (const [place, query] of QUERIES.entries()) {
    const name = `Search ${place}`;
    ids.push((await createSavedSearch(ida, { name, kind: 'discover', query })).id);
  }
  await loadCompanies([companyRecord(2), companyRecord(3)], delta);
  return ids;
}

async function compare() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await compareSavedSearches(client);
  } finally {
    await client.end();
  }
}

/** Lets a method fail for the searches that ask the same as this one, so many times. */
async function failing(
  method: 'keysOf' | 'isNamed',
  id: string | undefined,
  error: Error,
  times = Number.POSITIVE_INFINITY,
) {
  let left = times;
  const [middle] = await database.rows('SELECT query FROM saved_searches WHERE id = $1', [id]);
  const works = Evaluator.prototype[method] as (...asked: unknown[]) => never;
  return vi.spyOn(Evaluator.prototype, method).mockImplementation(function (
    this: InstanceType<typeof Evaluator>,
    kind,
    query,
  ) {
    if (query === middle?.query && left-- > 0) throw error;
    return works.call(this, kind, query);
  });
}

/** The searches that were told of, each of the two companies. */
async function told() {
  const rows = await database.rows(
    'SELECT saved_search_id AS id, message FROM notifications ORDER BY 1',
  );
  expect(new Set(rows.map(({ message }) => message))).toEqual(new Set(['2 new']));
  return rows.map(({ id }) => id);
}

test('a search that fails keeps no others from their news', async () => {
  const [first, second, third, last] = await saveAndLoad();
  const fault = await failing('keysOf', second, new Error('canceling statement due to timeout'));
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
  await expect(compare()).rejects.toThrow('2 saved searches could not be compared.');
  expect(await told()).toEqual([first, last].toSorted());
  const ids = logged.mock.calls.map(([about]) => (about as { savedSearch: string }).savedSearch);
  expect(ids.toSorted()).toEqual([second, third].toSorted());
  await expect(compare(), 'and fails again alone').rejects.toThrow('2 saved searches');
  fault.mockRestore();
  expect(await compare()).toEqual({ compared: 2, changed: 2 });
  expect(await told()).toEqual([first, second, third, last].toSorted());
});

test('nor does one that cannot be read where the index is as before', async () => {
  const [, second, third] = await saveAndLoad();
  await database.rows(`UPDATE saved_searches
    SET compared_version = (SELECT max(version) FROM search_indexes)`);
  await failing('isNamed', second, new Error('This query cannot be read.'));
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  await expect(compare()).rejects.toThrow('2 saved searches could not be compared.');
  const left = await database.rows(`SELECT id FROM saved_searches
    WHERE compared_load_id < (SELECT max(id) FROM register_loads) ORDER BY id`);
  expect(left.map(({ id }) => id)).toEqual([second, third].toSorted());
});

test('a register that moved in between is no failure of a search: the newer one is compared', async () => {
  const [first, second, third, last] = await saveAndLoad();
  const logged = vi.spyOn(log, 'error');
  await failing('keysOf', second, new RegisterMoved(), 1);
  expect(await compare()).toMatchObject({ compared: 4 });
  expect(logged).not.toHaveBeenCalled();
  expect(await told()).toEqual([first, second, third, last].toSorted());
});

import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { MAX_CHANGES, MAX_KEPT_KEYS } from '@/lib/saved-searches/constants';
import { companyRecord, keyOf } from '../support/company-record';
import { addPerson, delta, full } from '../support/compared-searches';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('saved_search_changes');
const { loadCompanies } = await import('@/lib/register/load');
const { createSavedSearch } = await import('@/lib/saved-searches/mutations');
const { compareSavedSearches } = await import('@/lib/saved-searches/compare');
const { storeCompared } = await import('@/lib/saved-searches/compare/store');
const { findSearchChange } = await import('@/lib/saved-searches/change-queries');
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE users, gone_companies CASCADE');
});

async function withClient<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
const compare = () => withClient(compareSavedSearches);

const record = (number: number, change: Parameters<typeof companyRecord>[1] = {}) =>
  companyRecord(number, { isSample: false, ...change });

const save = async (userId: string, query: string, kind: 'discover' | 'segment' = 'discover') =>
  (await createSavedSearch(userId, { name: query, kind, query })).id;

const change = (userId: string, id: string, load: number | null = null) =>
  findSearchChange(userId, id, { load, page: 1 });

test('what the index does not hold, such as an email, is compared although the index is as before', async () => {
  const contact = {
    ...{ street: 'Engvej 1', phone: '20000001' },
    ...{ email: 'post@foer.example', website: 'https://www.foer.example' },
  };
  const moved = {
    ...{ street: 'Havnegade 7', phone: '20000002' },
    ...{ email: 'post@efter.example', website: 'https://www.efter.example' },
  };
  await loadCompanies([record(1, contact), record(2)], delta);
  const ida = await addPerson(database);
  const asked = ['search=20000002', 'search=post@efter.example', 'search=efter.example'];
  const ids: string[] = [];
  for (const query of [...asked, 'search=Havnegade 7']) ids.push(await save(ida, query));
  await loadCompanies(
    [record(1, { ...moved, registerUpdatedAt: '2022-02-01T00:00:00Z' }), record(2)],
    delta,
  );
  const versions = await database.rows('SELECT DISTINCT compared_version FROM saved_searches');
  expect(
    await database.rows('SELECT max(version) AS compared_version FROM search_indexes'),
  ).toEqual(versions);
  expect(await compare()).toEqual({ compared: 4, changed: 4 });
  for (const id of ids) expect((await change(ida, id))?.items).toMatchObject([{ key: keyOf(1) }]);
});

test('a change is explained by the loads that it compares, in their order, and by no others', async () => {
  const ida = await addPerson(database);
  const load = (version: number, employees: number, more = {}) =>
    loadCompanies(
      [record(1, { employees, registerUpdatedAt: `2022-02-0${version}T00:00:00Z`, ...more })],
      delta,
    );
  await load(1, 3);
  await load(2, 7);
  const id = await save(ida, 'numEmployeesFrom=50', 'segment');
  await load(3, 30);
  await load(4, 70, { name: 'Vokset ApS' });
  await compare();
  const [row] = await database.rows('SELECT load_id AS load FROM saved_search_changes');
  await load(5, 120, { name: 'Vokset ApS' });
  await compare();
  const found = await change(ida, id, Number(row?.load));
  expect(found?.items.map(({ changes }) => changes)).toEqual([
    [
      { field: 'EMPLOYEES', before: '5–9', after: '20–49' },
      expect.objectContaining({ field: 'NAME', after: 'Vokset ApS' }),
      { field: 'EMPLOYEES', before: '20–49', after: '50–99' },
    ],
  ]);
  expect(await change(ida, id, Number(row?.load) + 1), 'nobody came or left').toBeNull();
});

test('a company of which the register keeps no name has the one that its user saved', async () => {
  const [ida, bo] = [await addPerson(database), await addPerson(database)];
  await loadCompanies([record(1), record(2)], full);
  const id = await save(ida, '', 'segment');
  await loadCompanies([record(1)], full);
  await compare();
  await database.rows(`INSERT INTO saved_companies (user_id, company_key, company_name)
    VALUES ('${bo}', '${keyOf(2)}', 'Bos ApS'), ('${ida}', '${keyOf(2)}', 'Idas ApS')`);
  expect((await change(ida, id))?.items).toMatchObject([{ formerName: record(2).name }]);
  await database.rows('DELETE FROM gone_companies');
  expect((await change(ida, id))?.items).toMatchObject([{ formerName: 'Idas ApS' }]);
});

test('of a change so many companies are kept, and of a search so many changes', async () => {
  const ida = await addPerson(database);
  const id = await save(ida, '', 'segment');
  const none = new Uint32Array();
  const added = Uint32Array.from({ length: MAX_KEPT_KEYS + 1 }, (_, at) => 10_000_000 + at);
  const difference = { added, removed: none, toggled: new Uint8Array(), keys: null };
  const other = await save(ida, 'hasEmail=true', 'segment');
  await withClient(async (client) => {
    for (let load = 2; load <= MAX_CHANGES + 3; load += 1) {
      const compared = [id, ...(load === 2 ? [other] : [])].map((one) => {
        return { id: one, since: load - 1, count: added.length, difference };
      });
      await storeCompared(client, compared, { version: 1, load });
    }
  });
  const kept = await database.rows(`SELECT min(load_id) AS first, max(load_id) AS last,
    count(*)::int AS count FROM saved_search_changes GROUP BY search_id ORDER BY count`);
  expect(kept).toEqual([
    { first: 2, last: 2, count: 1 },
    { first: 4, last: MAX_CHANGES + 3, count: MAX_CHANGES },
  ]);
  expect((await change(ida, id))?.change).toMatchObject({
    newCount: MAX_KEPT_KEYS + 1,
    listed: MAX_KEPT_KEYS,
  });
});

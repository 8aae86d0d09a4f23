import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { realRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const ida = '00000000-0000-4000-8000-000000000001';

const database = await registerDatabase('saved_facts');
const { loadCompanies } = await import('@/lib/register/load');

const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
const full = { source: 'DISTRIBUTION', kind: 'FULL', snapshotDate: '2022-02-01' } as const;

const before = realRecord(1, { postalCode: '9000', postalDistrict: 'Aalborg', employees: 3 });
const after = realRecord(1, {
  name: 'Nyt Navn ApS',
  status: 'IN_BANKRUPTCY',
  statusText: 'UNDER KONKURS',
  postalCode: '8000',
  postalDistrict: 'Aarhus C',
  employees: null,
  employeesMin: 20,
  employeesMax: 49,
  industry: { version: 'DB07', code: '620100', text: 'Computerprogrammering' },
});

const save = (key: string) =>
  database.rows(`INSERT INTO saved_companies (user_id, company_key, company_name)
    VALUES ('${ida}', '${key}', 'As it was sent')`);
const facts = () =>
  database.rows(`SELECT company_name AS name, status::text, industry_code AS industry,
    postal_code AS postal, town, employees FROM saved_companies ORDER BY company_key`);

const first = {
  name: 'Prøve 1 ApS',
  status: 'ACTIVE',
  industry: '439100',
  postal: '9000',
  town: 'Aalborg',
  employees: 3,
};
const changed = {
  name: 'Nyt Navn ApS',
  status: 'IN_BANKRUPTCY',
  industry: '620100',
  postal: '8000',
  town: 'Aarhus C',
  employees: 20,
};

test.each([delta, full])('a $kind load keeps what is saved up to date', async (kind) => {
  await database.rows('DELETE FROM users');
  await database.clear();
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${ida}', 'ida@people.example', 'Ida', 'Holm')`);
  await loadCompanies([before, realRecord(2)], delta);
  await save('99000001');
  expect(await facts(), 'as the register has it').toEqual([first]);
  await loadCompanies([after, realRecord(2)], { ...kind, dryRun: true });
  expect(await facts()).toEqual([first]);
  await loadCompanies([after, realRecord(2)], kind);
  expect(await facts()).toEqual([changed]);
  await save('99000002');
  expect(await facts(), 'of the register that serves now').toMatchObject([
    changed,
    { name: 'Prøve 2 ApS' },
  ]);
  await loadCompanies([realRecord(2)], full);
  expect(await facts(), 'who is gone stays as it was').toMatchObject([
    changed,
    { name: 'Prøve 2 ApS' },
  ]);
});

test('a full load that waits to swap holds nobody up who edits what they saved', async () => {
  await loadCompanies([before], full);
  await database.rows(`DELETE FROM saved_companies`);
  await save('99000001');
  const reader = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await reader.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT FROM companies');
  const loading = loadCompanies([after], full);
  await vi.waitFor(
    async () =>
      expect(
        await database.rows(`SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
          WHERE datname = current_database() AND mode = 'AccessExclusiveLock' AND NOT granted`),
      ).not.toEqual([]),
    { timeout: 30_000, interval: 20 },
  );
  await database.rows(`SET lock_timeout = '2s'; UPDATE saved_companies SET note = 'Called'`);
  await reader.end();
  await loading;
  expect(await facts()).toEqual([changed]);
  expect(await database.rows('SELECT note FROM saved_companies')).toEqual([{ note: 'Called' }]);
});

test('what a full load could not bring up to date, the next look does', async () => {
  await database.rows(`UPDATE saved_companies SET company_name = 'Old';
    UPDATE register_loads SET told_at = NULL WHERE id = (SELECT max(id) FROM register_loads)`);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { tellChanges } = await import('@/lib/saved/tell-changes');
  await tellChanges(client);
  await client.end();
  expect(await facts()).toEqual([changed]);
});

type PlanNode = { 'Node Type': string; 'Actual Loops': number; Plans?: PlanNode[] };
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test('what changed is found and locked once, though the statistics know of no rows', async () => {
  const { refreshSavedFacts } = await import('@/lib/saved/facts');
  await database.rows('DELETE FROM saved_companies');
  await database.rows('ANALYZE saved_companies');
  const keys = Array.from({ length: 50 }, (_, nth) => realRecord(nth + 1));
  await loadCompanies(keys, full);
  await database.rows(`INSERT INTO saved_companies (user_id, company_key, company_name)
    SELECT '${ida}', key, 'As it was sent' FROM companies`);
  let plan: PlanNode | undefined;
  const explain = async (sql: string) => {
    const [row = {}] = await database.rows(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`);
    [{ Plan: plan }] = row['QUERY PLAN'] as [{ Plan: PlanNode }];
  };
  await refreshSavedFacts({ query: explain } as unknown as pg.ClientBase);
  const locks = plan && nodesOf(plan).filter((node) => node['Node Type'] === 'LockRows');
  expect(locks?.map((node) => node['Actual Loops'])).toEqual([1]);
  expect(new Set((await facts()).map(({ name }) => name)).size).toBe(50);
});

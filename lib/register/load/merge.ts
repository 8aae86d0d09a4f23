import 'server-only';
import type { Client } from 'pg';
import { keysOf } from '@/lib/entries';
import { changedCompanies } from '@/lib/search-index/changed';
import type { Day } from '../record';
import { recordChanges } from './changes';
import { deleteIdle, noteIdle } from './people';
import { createStageSql, type TableName, tableNames, tables } from './tables';

/** Tables whose rows are replaced with a changed company's record, with their primary keys. */
const ownChildren = {
  company_names: ['company_key', 'position'],
  life_periods: ['company_key', 'position'],
  secondary_industries: ['company_key', 'position'],
  employment: ['company_key', 'months', 'starts_on'],
  roles: ['company_key', 'position'],
} as const;
type OwnChild = keyof typeof ownChildren;
/** Excludes units and accounts, which are published separately. */
export const ownTables = keysOf(ownChildren);

export type MergeCounts = { loaded: number; updated: number; unchanged: number; repeated: number };

const list = (columns: readonly string[], alias = '') =>
  columns.map((column) => `${alias}${column}`).join(', ');

const assign = (columns: readonly string[], alias: string) =>
  columns.map((column) => `${column} = ${alias}.${column}`).join(', ');

export async function createStage(client: Client): Promise<void> {
  for (const table of tableNames) await client.query(createStageSql(table));
}

/**
 * Decides which records to write: the newest of each company, if the company is new or the record
 * differs from the stored one. A record older than the stored one is ignored.
 */
async function makePlan(client: Client): Promise<MergeCounts> {
  // Otherwise the planner assumes that the full staging tables are nearly empty.
  await client.query(`ANALYZE ${tableNames.map((table) => `stage_${table}`).join(', ')}`);
  await client.query(`
    CREATE TEMP TABLE load_plan ON COMMIT DROP AS
    SELECT newest.*, stored.key IS NULL AS is_new
    FROM (
      SELECT DISTINCT ON (key) seq, key, digest, register_updated_at, has_units, has_accounts
      FROM stage_companies
      ORDER BY key, register_updated_at DESC NULLS LAST, seq DESC
    ) newest
    LEFT JOIN companies stored USING (key)
    WHERE stored.key IS NULL
       OR stored.digest <> newest.digest
      AND (stored.register_updated_at > newest.register_updated_at) IS NOT TRUE`);
  await client.query('CREATE INDEX ON load_plan (seq)');
  await client.query('ANALYZE load_plan');
  await client.query(`INSERT INTO ${changedCompanies} (key) SELECT key FROM load_plan`);
  const { rows } = await client.query<{
    given: number;
    distinct: number;
    new: number;
    plan: number;
  }>(`
    SELECT given, "distinct", (SELECT count(*) FROM load_plan WHERE is_new)::int AS new,
           (SELECT count(*) FROM load_plan)::int AS plan
    FROM (SELECT count(*)::int AS given, count(DISTINCT key)::int AS "distinct"
          FROM stage_companies) counts`);
  const count = rows[0] ?? { given: 0, distinct: 0, new: 0, plan: 0 };
  return {
    loaded: count.new,
    updated: count.plan - count.new,
    unchanged: count.distinct - count.plan,
    repeated: count.given - count.distinct,
  };
}

/** The register's own id is unique; a second company that claims it gets none. */
async function clearSharedIds(client: Client): Promise<void> {
  await client.query(`
    UPDATE stage_companies SET register_id = NULL
    WHERE register_id IN (
      SELECT register_id FROM stage_companies JOIN load_plan USING (seq)
      WHERE register_id IS NOT NULL GROUP BY register_id HAVING count(*) > 1
      UNION ALL
      SELECT stage.register_id FROM stage_companies stage JOIN load_plan USING (seq)
      JOIN companies stored ON stored.register_id = stage.register_id AND stored.key <> stage.key)`);
}

const sameKey = (table: OwnChild) =>
  ownChildren[table].map((column) => `stage.${column} = stored.${column}`).join(' AND ');

/** Most rows of a changed company stay the same, so only the others are deleted. */
const deleteStaleSql = (table: OwnChild) => `
  DELETE FROM ${table} stored USING load_plan plan
  WHERE plan.key = stored.company_key AND NOT plan.is_new AND NOT EXISTS (
    SELECT FROM stage_${table} stage
    WHERE stage.seq = plan.seq AND ${sameKey(table)}
      AND (${list(tables[table], 'stage.')}) IS NOT DISTINCT FROM (${list(tables[table], 'stored.')}))`;

const insertNewSql = (table: OwnChild) => `
  INSERT INTO ${table} (${list(tables[table])})
  SELECT ${list(tables[table], 'stage.')}
  FROM stage_${table} stage JOIN load_plan plan USING (seq)
  WHERE plan.is_new
    OR NOT EXISTS (SELECT FROM ${table} stored WHERE ${sameKey(table)})`;

/**
 * Deletes rows that the changed companies no longer have; records the participants who lost a role
 * in `load_left`.
 */
async function deleteChildren(client: Client): Promise<void> {
  for (const table of ownTables) {
    if (table !== 'roles') await client.query(deleteStaleSql(table));
  }
  await noteIdle(client, deleteStaleSql('roles'));
  const changed = 'SELECT key FROM load_plan WHERE NOT is_new';
  await client.query(
    `DELETE FROM production_units WHERE company_key IN (${changed} AND has_units)`,
  );
  for (const table of ['accounting_periods', 'filings']) {
    await client.query(`DELETE FROM ${table} WHERE company_key IN (${changed} AND has_accounts)`);
  }
}

async function writeCompanies(client: Client): Promise<void> {
  const headline: readonly string[] = ['revenue', 'gross_profit'];
  const columns = tables.companies.filter((column) => column !== 'key');
  const plain = columns.filter((column) => !headline.includes(column));
  const kept = headline.map(
    (column) =>
      `${column} = CASE WHEN plan.has_accounts THEN stage.${column} ELSE stored.${column} END`,
  );
  await client.query(`
    UPDATE companies stored
    SET ${assign(plain, 'stage')}, ${kept.join(', ')}, described_by = NULL
    FROM stage_companies stage JOIN load_plan plan USING (seq)
    WHERE stored.key = stage.key AND NOT plan.is_new`);
  await client.query(`
    INSERT INTO companies (${list(tables.companies)})
    SELECT ${list(tables.companies, 'stage.')}
    FROM stage_companies stage JOIN load_plan plan USING (seq) WHERE plan.is_new`);
}

async function writeParticipants(client: Client): Promise<void> {
  const [, ...columns] = tables.participants;
  await client.query(`
    INSERT INTO participants AS stored (${list(tables.participants)})
    SELECT DISTINCT ON (stage.id) ${list(tables.participants, 'stage.')}
    FROM stage_participants stage JOIN load_plan plan USING (seq)
    ORDER BY stage.id, stage.updated DESC NULLS LAST, stage.seq DESC
    ON CONFLICT (id) DO UPDATE SET ${assign(columns, 'excluded')}
    WHERE (${list(columns, 'stored.')}) IS DISTINCT FROM (${list(columns, 'excluded.')})`);
}

/** Inserts staged rows; a row whose `id` belonged to another company moves to this one. */
async function writeOwned(client: Client, table: TableName, id: string): Promise<void> {
  const columns = tables[table];
  const others = columns.filter((column) => column !== id);
  await client.query(`
    INSERT INTO ${table} (${list(columns)})
    SELECT DISTINCT ON (stage.${id}) ${list(columns, 'stage.')}
    FROM stage_${table} stage JOIN load_plan USING (seq)
    ORDER BY stage.${id}, stage.seq DESC
    ON CONFLICT (${id}) DO UPDATE SET ${assign(others, 'excluded')}`);
}

async function writeChildren(client: Client): Promise<void> {
  await writeOwned(client, 'production_units', 'p_number');
  await writeOwned(client, 'filings', 'id');
  for (const table of ownTables) await client.query(insertNewSql(table));
  const columns = tables.accounting_periods;
  await client.query(`
    INSERT INTO accounting_periods (${list(columns)})
    SELECT ${list(columns, 'stage.')}
    FROM stage_accounting_periods stage JOIN load_plan USING (seq)`);
}

const staged = {
  companies: '(SELECT stage.* FROM stage_companies stage JOIN load_plan USING (seq))',
  roles: '(SELECT stage.* FROM stage_roles stage JOIN load_plan USING (seq))',
  participants: `(SELECT DISTINCT ON (id) id, name FROM stage_participants
                  ORDER BY id, updated DESC NULLS LAST, seq DESC)`,
};
const stored = { companies: 'companies', roles: 'roles', participants: 'participants' };

/**
 * Merges the staged companies into the register. Runs in the load's transaction, after
 * beginChanges. Without `changes`, differences are not recorded as changes.
 */
export async function mergeCompanies(
  client: Client,
  changes: { loadId: number; seenOn: Day } | null,
): Promise<MergeCounts> {
  const counts = await makePlan(client);
  if (counts.loaded + counts.updated === 0) return counts;
  if (changes && counts.updated > 0) {
    await recordChanges(client, { before: stored, after: staged }, changes);
  }
  await clearSharedIds(client);
  await deleteChildren(client);
  await writeParticipants(client);
  await writeCompanies(client);
  await writeChildren(client);
  await deleteIdle(client);
  return counts;
}

import 'server-only';
import type { Client } from 'pg';
import type { LoadSource } from '@/prisma/client/enums';
import type { Intake } from './intake';
import { ownTables } from './merge';
import { ownedTables, type TableName } from './tables';

/**
 * Condition for companies that a full load leaves alone: a sample never affects real companies, nor
 * vice versa.
 */
const kept = (source: LoadSource) =>
  source === 'SAMPLE' ? 'NOT is_sample' : `(is_sample OR status = 'UNKNOWN')`;

/**
 * Condition for companies that a full load replaces: those that it does not include are deleted.
 */
export const replaced = (source: LoadSource) => `NOT (${kept(source)})`;

async function copyOwned(client: Client, schema: string, table: TableName, keys: string) {
  // If the source has moved a unit to another company, that takes precedence.
  const moved = table === 'production_units' ? 'ON CONFLICT DO NOTHING' : '';
  await client.query(`
    INSERT INTO incoming.${table} SELECT * FROM ${schema}.${table}
    WHERE company_key IN (SELECT key FROM ${keys}) ${moved}`);
}

/** Copies participants that the copied roles refer to and that the source did not include. */
async function copyParticipants(client: Client, schema: string, keys: string) {
  await client.query(`
    INSERT INTO incoming.participants SELECT * FROM ${schema}.participants stored
    WHERE id IN (SELECT participant_id FROM ${schema}.roles
                 WHERE company_key IN (SELECT key FROM ${keys}))
      AND NOT EXISTS (SELECT FROM incoming.participants given WHERE given.id = stored.id)`);
}

/**
 * Keeps the stored data of companies whose documents or rows were refused: an unreadable company
 * has not been deleted. Stores their keys in `load_refused`.
 */
export async function keepRefused(
  client: Client,
  schema: string,
  { keys, registerIds }: Intake['refused'],
): Promise<void> {
  await client.query('CREATE TEMP TABLE load_refused (key char(8)) ON COMMIT DROP');
  if (keys.size + registerIds.size === 0) return;
  await client.query(
    `WITH kept AS (
       INSERT INTO incoming.companies
       SELECT * FROM ${schema}.companies
       WHERE (key = ANY ($1::char(8)[]) OR register_id = ANY ($2::bigint[])) AND NOT is_sample
       ON CONFLICT DO NOTHING RETURNING key)
     INSERT INTO load_refused SELECT key FROM kept`,
    [[...keys], [...registerIds]],
  );
  for (const table of ownTables) await copyOwned(client, schema, table, 'load_refused');
  await copyParticipants(client, schema, 'load_refused');
}

/**
 * Keeps all stored companies that the source lacks, because documents of which nothing is known may
 * be theirs; not those that it says were registered by mistake. Call after keepRefused, whose keys
 * they are added to.
 * @returns their number.
 */
export async function keepMissing(
  client: Client,
  schema: string,
  source: LoadSource,
): Promise<number> {
  await client.query('CREATE TEMP TABLE load_missing (key char(8)) ON COMMIT DROP');
  const { rowCount } = await client.query(`
    WITH kept AS (
      INSERT INTO incoming.companies
      SELECT * FROM ${schema}.companies stored
      WHERE ${replaced(source)} AND NOT EXISTS (SELECT FROM withdrawn WHERE company_key = stored.key)
      ON CONFLICT DO NOTHING RETURNING key)
    INSERT INTO load_missing SELECT key FROM kept`);
  if (!rowCount) return 0;
  await client.query('INSERT INTO load_refused SELECT key FROM load_missing');
  for (const table of ownTables) await copyOwned(client, schema, table, 'load_missing');
  await copyParticipants(client, schema, 'load_missing');
  return rowCount;
}

/** The same for units whose companies exist. Call after carryOver, which adds the last of these. */
export async function keepMissingUnits(client: Client, schema: string): Promise<void> {
  await client.query(`
    INSERT INTO incoming.production_units
    SELECT * FROM ${schema}.production_units
    WHERE company_key IN (SELECT key FROM incoming.companies)
    ON CONFLICT DO NOTHING`);
}

/**
 * Keeps the stored data of units whose documents were refused, if their companies exist. Call after
 * carryOver, which adds the last of these.
 */
export async function keepRefusedUnits(
  client: Client,
  schema: string,
  { pNumbers }: Intake['refused'],
): Promise<void> {
  if (pNumbers.size === 0) return;
  await client.query(
    `INSERT INTO incoming.production_units
     SELECT * FROM ${schema}.production_units
     WHERE p_number = ANY ($1::char(10)[]) AND company_key IN (SELECT key FROM incoming.companies)
     ON CONFLICT DO NOTHING`,
    [[...pNumbers]],
  );
}

type Brought = { broughtUnits: boolean; broughtAccounts: boolean };

/**
 * Copies from the serving tables what the source does not cover: other companies, and units and
 * accounts if it has none. Stores the keys of the other companies in `load_kept`.
 */
export async function carryOver(
  client: Client,
  schema: string,
  source: LoadSource,
  { broughtUnits, broughtAccounts }: Brought,
): Promise<void> {
  const { rows } = await client.query(`SELECT FROM ${schema}.companies LIMIT 1`);
  if (rows.length === 0) return;
  await client.query(`
    CREATE TEMP TABLE load_given ON COMMIT DROP AS SELECT key FROM incoming.companies`);
  await client.query(`
    CREATE TEMP TABLE load_kept ON COMMIT DROP AS
    SELECT key FROM ${schema}.companies stored WHERE ${kept(source)}
      AND NOT EXISTS (SELECT FROM load_given WHERE load_given.key = stored.key)`);
  await client.query('ANALYZE load_given; ANALYZE load_kept');
  await client.query(`
    INSERT INTO incoming.companies
    SELECT * FROM ${schema}.companies WHERE key IN (SELECT key FROM load_kept)`);
  for (const table of ownedTables) await copyOwned(client, schema, table, 'load_kept');
  await copyParticipants(client, schema, 'load_kept');
  if (source === 'SAMPLE') return;
  if (!broughtUnits) await copyOwned(client, schema, 'production_units', 'load_given');
  if (!broughtAccounts) await keepAccounts(client, schema);
}

async function keepAccounts(client: Client, schema: string): Promise<void> {
  await copyOwned(client, schema, 'filings', 'load_given');
  await copyOwned(client, schema, 'accounting_periods', 'load_given');
  await client.query(`
    UPDATE incoming.companies given SET revenue = stored.revenue, gross_profit = stored.gross_profit
    FROM ${schema}.companies stored
    WHERE stored.key = given.key AND num_nonnulls(stored.revenue, stored.gross_profit) > 0
      AND given.key IN (SELECT key FROM load_given)`);
}

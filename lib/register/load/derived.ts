import 'server-only';
import type { Client } from 'pg';
import { rebuildReportWords } from '@/lib/passages/report-words';
import { rebuildPeers } from '@/lib/peers/refresh';
import { rebuildRoleCounts } from '@/lib/roles/role-counts';
import { type Definitions, runAll } from './definitions';
import { derivedTables } from './tables';

/** Creates the derived tables in `incoming`, stored as those in `schema` but without keys and indexes. */
export async function createDerived(client: Client, schema: string): Promise<void> {
  for (const table of derivedTables) {
    const { rows } = await client.query<{ options: string | null }>(
      `SELECT array_to_string(reloptions, ', ') AS options FROM pg_class WHERE oid = $1::regclass`,
      [`${schema}.${table}`],
    );
    const options = rows[0]?.options;
    await client.query(`
      CREATE TABLE incoming.${table}
      (LIKE ${schema}.${table} INCLUDING DEFAULTS INCLUDING STORAGE) ${options ? `WITH (${options})` : ''}`);
  }
}

/**
 * Fills the derived tables from those of the register, `incoming` first in the search path. Rows
 * that come before their indexes take half as long.
 */
export async function fillDerived(
  client: Client,
  schema: string,
  { keys, indexes, foreignKeys }: Definitions,
): Promise<void> {
  await rebuildPeers(client);
  await rebuildReportWords(client, `${schema}.report_words`);
  await rebuildRoleCounts(client);
  await runAll(client, [...keys, ...indexes, ...foreignKeys]);
}

import 'server-only';
import type { Client } from 'pg';
import { changedCompanies, noteChanged } from '@/lib/search-index/changed';
import { noteGone } from './gone';
import { deleteIdle, noteIdle } from './people';
import { ownedTables } from './tables';

/**
 * The companies to withdraw. An entry later than the withdrawal takes precedence. A company known
 * only from reports or units does not come from the register and is kept.
 */
const withdrawnSql = `
  SELECT * FROM companies stored WHERE NOT is_sample AND status <> 'UNKNOWN' AND EXISTS (
    SELECT FROM withdrawn WHERE company_key = stored.key
      AND (stored.register_updated_at > updated) IS NOT TRUE)`;

/**
 * Deletes companies that were registered by mistake, with all that belongs to them. Without
 * `loadId`, the deletion is not recorded.
 * @returns the number of companies deleted.
 */
export async function withdrawCompanies(client: Client, loadId: number | null): Promise<number> {
  // Otherwise the planner overestimates the few rows and scans all companies.
  await client.query('ANALYZE withdrawn');
  const { rowCount } = await client.query(
    `CREATE TEMP TABLE load_withdrawn ON COMMIT DROP AS ${withdrawnSql}`,
  );
  if (!rowCount) return 0;
  if (loadId !== null) await noteGone(client, 'SELECT * FROM load_withdrawn', loadId);
  const keys = 'SELECT key FROM load_withdrawn';
  await noteChanged(client, keys);
  await noteIdle(client, `DELETE FROM roles WHERE company_key IN (${keys})`);
  // New tables do not have the foreign keys yet along which deletions would cascade.
  for (const table of ownedTables) {
    await client.query(`DELETE FROM ${table} WHERE company_key IN (${keys})`);
  }
  await client.query(`DELETE FROM companies WHERE key IN (${keys})`);
  await deleteIdle(client);
  return rowCount;
}

/** Deletes units that were registered by mistake. If a unit is also given, the later entry wins. */
export async function withdrawUnits(client: Client): Promise<void> {
  await client.query(`
    DELETE FROM separate_units given USING withdrawn
    WHERE withdrawn.p_number = given.p_number AND withdrawn.seq > given.seq`);
  const { rows } = await client.query<{ key: string }>(`
    DELETE FROM production_units stored USING withdrawn
    WHERE withdrawn.p_number = stored.p_number
      AND NOT EXISTS (SELECT FROM separate_units given WHERE given.p_number = stored.p_number)
    RETURNING stored.company_key AS key`);
  if (rows.length === 0) return;
  const owners = [rows.map(({ key }) => key)];
  await client.query(`INSERT INTO ${changedCompanies} (key) SELECT unnest($1::char(8)[])`, owners);
  // For other companies, the register's own documents state the number of units.
  await client.query(
    `UPDATE companies SET location_count =
       (SELECT count(*) FROM production_units WHERE company_key = key AND active)
     WHERE digest = '' AND key = ANY ($1::char(8)[])`,
    owners,
  );
}

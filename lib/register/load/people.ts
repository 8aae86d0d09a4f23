import 'server-only';
import type { Client } from 'pg';
import { refreshRoleCounts } from '@/lib/roles/role-counts';
import { changedCompanies } from '@/lib/search-index/changed';

/** The participants who have lost a role in the transaction; it exists once roles were deleted. */
const leavers = 'load_leavers';

/** Runs a DELETE of roles and records the affected participants in `load_left`. */
export async function noteIdle(client: Client, deleteRoles: string): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE load_left ON COMMIT DROP AS
    WITH gone AS (${deleteRoles} RETURNING participant_id)
    SELECT DISTINCT participant_id AS id FROM gone`);
  await client.query(`CREATE TEMP TABLE IF NOT EXISTS ${leavers} (id bigint) ON COMMIT DROP`);
  await client.query(`INSERT INTO ${leavers} SELECT id FROM load_left`);
}

/** Deletes the recorded participants who have no role left, and drops the record. */
export async function deleteIdle(client: Client): Promise<void> {
  await client.query(`
    DELETE FROM participants WHERE id IN (SELECT id FROM load_left)
      AND NOT EXISTS (SELECT FROM roles WHERE participant_id = participants.id)`);
  await client.query('DROP TABLE load_left');
}

/** Counts the roles of everyone who has lost a role or has one in a changed company. */
export async function recountHolders(client: Client): Promise<void> {
  await client.query(`CREATE TEMP TABLE IF NOT EXISTS ${leavers} (id bigint) ON COMMIT DROP`);
  await refreshRoleCounts(
    client,
    `SELECT id FROM ${leavers} UNION ALL
     SELECT participant_id FROM roles WHERE company_key IN (SELECT key FROM ${changedCompanies})`,
  );
}

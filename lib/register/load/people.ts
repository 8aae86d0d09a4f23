import 'server-only';
import type { Client } from 'pg';

/** Runs a DELETE of roles and records the affected participants in `load_left`. */
export async function noteIdle(client: Client, deleteRoles: string): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE load_left ON COMMIT DROP AS
    WITH gone AS (${deleteRoles} RETURNING participant_id)
    SELECT DISTINCT participant_id AS id FROM gone`);
}

/** Deletes the recorded participants who have no role left, and drops the record. */
export async function deleteIdle(client: Client): Promise<void> {
  await client.query(`
    DELETE FROM participants WHERE id IN (SELECT id FROM load_left)
      AND NOT EXISTS (SELECT FROM roles WHERE participant_id = participants.id)`);
  await client.query('DROP TABLE load_left');
}

import 'server-only';
import type { Client } from 'pg';

/** Deletes the roles in some companies and keeps in `note` who held them. */
export async function deleteRoles(client: Client, keys: string, note: string): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE ${note} ON COMMIT DROP AS
    WITH gone AS (
      DELETE FROM roles WHERE company_key IN (${keys}) RETURNING participant_id
    ) SELECT DISTINCT participant_id AS id FROM gone`);
}

/** Deletes those of the noted people who are left without any role. */
export async function deleteIdle(client: Client, note: string): Promise<void> {
  await client.query(`
    DELETE FROM participants WHERE id IN (SELECT id FROM ${note})
      AND NOT EXISTS (SELECT FROM roles WHERE participant_id = participants.id)`);
}

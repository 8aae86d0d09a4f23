import 'server-only';
import type { Client } from 'pg';
import type { LoadSource } from '@/prisma/client/enums';
import { deleteIdle, deleteRoles } from './people';

/**
 * Completes a full load: companies of the same kind (sample or real) that it
 * does not have go, with all that hangs on them, and so do people who are left
 * without a role. A sample never touches real companies, nor the other way round.
 */
export async function deleteMissing(client: Client, source: LoadSource): Promise<number> {
  // The statistics of companies may be of another time: without this index the
  // planner could compare every company with every staged one.
  await client.query('CREATE INDEX ON stage_companies (key)');
  await client.query(`
    CREATE TEMP TABLE load_missing ON COMMIT DROP AS
    SELECT key FROM companies
    WHERE ${source === 'SAMPLE' ? 'is_sample' : 'NOT is_sample'}
      AND NOT EXISTS (SELECT FROM stage_companies WHERE stage_companies.key = companies.key)`);
  await deleteRoles(client, 'SELECT key FROM load_missing', 'load_parted');
  const { rowCount } = await client.query(
    'DELETE FROM companies WHERE key IN (SELECT key FROM load_missing)',
  );
  await deleteIdle(client, 'load_parted');
  return rowCount ?? 0;
}

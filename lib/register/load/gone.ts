import 'server-only';
import type { Client } from 'pg';

/**
 * Records companies that a load deletes, with their last names, so that users who saved them are
 * notified. Sample companies are not recorded. `gone` is a query for their rows.
 */
export async function noteGone(client: Client, gone: string, loadId: number): Promise<void> {
  await client.query(
    `INSERT INTO gone_companies (company_key, name, load_id)
     SELECT key, name, $1 FROM (${gone}) gone WHERE NOT is_sample AND status <> 'UNKNOWN'
     ON CONFLICT (company_key) DO UPDATE
     SET name = excluded.name, load_id = excluded.load_id, back_load_id = NULL`,
    [loadId],
  );
}

/** Marks companies that exist again. */
export async function noteReturned(client: Client, loadId: number): Promise<void> {
  await client.query(
    `UPDATE gone_companies SET back_load_id = $1
     WHERE back_load_id IS NULL AND load_id <> $1
       AND EXISTS (SELECT FROM companies WHERE key = company_key AND status <> 'UNKNOWN')`,
    [loadId],
  );
}

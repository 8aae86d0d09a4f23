import 'server-only';
import type { ClientBase } from 'pg';

/** Keys of companies that were written, made or deleted in the transaction at hand. */
export const changedCompanies = 'changed_companies';

/** To be called in the transaction, before anything is noted. */
export async function beginChanges(client: ClientBase): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE IF NOT EXISTS ${changedCompanies} (key char(8)) ON COMMIT DROP`,
  );
}

/**
 * A statement on `companies` that also notes what it wrote.
 * @param statement ends where RETURNING would follow.
 * @param key the key of a written row.
 */
export const noting = (statement: string, key = 'key') => `
  WITH written AS (${statement} RETURNING ${key} AS key)
  INSERT INTO ${changedCompanies} (key) SELECT key FROM written`;

/** Notes companies whose rows stay as they are; `keys` is a query that gives their keys. */
export async function noteChanged(client: ClientBase, keys: string): Promise<void> {
  await client.query(`INSERT INTO ${changedCompanies} (key) ${keys}`);
}

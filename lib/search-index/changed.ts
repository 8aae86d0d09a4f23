import 'server-only';
import type { ClientBase } from 'pg';

/** Keys of companies inserted, updated or deleted in the current transaction. */
export const changedCompanies = 'changed_companies';

/** Must run in the transaction before any change is recorded. */
export async function beginChanges(client: ClientBase): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE IF NOT EXISTS ${changedCompanies} (key char(8)) ON COMMIT DROP`,
  );
}

/**
 * Wraps a statement on `companies` so that it also records the keys that it wrote.
 * @param statement ends where RETURNING would follow.
 * @param key the expression for the key of a written row.
 */
export const withChangedKeys = (statement: string, key = 'key') => `
  WITH written AS (${statement} RETURNING ${key} AS key)
  INSERT INTO ${changedCompanies} (key) SELECT key FROM written`;

/** Records companies as changed whose own rows are unchanged; `keys` is a query of their keys. */
export async function noteChanged(client: ClientBase, keys: string): Promise<void> {
  await client.query(`INSERT INTO ${changedCompanies} (key) ${keys}`);
}

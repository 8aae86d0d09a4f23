import 'server-only';
import type { ClientBase } from 'pg';
import { IndexBuilder, type NewIndex } from './build';
import { readRows } from './rows';
import { findCurrent, storeIndex } from './store';

export async function countCompanies(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM companies',
  );
  return rows[0]?.count ?? 0;
}

/** Builds the index of the register as this connection sees it. */
export async function indexRegister(client: ClientBase): Promise<NewIndex> {
  const builder = new IndexBuilder(await countCompanies(client));
  await readRows(client, (row) => builder.add(row));
  return builder.finish();
}

/**
 * Runs in the caller's transaction.
 * @returns the version of the new index.
 */
export async function rebuildIndex(client: ClientBase): Promise<number> {
  return storeIndex(client, await indexRegister(client));
}

/** Whether the register has companies but no current index in this release's format. */
export async function lacksIndex(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM companies LIMIT 1');
  return rows.length > 0 && (await findCurrent(client)) === null;
}

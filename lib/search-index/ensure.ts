import 'server-only';
import type { Client } from 'pg';
import { withLoadLock } from '@/lib/register/load/run';
import { rebuildIndex } from './rebuild';
import { hasIndex } from './store';

async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // Best effort: a lost connection has given it up already.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Whether the register has companies that are not indexed, or not for this version. */
export async function lacksIndex(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM companies LIMIT 1');
  return rows.length > 0 && !(await hasIndex(client));
}

/**
 * Makes the index of a register that has none, as one that an earlier version
 * has filled; `anew` makes it in any case.
 * @returns whether an index was made.
 * @throws AppError `conflict` while a load runs.
 */
export function ensureIndex({ anew = false } = {}): Promise<boolean> {
  return withLoadLock(async (client) => {
    if (!anew && !(await lacksIndex(client))) return false;
    await inTransaction(client, () => rebuildIndex(client));
    return true;
  });
}

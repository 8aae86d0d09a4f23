import 'server-only';
import type { Client } from 'pg';
import { lacksIndex, rebuildIndex } from '@/lib/search-index/rebuild';
import { withLoadLock } from './load/run';

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

/**
 * Makes the search index of a register that has none, as one that an earlier
 * version has filled; `anew` makes it in any case.
 * @returns whether an index was made.
 * @throws AppError `conflict` while a load runs.
 */
export function ensureIndex({ anew = false } = {}): Promise<boolean> {
  return withLoadLock(async (client) => {
    if (!anew && !(await lacksIndex(client))) return false;
    await inTransaction(client, async () => {
      // Also one that says it is the same: it may be damaged.
      await client.query('DELETE FROM search_indexes');
      await rebuildIndex(client);
    });
    return true;
  });
}

import 'server-only';
import type { Client } from 'pg';
import { lacksPeers, rebuildPeers } from '@/lib/peers/refresh';
import { lacksIndex, rebuildIndex } from '@/lib/search-index/rebuild';
import { indexFormat } from '@/lib/search-index/sections';
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
 * Makes the search index and the peer groups of a register that has none, as one
 * that an earlier version has filled; `anew` makes them in any case.
 * @returns whether anything was made.
 * @throws AppError `conflict` while a load runs, unless called to be patient.
 */
export function ensureIndex({ anew = false, patient = false } = {}): Promise<boolean> {
  const ensure = async (client: Client) => {
    const index = anew || (await lacksIndex(client));
    // Both take employees as of the same day.
    const peers = index || (await lacksPeers(client));
    if (!index && !peers) return false;
    await inTransaction(client, async () => {
      if (index) {
        // Also one that says it is the same: it may be damaged.
        await client.query('DELETE FROM search_indexes WHERE format = $1', [indexFormat]);
        await rebuildIndex(client);
      }
      if (peers) await rebuildPeers(client);
    });
    return true;
  };
  return withLoadLock(ensure, { patient });
}

import 'server-only';
import type { Client } from 'pg';
import { inTransaction } from '@/lib/db/transaction';
import { lacksPeers, rebuildPeers } from '@/lib/peers/refresh';
import { lacksRoleCounts, rebuildRoleCounts } from '@/lib/roles/role-counts';
import { lacksIndex, rebuildIndex } from '@/lib/search-index/rebuild';
import { indexFormat } from '@/lib/search-index/sections';
import { withLoadLock } from './load/run';

/**
 * Builds the search index, the peer groups and the counts of roles if they are missing, as in a
 * register that an earlier version loaded; `anew` rebuilds them in any case.
 * @returns whether anything was built.
 * @throws AppError `conflict` while a load runs, unless `patient`.
 */
export function ensureIndex({ anew = false, patient = false } = {}): Promise<boolean> {
  const ensure = async (client: Client) => {
    const index = anew || (await lacksIndex(client));
    // Both depend on the same reference day for employees.
    const peers = index || (await lacksPeers(client));
    const roles = index || (await lacksRoleCounts(client));
    if (!index && !peers && !roles) return false;
    await inTransaction(client, async () => {
      if (index) {
        // Includes an index of the current format, which may be damaged.
        await client.query('DELETE FROM search_indexes WHERE format = $1', [indexFormat]);
        await rebuildIndex(client);
      }
      if (peers) await rebuildPeers(client);
      if (roles) await rebuildRoleCounts(client);
    });
    return true;
  };
  return withLoadLock(ensure, { patient });
}

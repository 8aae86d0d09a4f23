import 'server-only';
import { db } from '@/lib/db';
import { withOwnConnection } from '@/lib/db/own-connection';
import { tellChanges } from '@/lib/saved/tell-changes';
import { type CompareCounts, compareSavedSearches } from '@/lib/saved-searches/compare';

type NewsCounts = CompareCounts & {
  /** Notifications created about saved companies. */
  told: number;
};

/**
 * Creates the notifications for all register loads that have not been reported yet: changes of
 * saved companies, and companies that entered or left the results of saved searches.
 */
export function tellRegisterNews(
  onProgress?: (counts: CompareCounts) => void,
): Promise<NewsCounts> {
  return withOwnConnection('veminto-news', async (client) => {
    const told = await tellChanges(client);
    return { told, ...(await compareSavedSearches(client, onProgress)) };
  });
}

/** Whether a finished load, of any kind, has not been reported to users yet. */
export async function hasRegisterNews(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ waiting: boolean }[]>`
    SELECT EXISTS (SELECT FROM register_loads WHERE status = 'DONE' AND told_at IS NULL)
      OR EXISTS (
        SELECT FROM saved_searches
        WHERE compared_load_id < (SELECT max(id) FROM register_loads WHERE status = 'DONE'))
      OR EXISTS (
        SELECT FROM saved_searches WHERE compared_load_id IS NULL
          AND EXISTS (SELECT FROM register_loads WHERE status = 'DONE')) AS waiting`;
  return row?.waiting ?? false;
}

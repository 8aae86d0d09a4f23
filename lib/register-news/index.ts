import 'server-only';
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

import 'server-only';
import { Client } from 'pg';
import { KEPT_ALIVE } from '@/lib/db-silence';
import { env } from '@/lib/env';
import { tellChanges } from '@/lib/saved/tell-changes';
import { type CompareCounts, compareSavedSearches } from '@/lib/saved-searches/compare';

type NewsCounts = CompareCounts & {
  /** Notifications created about saved companies. */
  told: number;
};

/**
 * Creates the notifications for all register loads that have not been reported yet: changes of
 * saved companies, and companies that entered or left the results of saved searches. Uses its own
 * connection, without the statement timeout that applies to pages.
 */
export async function tellRegisterNews(
  onProgress?: (counts: CompareCounts) => void,
): Promise<NewsCounts> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 4_000,
    application_name: 'veminto-news',
    ...KEPT_ALIVE,
  });
  // A lost connection also fails the running query; without a listener the event would end the
  // process.
  client.on('error', () => {});
  await client.connect();
  try {
    const told = await tellChanges(client);
    return { told, ...(await compareSavedSearches(client, onProgress)) };
  } finally {
    await client.end().catch(() => {});
  }
}

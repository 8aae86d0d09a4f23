import 'server-only';
import { Client } from 'pg';
import { KEPT_ALIVE } from '@/lib/db-silence';
import { env } from '@/lib/env';
import { tellChanges } from '@/lib/notifications/tell-changes';
import { type CompareCounts, compareSavedSearches } from '@/lib/saved-searches/compare';

export type NewsCounts = CompareCounts & {
  /** Notifications about saved companies. */
  told: number;
};

/**
 * Tells of everything that loads of the register brought and nobody was told of yet:
 * changes of saved companies, and who came to saved searches and who left. On a
 * connection of its own, without the statement timeout that pages live under.
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
  // A lost connection fails the running query too; unheard it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const told = await tellChanges(client);
    return { told, ...(await compareSavedSearches(client, onProgress)) };
  } finally {
    await client.end().catch(() => {});
  }
}

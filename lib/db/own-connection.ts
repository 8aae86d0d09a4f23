import 'server-only';
import { Client } from 'pg';
import { env } from '@/lib/env';
import { KEPT_ALIVE } from './silence';

/**
 * Runs `work` on a connection of its own, without the statement timeout that applies to pages, for
 * loads and what follows them. Uses the driver directly, so that they need not load the ORM. Waits
 * for the server to end the connection, and with it the locks.
 */
export async function withOwnConnection<T>(
  applicationName: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 4_000,
    application_name: applicationName,
    ...KEPT_ALIVE,
  });
  // A lost connection also fails the running query; without a listener the event would end the
  // process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

import pg from 'pg';
import { environment } from './environment.ts';
import { expect } from './fixtures.ts';

type Table = 'search_indexes' | 'usage_counters' | 'saved_search_changes';

/**
 * Milliseconds. The other tests share the database: who waits for it longer than four seconds is
 * refused, as their connections are all in use by then.
 */
const MOST = 3_500;

/**
 * Runs a step during which whoever reads the table waits, as with a slow database. A step that
 * takes longer than others can be kept waiting is run again.
 * @param prepare runs before each attempt, while nobody waits.
 */
export async function whileTableWaits(
  table: Table,
  step: () => Promise<void>,
  prepare?: () => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await prepare?.();
    const client = new pg.Client({ connectionString: environment.databaseUrl });
    // The database ends it when the time is over.
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(`set idle_in_transaction_session_timeout = ${MOST}`);
      await client.query("set lock_timeout = '1s'");
      await client.query('begin');
      await client.query(`lock table ${table} in access exclusive mode`);
      await step();
    } finally {
      await client.end();
    }
  }).toPass();
}

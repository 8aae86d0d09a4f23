import pg from 'pg';
import { environment } from './environment.ts';

type Table = 'search_indexes' | 'usage_counters' | 'saved_search_changes';

/** Runs a step during which whoever reads the table waits, as with a slow database. */
export async function whileTableWaits(table: Table, step: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    await step();
  } finally {
    await client.end();
  }
}

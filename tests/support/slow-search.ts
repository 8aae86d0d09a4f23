import pg from 'pg';
import { environment } from './environment.ts';

/** Runs a step during which every search waits, as with a slow database. */
export async function whileSearchWaits(step: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table search_indexes in access exclusive mode');
    await step();
  } finally {
    await client.end();
  }
}

import path from 'node:path';
import pg from 'pg';
import { startTemporaryPostgres } from '../../lib/local/postgres/temporary';
import { applyMigrations } from '../../lib/migrations/runner';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs `work` on an embedded PostgreSQL of its own, migrated and empty. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startTemporaryPostgres(root, () => {});
  try {
    await applyMigrations(postgres.url, path.join(root, 'prisma/migrations'));
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

export async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

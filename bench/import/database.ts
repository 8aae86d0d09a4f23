import path from 'node:path';
import pg from 'pg';
import { startTemporaryPostgres } from '../../lib/local/postgres/temporary';
import { applyMigrations } from '../../lib/migrations/runner';

const root = path.resolve(import.meta.dirname, '../..');

/** Makes it the database of this process: the project's modules read the address when first imported. */
export function pointAt(url: string): void {
  process.env.DATABASE_URL = url;
  process.env.AUTH_SECRET ??= 'x'.repeat(32);
}

/** Runs `work` on an embedded PostgreSQL of its own, migrated and empty. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startTemporaryPostgres(root, () => {});
  try {
    await applyMigrations(postgres.url, path.join(root, 'prisma/migrations'));
    pointAt(postgres.url);
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

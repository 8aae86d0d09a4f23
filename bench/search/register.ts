import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../lib/local/postgres/embedded';
import { applyMigrations } from '../../lib/migrations/runner';
import { pointAt, query, withTemporaryDatabase } from '../import/database';
import { runMeasured } from '../import/measured';

const root = path.resolve(import.meta.dirname, '../..');

type RegisterOptions = {
  /** The number of companies. */
  companies: string;
  /** A folder whose database is reused; created if missing. */
  keep?: string;
  /** An existing database, with companies and their search index. */
  database?: string;
};

/** Command-line options that select the register of a benchmark. */
export const registerOptions = {
  companies: { type: 'string', default: '2200000' },
  keep: { type: 'string' },
  database: { type: 'string' },
} as const;

/** Runs `work` on a database with the sample register, loading it if missing. */
export async function withRegister<T>(
  { companies, keep, database }: RegisterOptions,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (database) {
    pointAt(database);
    return work(database);
  }
  const onLoaded = (url: string) => loaded(url, Number(companies), work);
  return keep ? withKeptDatabase(path.resolve(keep), onLoaded) : withTemporaryDatabase(onLoaded);
}

async function loaded<T>(url: string, companies: number, work: (url: string) => Promise<T>) {
  const [found] = await query<{ count: number }>(url, 'SELECT count(*)::int FROM companies');
  if (found?.count !== companies) {
    console.log(`Loading ${companies.toLocaleString('en')} companies …`);
    const args = ['scripts/register-sample.ts', '--companies', String(companies), '--replace'];
    const { seconds } = await runMeasured(url, args);
    console.log(`Loaded in ${seconds.toFixed(0)} s.`);
  }
  return work(url);
}

async function withKeptDatabase<T>(
  dataFolder: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  mkdirSync(dataFolder, { recursive: true });
  // Accessible to the account under which root runs PostgreSQL.
  chmodSync(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({
    root,
    dataFolder,
    password: 'kept',
    log: () => {},
    onLost: () => {},
  });
  try {
    await applyMigrations(postgres.url, path.join(root, 'prisma/migrations'));
    pointAt(postgres.url);
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

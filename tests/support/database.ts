import pg from 'pg';
import { migrationsFingerprint, readMigrations } from '../../lib/migrations/files.ts';
import { applyMigrations } from '../../lib/migrations/runner.ts';

const folder = 'prisma/migrations';

/** An arbitrary lock id: a single test process creates the template. */
const TEMPLATE_LOCK = 7_270_737;

function givenCluster(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: start the suites with "npm test".');
  return url;
}

function urlOf(cluster: string, database: string): string {
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Nothing in the cluster outlives the run, so it does not wait for the disk. Kills lose nothing
 * that way, even of PostgreSQL itself; only a power failure would.
 */
export async function waitForNoDisk(cluster: string): Promise<void> {
  await withClient(urlOf(cluster, 'postgres'), async (client) => {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      await client.query(`ALTER SYSTEM SET ${setting} = off`);
    }
    await client.query('SELECT pg_reload_conf()');
  });
}

/**
 * Who waits for a lock in this database: other tests have theirs in the same cluster. Not from
 * `pg_stat_activity`, which within a transaction knows no connection opened after its first answer.
 */
export const WAITING_FOR_LOCKS = `SELECT DISTINCT waiting.pid
  FROM pg_locks waiting JOIN pg_locks related USING (pid) JOIN pg_database ON oid = related.database
  WHERE NOT waiting.granted AND datname = current_database()`;

/** A migrated, empty template database: copying is faster than migrating. */
async function ensureTemplate(client: pg.Client, cluster: string): Promise<string> {
  const name = `template_${migrationsFingerprint(readMigrations(folder))}`;
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) {
      const making = `${name}_making`;
      await client.query(`DROP DATABASE IF EXISTS ${making} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${making}`);
      await applyMigrations(urlOf(cluster, making), folder);
      await client.query(`ALTER DATABASE ${making} RENAME TO ${name}`);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

/** Creates a freshly migrated database in the running cluster. @returns its address. */
export async function createDatabase(name: string, cluster = givenCluster()): Promise<string> {
  await withClient(urlOf(cluster, 'postgres'), async (client) => {
    const template = await ensureTemplate(client, cluster);
    const database = pg.escapeIdentifier(name);
    await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    // Without a disk to wait for, copying files takes a third of what logging their pages does.
    const how = `TEMPLATE ${template} STRATEGY FILE_COPY`;
    await client.query(`CREATE DATABASE ${database} ${how}`);
  });
  return urlOf(cluster, name);
}

export async function dropDatabase(name: string, cluster = givenCluster()): Promise<void> {
  await withClient(urlOf(cluster, 'postgres'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  });
}

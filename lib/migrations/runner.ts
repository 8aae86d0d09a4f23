import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { AppError } from '../errors';
import { type Migration, readMigrations } from './files';

/** The number Prisma's own engine locks, so that neither runs beside the other. */
const PRISMA_LOCK = 72707369;

/** Exactly Prisma's table: `prisma migrate deploy` goes on from where we stop. */
const createTable = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                  VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"            VARCHAR(64) NOT NULL,
    "finished_at"         TIMESTAMPTZ,
    "migration_name"      VARCHAR(255) NOT NULL,
    "logs"                TEXT,
    "rolled_back_at"      TIMESTAMPTZ,
    "started_at"          TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

type AppliedRow = { migration_name: string; checksum: string; finished_at: Date | null };

/**
 * Applies what is missing, one transaction a migration, and records it.
 * @returns the names of the migrations applied now.
 */
export async function applyMigrations(
  connectionString: string,
  folder = 'prisma/migrations',
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    await client.query("SET client_min_messages = 'warning'");
    await client.query(createTable);
    const pending = findPending(migrations, await readApplied(client));
    for (const migration of pending) await applyOne(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    // Ending the connection releases the lock, also after a failure.
    await client.end();
  }
}

async function readApplied(client: pg.Client): Promise<AppliedRow[]> {
  const { rows } = await client.query<AppliedRow>(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  return rows;
}

/** Refuses a history that is not the one in the files: guessing loses data. */
export function findPending(migrations: Migration[], applied: AppliedRow[]): Migration[] {
  const unfinished = applied.find((row) => row.finished_at === null);
  if (unfinished) {
    throw new AppError(
      'conflict',
      `The migration ${unfinished.migration_name} was begun by Prisma and never finished. Resolve it with prisma migrate resolve.`,
    );
  }
  const checksums = new Map(applied.map((row) => [row.migration_name, row.checksum]));
  const edited = migrations.find(
    ({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum,
  );
  if (edited) {
    throw new AppError(
      'conflict',
      `The migration ${edited.name} was changed after it had been applied. Restore its file and put the change into a new migration.`,
    );
  }
  return migrations.filter(({ name }) => !checksums.has(name));
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  const startedAt = new Date();
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations"
         (id, checksum, started_at, finished_at, migration_name, logs, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), $4, NULL, 1)`,
      [randomUUID(), migration.checksum, startedAt, migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError(
      'internal',
      `The migration ${migration.name} failed and was undone: ${reason}.`,
      { cause: error },
    );
  }
}

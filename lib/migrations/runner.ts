import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { NOTICE_LOST_CLIENT, onConnection } from '../db/silence';
import { AppError } from '../errors';
import { applyOne, type Patience } from './apply-one';
import { type Migration, readMigrations } from './files';
import { LOAD_LOCK } from './load-lock';

/** The id of the advisory lock of Prisma's own engine, so that the two never run concurrently. */
export const PRISMA_LOCK = 72707369;

/** Identical to Prisma's table, so that `prisma migrate deploy` can continue from here. */
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

type Options = { log?: (line: string) => void; patience?: Patience; silenceMs?: number };

/** Only statements of migrations take longer, and those have a limit of their own. */
const SILENCE_MS = 60_000;
/** Poll interval for a lock that another session holds. */
const LOOK_MS = 1_000;

/**
 * Applies pending migrations, one transaction each, and records them. Waits for a running load of
 * the register to end, and prevents new ones from starting.
 * @returns the names of the migrations applied now.
 */
export async function applyMigrations(
  connectionString: string,
  folder = 'prisma/migrations',
  { log = () => {}, patience, silenceMs = SILENCE_MS }: Options = {},
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const connection = {
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'veminto-migrate',
    silenceMs,
  };
  // Closing the connection releases the locks, also after a failure.
  return onConnection(connection, async (client) => {
    await client.query(NOTICE_LOST_CLIENT);
    await take(client, PRISMA_LOCK, () => log('Waiting for another migration to end …'));
    await client.query("SET client_min_messages = 'warning'");
    await client.query(createTable);
    const pending = findPending(migrations, await readApplied(client));
    // A load holds its row locks for minutes; readers are not blocked while we wait.
    const onWait = () => log('Waiting for a load of the register to end …');
    if (pending.length > 0) await take(client, LOAD_LOCK, onWait);
    for (const migration of pending) await applyOne(client, migration, patience);
    return pending.map((migration) => migration.name);
  });
}

/** Polls, because a statement that waits for a lock is as silent as a lost connection. */
async function take(client: pg.Client, lock: number, onWait: () => void): Promise<void> {
  for (let looks = 0; ; looks += 1) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [lock],
    );
    if (rows[0]?.taken) return;
    if (looks === 0) onWait();
    await sleep(LOOK_MS);
  }
}

async function readApplied(client: pg.Client): Promise<AppliedRow[]> {
  const { rows } = await client.query<AppliedRow>(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  return rows;
}

/** Rejects a history that differs from the files: guessing could lose data. */
function findPending(migrations: Migration[], applied: AppliedRow[]): Migration[] {
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

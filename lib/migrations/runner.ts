import pg from 'pg';
import { AppError } from '../errors';
import { LOAD_LOCK } from '../register/load/lock-id';
import { applyOne, type Patience } from './apply-one';
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

type Options = { log?: (line: string) => void; patience?: Patience };

/**
 * Applies what is missing, one transaction a migration, and records it. Waits for a load of the
 * register to end, and keeps others from beginning.
 * @returns the names of the migrations applied now.
 */
export async function applyMigrations(
  connectionString: string,
  folder = 'prisma/migrations',
  { log = () => {}, patience }: Options = {},
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    await client.query("SET client_min_messages = 'warning'");
    await client.query(createTable);
    const pending = findPending(migrations, await readApplied(client));
    if (pending.length > 0) await keepLoadsAway(client, log);
    for (const migration of pending) await applyOne(client, migration, patience);
    return pending.map((migration) => migration.name);
  } finally {
    // Ending the connection releases the lock, also after a failure.
    await client.end();
  }
}

/** Loads hold what they changed for minutes. Ours once they end; readers go on in the meantime. */
async function keepLoadsAway(client: pg.Client, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [LOAD_LOCK],
  );
  if (rows[0]?.taken) return;
  log('Waiting for a load of the register to end …');
  await client.query('SELECT pg_advisory_lock($1)', [LOAD_LOCK]);
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

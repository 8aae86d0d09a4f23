import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { inTransaction } from '../db/transaction';
import { AppError } from '../errors';
import type { Migration } from './files';

/** Limit of a lock wait: while a migration waits for a table, all new readers queue behind it. */
const LOCK_MS = 1_000;
/** Pause between attempts, in which the waiting readers proceed. */
const PAUSE_MS = 2_000;
/** Ten minutes in total. */
const TRIES = 200;
/**
 * Limit per statement: an index on millions of rows takes minutes. The connection's silence limit
 * is raised accordingly.
 */
const OWN_LIMIT = "SET LOCAL statement_timeout = '3600s'";

const lockNotAvailable = '55P03';
const deadlock = '40P01';

export type Patience = { lockMs: number; pauseMs: number; tries: number };
const patience: Patience = { lockMs: LOCK_MS, pauseMs: PAUSE_MS, tries: TRIES };

const isTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === lockNotAvailable || error.code === deadlock);

async function attempt(client: pg.Client, migration: Migration, lockMs: number): Promise<void> {
  const startedAt = new Date();
  await inTransaction(client, async () => {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}; ${OWN_LIMIT}`);
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations"
         (id, checksum, started_at, finished_at, migration_name, logs, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), $4, NULL, 1)`,
      [randomUUID(), migration.checksum, startedAt, migration.name],
    );
  });
}

function failure({ name }: Migration, error: unknown): AppError {
  if (isTaken(error)) {
    return new AppError(
      'unavailable',
      `The migration ${name} was not applied: somebody holds one of its tables all the time, as a dump or a long statement does. Nothing was changed. Run it again afterwards.`,
      { cause: error },
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new AppError('internal', `The migration ${name} failed and was undone: ${reason}.`, {
    cause: error,
  });
}

/**
 * Applies and records a migration in one transaction. Lock waits are short and retried: while a
 * statement waits for a table, all later readers queue behind it.
 */
export async function applyOne(
  client: pg.Client,
  migration: Migration,
  { lockMs, pauseMs, tries } = patience,
): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await attempt(client, migration, lockMs);
    } catch (error) {
      if (!isTaken(error) || left <= 1) throw failure(migration, error);
      await setTimeout(pauseMs);
    }
  }
}

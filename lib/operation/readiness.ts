import 'server-only';
import path from 'node:path';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { pendingMigrations } from '@/lib/migrations/pending';
import { prepareIndex } from '@/lib/search/live-index';
import { within } from '@/lib/within';
import { Prisma } from '@/prisma/client/client';
import { isStopping } from './stopping';

/** Machine-readable reasons why this instance should get no requests. */
type Unreadiness =
  | 'stopping'
  | 'database_unreachable'
  | 'migrations_pending'
  | 'search_index_missing'
  | 'search_index_unreadable'
  | 'search_index_loading';

/** Probes time out after a few seconds. */
const PATIENCE_MS = 2_000;

const missingMigrations = () =>
  pendingMigrations(path.resolve(/* turbopackIgnore: true */ process.cwd()), (sql) =>
    db.$queryRaw(Prisma.raw(sql)),
  );

async function findDatabaseTrouble(): Promise<Unreadiness | null> {
  try {
    const missing = await within(PATIENCE_MS, missingMigrations());
    if (missing === undefined) return 'database_unreachable';
    if (missing.length === 0) return null;
    log.warn({ missing }, 'Not ready: run the migrations.');
    return 'migrations_pending';
  } catch (error) {
    log.warn({ err: error }, 'Not ready: the database does not answer.');
    return 'database_unreachable';
  }
}

async function findIndexTrouble(): Promise<Unreadiness | null> {
  try {
    // Loading continues after the timeout, so a later probe finds the index loaded.
    const read = await within(PATIENCE_MS, prepareIndex());
    return read === undefined ? 'search_index_loading' : null;
  } catch (error) {
    if (error instanceof AppError) return 'search_index_missing';
    log.warn({ err: error }, 'Not ready: the search index cannot be read.');
    return 'search_index_unreadable';
  }
}

/**
 * Whether this instance can serve: it is not shutting down, its database responds and has every
 * migration, and the search index is in memory, so that the first search does not wait. Answers
 * within about four seconds. @returns null when it is ready.
 */
export async function findUnreadiness(): Promise<Unreadiness | null> {
  if (isStopping()) return 'stopping';
  const trouble = (await findDatabaseTrouble()) ?? (await findIndexTrouble());
  // A shutdown may have begun meanwhile, and the probe acts on the latest answer.
  return isStopping() ? 'stopping' : trouble;
}

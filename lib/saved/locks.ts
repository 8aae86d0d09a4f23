import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { inTurnOfEach } from '@/lib/in-turn';
import { oncePerProcess } from '@/lib/once-per-process';
import { lockUserAgainstDelete } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { MESSAGES } from './constants';
import { hitsOf } from './hits';
import { targetParams } from './target-params';
import type { SavedTarget } from './types';

type Work<T> = (tx: Prisma.TransactionClient) => Promise<T>;

/** Maximum number of queued changes per user; further ones get a retry error. */
const MOST_WAITING = 20;
const changes = oncePerProcess('Changes', () => inTurnOfEach({ waiting: MOST_WAITING }));

const change = <T>(work: Work<T>): Promise<T> =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = '55s'`;
      return work(tx);
    },
    { timeout: 60_000 },
  );

/**
 * Runs a transaction that may touch all saved companies of a user: a hundred thousand rows and
 * their dependents may take longer than the usual timeout. Runs one at a time per user: a second
 * one would occupy a scarce connection just to wait for the first one's row locks.
 * @throws AppError unavailable when too many changes of the user are waiting
 */
export function changeMany<T>(userId: string, work: Work<T>): Promise<T> {
  return changes.get()(userId, () => change(work));
}

/** Resolved before locking: a self-join of 100,000 new rows may take a minute. */
async function meant(
  tx: Prisma.TransactionClient,
  userId: string,
  target: SavedTarget,
): Promise<string[]> {
  if ('ids' in target) return [...target.ids];
  const params = targetParams(target.query);
  // The order does not matter here, so use the cheapest sort key.
  const hits = hitsOf(userId, { ...params, sort: 'saved' });
  const rows = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM (${hits}) hits`;
  return rows.map(({ id }) => id);
}

/**
 * Locks a user's targeted entries and returns their ids. Always locks in the same order, so that
 * concurrent calls do not deadlock.
 * @throws AppError conflict when a URL no longer shows the expected number of entries,
 *   invalid_input as targetParams does.
 */
export async function lockChosen(
  tx: Prisma.TransactionClient,
  userId: string,
  target: SavedTarget,
): Promise<string[]> {
  await lockUserAgainstDelete(tx, userId);
  const ids = await meant(tx, userId, target);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM saved_companies
    WHERE user_id = ${userId}::uuid AND id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  if ('query' in target && target.expected !== undefined && target.expected !== rows.length) {
    throw new AppError('conflict', MESSAGES.changed(rows.length));
  }
  return rows.map(({ id }) => id);
}

import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { inTurnOfEach } from '@/lib/in-turn';
import { keepPerson } from '@/lib/users/locks';
import type { Prisma } from '@/prisma/client/client';
import { MESSAGES } from './constants';
import { hitsOf } from './hits';
import { targetParams } from './target-params';
import type { SavedTarget } from './types';

type Work<T> = (tx: Prisma.TransactionClient) => Promise<T>;

// Handlers are bundled apart and wait for each other.
const shared = globalThis as { __vemintoChanges?: ReturnType<typeof inTurnOfEach> };

/** Changes of one person that wait; whoever comes then is asked to come again. */
const MOST_WAITING = 20;

const change = <T>(work: Work<T>): Promise<T> =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = '55s'`;
      return work(tx);
    },
    { timeout: 60_000 },
  );

/**
 * A transaction about as many companies as a person can save: a hundred thousand rows, and what
 * hangs on them, may take longer than a page may. Of each person one at a time: the next would hold
 * a connection, of which everybody needs one, only to wait for the rows of the one before.
 * @throws AppError unavailable when too many of the same person wait already
 */
export function changeMany<T>(userId: string, work: Work<T>): Promise<T> {
  shared.__vemintoChanges ??= inTurnOfEach({ waiting: MOST_WAITING });
  return shared.__vemintoChanges(userId, () => change(work));
}

/** Read before they are locked: joined with themselves, 100,000 new rows may take a minute. */
async function meant(
  tx: Prisma.TransactionClient,
  userId: string,
  target: SavedTarget,
): Promise<string[]> {
  if ('ids' in target) return [...target.ids];
  const params = targetParams(target.query);
  // In which order it is shown does not matter, and is not looked up.
  const hits = hitsOf(userId, { ...params, sort: 'saved' });
  const rows = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM (${hits}) hits`;
  return rows.map(({ id }) => id);
}

/**
 * The ids of a person's entries that are meant, locked, always in the same order, so that two
 * such calls wait for each other and not each for the other.
 * @throws AppError conflict when an address shows another number than its reader was told,
 *   invalid_input as targetParams does.
 */
export async function lockChosen(
  tx: Prisma.TransactionClient,
  userId: string,
  target: SavedTarget,
): Promise<string[]> {
  await keepPerson(tx, userId);
  const ids = await meant(tx, userId, target);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM saved_companies
    WHERE user_id = ${userId}::uuid AND id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  if ('query' in target && target.expected !== undefined && target.expected !== rows.length) {
    throw new AppError('conflict', MESSAGES.changed(rows.length));
  }
  return rows.map(({ id }) => id);
}

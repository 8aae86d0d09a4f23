import 'server-only';
import { db } from '@/lib/db';
import { DAY_MS } from '@/lib/milliseconds';
import type { Prisma } from '@/prisma/client/client';
import { ENDED_SHOWN_DAYS } from './constants';
import { type KeyRow, toKeyOnWire } from './mapper';
import type { KeyOnWire } from './types';

/** The columns of a key that are ever read; excludes the digest. */
export const keySelect = {
  id: true,
  name: true,
  scopes: true,
  prefix: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
} as const satisfies Record<keyof KeyRow, true>;

/** Filter for the keys of an account that open something, or did at a time. */
export const workingKeysOf = (userId: string, at = new Date()): Prisma.ApiKeyWhereInput => ({
  userId,
  AND: [
    { OR: [{ revokedAt: null }, { revokedAt: { gt: at } }] },
    { OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] },
  ],
});

/** Number of active keys of an account. */
export const countWorkingKeys = (userId: string): Promise<number> =>
  db.apiKey.count({ where: workingKeysOf(userId) });

/** When a key was revoked or, if earlier, expired; null of one that works. */
function endOf({ revokedAt, expiresAt }: KeyRow, now: number): number | null {
  const ends = [revokedAt, expiresAt].flatMap((end) => (end && +end <= now ? +end : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The keys of an account: active ones, then those that ended recently; newest first. */
export async function listKeys(userId: string): Promise<KeyOnWire[]> {
  const now = Date.now();
  const since = new Date(now - ENDED_SHOWN_DAYS * DAY_MS);
  const keys = await db.apiKey.findMany({
    where: workingKeysOf(userId, since),
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: keySelect,
  });
  const end = (key: KeyRow) => endOf(key, now) ?? Number.POSITIVE_INFINITY;
  // Two that work are both infinite, and their difference is no number.
  return keys.toSorted((one, other) => end(other) - end(one) || 0).map(toKeyOnWire);
}

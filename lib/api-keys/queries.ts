import 'server-only';
import { db } from '@/lib/db';
import { REVOKED_SHOWN_DAYS } from './constants';
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
  revokedAt: true,
} as const satisfies Record<keyof KeyRow, true>;

/** Number of active keys of an account. */
export const countWorkingKeys = (userId: string): Promise<number> =>
  db.apiKey.count({ where: { userId, revokedAt: null } });

/** The keys of an account: active ones, then those revoked recently; newest first. */
export async function listKeys(userId: string): Promise<KeyOnWire[]> {
  const since = new Date(Date.now() - REVOKED_SHOWN_DAYS * 86_400_000);
  const keys = await db.apiKey.findMany({
    where: { userId, OR: [{ revokedAt: null }, { revokedAt: { gt: since } }] },
    orderBy: [
      { revokedAt: { sort: 'desc', nulls: 'first' } },
      { createdAt: 'desc' },
      { id: 'asc' },
    ],
    select: keySelect,
  });
  return keys.map(toKeyOnWire);
}

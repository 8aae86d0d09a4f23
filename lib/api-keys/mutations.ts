import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { newApiKey, prefixOf } from '@/lib/auth/api-key';
import { digestOf } from '@/lib/auth/secret';
import { requireOpenSession } from '@/lib/auth/sessions';
import type { AccountCaller, KeyScope } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { DAY_MS } from '@/lib/milliseconds';
import { lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { type KeyDays, MAX_KEYS, MESSAGES } from './constants';
import { toKeyOnWire } from './mapper';
import { keySelect, workingKeysOf } from './queries';
import type { KeyOnWire } from './types';

type Asker = AccountCaller & { sessionId: string };

/** Deletes all but the latest MAX_KEYS that ended. */
async function forgetOldest(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM api_keys WHERE id IN (
      SELECT id FROM api_keys
      WHERE user_id = ${userId}::uuid AND least(revoked_at, expires_at) <= now()
      ORDER BY least(revoked_at, expires_at) DESC, id OFFSET ${MAX_KEYS})`;
}

const endAfter = (days: KeyDays | null) => days && new Date(Date.now() + days * DAY_MS);

type NewKey = { name: string; scopes: KeyScope[]; expiresInDays: KeyDays | null };

/**
 * Creates a key. The secret is returned only here: the database keeps just its digest.
 * @throws AppError forbidden when the account has MAX_KEYS active keys, unauthorized when the
 *   session ends concurrently: otherwise a key could survive a sign-out meant to lock a stranger
 *   out.
 */
export async function createKey(
  owner: Asker,
  { name, scopes, expiresInDays }: NewKey,
): Promise<{ secret: string; key: KeyOnWire }> {
  const secret = newApiKey();
  const key = await db.$transaction(async (tx) => {
    // Serializes concurrent requests of the account, so that both are counted.
    await lockUserCounters(tx, owner.id);
    await requireOpenSession(tx, owner);
    const working = await tx.apiKey.count({ where: workingKeysOf(owner.id) });
    if (working >= MAX_KEYS) throw new AppError('forbidden', MESSAGES.tooMany);
    await forgetOldest(tx, owner.id);
    const row = await tx.apiKey.create({
      data: {
        userId: owner.id,
        name,
        scopes,
        expiresAt: endAfter(expiresInDays),
        hash: digestOf(secret),
        prefix: prefixOf(secret),
      },
      select: keySelect,
    });
    const details = { scopes: scopes.join(' ') };
    const { id: actorId, address } = owner;
    await recordAudit(
      { action: 'api_key_created', actorId, subject: row.id, address, details },
      tx,
    );
    return row;
  });
  return { secret, key: toKeyOnWire(key) };
}

/**
 * Revokes a key with immediate effect.
 * @throws AppError not_found when the key is unknown or belongs to another account.
 */
export async function revokeKey(
  { id: userId, address }: AccountCaller,
  keyId: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id: keyId, userId, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count === 0) throw new AppError('not_found', MESSAGES.unknown);
    await recordAudit({ action: 'api_key_revoked', actorId: userId, subject: keyId, address }, tx);
  });
}

/** For accounts that may have been compromised, for example when the password is reset. */
export async function revokeAllKeys(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.apiKey.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

import 'server-only';
import { createHmac } from 'node:crypto';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import type { TokenPurpose } from '@/prisma/client/enums';
import { digestOf } from './secret';

const LIFETIME_MINUTES: Record<TokenPurpose, number> = {
  VERIFY_EMAIL: 24 * 60,
  RESET_PASSWORD: 60,
};

/** Derives a 256-bit token from a seed of 256 random bits; impossible without AUTH_SECRET. */
function tokenOf(seed: string, purpose: TokenPurpose): string {
  return createHmac('sha256', env.AUTH_SECRET).update(`${purpose}\n${seed}`).digest('base64url');
}

type Order = { userId: string; seed: string; at: string };

/**
 * Creates the token of an order when its mail is sent. Idempotent: a retry returns the same token.
 * Earlier unused tokens of the same purpose are invalidated.
 * @returns null when a newer token exists meanwhile, which this one must not replace.
 */
export function createOrderedToken(purpose: TokenPurpose, order: Order): Promise<string | null> {
  const { userId, at } = order;
  const token = tokenOf(order.seed, purpose);
  const hash = digestOf(token);
  const createdAt = new Date(at);
  return db.$transaction(async (tx) => {
    // Serializes concurrent mails to the same user.
    await lockUserCounters(tx, userId);
    if (await tx.oneTimeToken.findUnique({ where: { hash } })) return token;
    const newer = { userId, purpose, createdAt: { gt: createdAt } };
    if (await tx.oneTimeToken.findFirst({ where: newer })) return null;
    const expiresAt = new Date(Date.now() + LIFETIME_MINUTES[purpose] * 60_000);
    await tx.oneTimeToken.deleteMany({ where: { userId, purpose, usedAt: null } });
    await tx.oneTimeToken.create({ data: { hash, userId, purpose, expiresAt, createdAt } });
    return token;
  });
}

/**
 * Marks a token as used and locks its user. @returns the user's id; null when the token is unknown,
 * used or expired.
 */
export async function useOneTimeToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const hash = digestOf(token);
  const known = await tx.oneTimeToken.findUnique({ where: { hash }, select: { userId: true } });
  if (!known) return null;
  // Locks the user first, in the same order as token creation and account deletion.
  await lockUserCounters(tx, known.userId);
  const now = new Date();
  const [used] = await tx.oneTimeToken.updateManyAndReturn({
    where: { hash, purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true },
  });
  return used?.userId ?? null;
}

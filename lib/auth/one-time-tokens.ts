import 'server-only';
import { createHmac } from 'node:crypto';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { lockPerson } from '@/lib/users/locks';
import type { Prisma } from '@/prisma/client/client';
import type { TokenPurpose } from '@/prisma/client/enums';
import { digestOf } from './secret';

const LIFETIME_MINUTES: Record<TokenPurpose, number> = {
  VERIFY_EMAIL: 24 * 60,
  RESET_PASSWORD: 60,
};

/** 256 bits that follow from a seed of as many random bits, for those who know our secret. */
function tokenOf(seed: string, purpose: TokenPurpose): string {
  return createHmac('sha256', env.AUTH_SECRET).update(`${purpose}\n${seed}`).digest('base64url');
}

type Order = { userId: string; seed: string; at: string };

/**
 * The token of an order, made when its mail is sent; again the same when that is
 * repeated. Earlier unused ones of the same purpose stop working.
 * @returns null when a newer one was made meanwhile: this one must not end it.
 */
export function createOrderedToken(purpose: TokenPurpose, order: Order): Promise<string | null> {
  const { userId, at } = order;
  const token = tokenOf(order.seed, purpose);
  const hash = digestOf(token);
  const createdAt = new Date(at);
  return db.$transaction(async (tx) => {
    // Two mails to the same person at once wait for each other.
    await lockPerson(tx, userId);
    if (await tx.oneTimeToken.findUnique({ where: { hash } })) return token;
    const newer = { userId, purpose, createdAt: { gt: createdAt } };
    if (await tx.oneTimeToken.findFirst({ where: newer })) return null;
    const expiresAt = new Date(Date.now() + LIFETIME_MINUTES[purpose] * 60_000);
    await tx.oneTimeToken.deleteMany({ where: { userId, purpose, usedAt: null } });
    await tx.oneTimeToken.create({ data: { hash, userId, purpose, expiresAt, createdAt } });
    return token;
  });
}

/** Marks a token used and names its user, who is locked; null when it is unknown, used or expired. */
export async function useOneTimeToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const hash = digestOf(token);
  const known = await tx.oneTimeToken.findUnique({ where: { hash }, select: { userId: true } });
  if (!known) return null;
  // The person first: whoever makes a newer token or deletes the account locks in this order too.
  await lockPerson(tx, known.userId);
  const now = new Date();
  const [used] = await tx.oneTimeToken.updateManyAndReturn({
    where: { hash, purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true },
  });
  return used?.userId ?? null;
}

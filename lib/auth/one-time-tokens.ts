import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '@/prisma/client/client';
import type { TokenPurpose } from '@/prisma/client/enums';

const LIFETIME_MINUTES: Record<TokenPurpose, number> = {
  VERIFY_EMAIL: 24 * 60,
  RESET_PASSWORD: 60,
};

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new token; earlier unused ones of the same purpose stop working. */
export async function createOneTimeToken(
  tx: Prisma.TransactionClient,
  userId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MINUTES[purpose] * 60_000);
  await tx.oneTimeToken.deleteMany({ where: { userId, purpose, usedAt: null } });
  await tx.oneTimeToken.create({ data: { hash: digest(token), userId, purpose, expiresAt } });
  return token;
}

/** Marks a token used and names its user; null when it is unknown, used or expired. */
export async function useOneTimeToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const now = new Date();
  const [used] = await tx.oneTimeToken.updateManyAndReturn({
    where: { hash: digest(token), purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true },
  });
  return used?.userId ?? null;
}

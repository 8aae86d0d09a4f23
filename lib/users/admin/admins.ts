import 'server-only';
import { AppError } from '@/lib/errors';
import type { Prisma } from '@/prisma/client/client';
import { PROFILE_MESSAGES } from '../profile-messages';

/**
 * Ensures that another administrator with a confirmed address remains when this one leaves. Locks
 * all administrators until the transaction ends, so that two leaving at the same moment run one
 * after the other.
 * @throws AppError conflict
 */
export async function requireOtherAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  // Deleting a large account takes seconds, and a locked administrator cannot sign in meanwhile. So
  // for an ordinary user only their own row is locked, which also blocks a concurrent promotion.
  const [other] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE id = ${userId}::uuid AND role <> 'ADMIN' FOR UPDATE`;
  if (other) return;
  const admins = await tx.$queryRaw<{ id: string; confirmed: boolean }[]>`
    SELECT id, email_verified_at IS NOT NULL AS confirmed
    FROM users WHERE role = 'ADMIN' ORDER BY id FOR NO KEY UPDATE`;
  const isAdmin = admins.some(({ id }) => id === userId);
  const isAnotherThere = admins.some(({ id, confirmed }) => confirmed && id !== userId);
  if (isAdmin && !isAnotherThere) throw new AppError('conflict', PROFILE_MESSAGES.lastAdmin);
}

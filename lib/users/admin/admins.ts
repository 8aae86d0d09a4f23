import 'server-only';
import { AppError } from '@/lib/errors';
import type { Prisma } from '@/prisma/client/client';
import { PROFILE_MESSAGES } from '../profile-messages';

/**
 * Somebody must stay who can sign in and let others in. When one of them leaves, administrators are locked
 * until the transaction ends: two who leave at the same moment do so one after the other.
 * @throws AppError conflict
 */
export async function requireOtherAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  // Deleting a large account takes seconds, in which no administrator who is locked can sign in.
  // Who is none does not become one meanwhile.
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

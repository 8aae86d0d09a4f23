import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { verifyPassword } from '@/lib/auth/password';
import type { SessionUser } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { changeMany } from '@/lib/saved/locks';
import { throttle } from '@/lib/throttle';
import type { Prisma } from '@/prisma/client/client';
import { requireOtherAdmin } from './admin/admins';
import { PROFILE_MESSAGES } from './profile-messages';
import { requireUserId } from './user-id';

type Confirmation = { confirmation: string; password: string };
type Deletion = { actorId: string; action: 'account_deleted' | 'user_deleted' };

const sameEmail = (typed: string, email: string) => typed.trim().toLowerCase() === email;

/**
 * The log stays as long as it has to; it knows people by their ids alone. So does the customer at
 * the payment provider, without the person: lib/billing/care.ts ends what it has there.
 */
async function erase(
  tx: Prisma.TransactionClient,
  { id }: { id: string },
  { actorId, action, address }: Deletion & { address: string | null },
): Promise<void> {
  await requireOtherAdmin(tx, id);
  // Somebody may have done the same at this moment.
  const { count } = await tx.user.deleteMany({ where: { id } });
  if (count === 0) throw new AppError('not_found', PROFILE_MESSAGES.noSuchUser);
  await recordAudit({ actorId, action, subject: id, address }, tx);
}

/** Outside the database too: one that is restored to before does not know of it. */
const tellDeletion = (user: string) => log.info({ user }, 'An account was deleted.');

/**
 * Deletes one's own account and all that hangs on it, in one transaction.
 * @throws AppError invalid_input when it is not confirmed, conflict for the last administrator,
 *   not_found when it is gone meanwhile, too_many_requests
 */
export async function deleteOwnAccount(
  user: Pick<SessionUser, 'id' | 'email'>,
  { confirmation, password }: Confirmation,
  address: string | null,
): Promise<void> {
  await throttle('ownPassword', { account: user.id });
  const row = await db.user.findUnique({
    where: { id: user.id },
    select: { passwordHash: true },
  });
  if (!row) throw new AppError('not_found', PROFILE_MESSAGES.noSuchUser);
  const refuse = (field: string, message: string) => {
    throw new AppError('invalid_input', message, { fields: { [field]: message } });
  };
  if (!sameEmail(confirmation, user.email)) {
    refuse('confirmation', PROFILE_MESSAGES.wrongConfirmation);
  }
  // Whoever signs in through a provider has none to enter.
  if (row.passwordHash !== null && !(await verifyPassword(row.passwordHash, password))) {
    refuse('password', PROFILE_MESSAGES.wrongPassword);
  }
  const deletion = { actorId: user.id, action: 'account_deleted', address } as const;
  await changeMany(user.id, (tx) => erase(tx, user, deletion));
  tellDeletion(user.id);
}

/**
 * Deletes somebody's account; for administrators.
 * @throws AppError not_found, invalid_input, conflict for the last administrator
 */
export async function deleteUser(
  input: { actorId: string; userId: string; confirmation: string },
  address: string | null,
): Promise<void> {
  const { actorId, confirmation } = input;
  const id = requireUserId(input.userId);
  await changeMany(id, async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { id: true, email: true } });
    if (!user) throw new AppError('not_found', PROFILE_MESSAGES.noSuchUser);
    if (!sameEmail(confirmation, user.email)) {
      const message = PROFILE_MESSAGES.wrongConfirmation;
      throw new AppError('invalid_input', message, { fields: { confirmation: message } });
    }
    await erase(tx, user, { actorId, action: 'user_deleted', address });
  });
  tellDeletion(id);
}

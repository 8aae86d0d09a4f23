import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { verifyPassword } from '@/lib/auth/password';
import type { SessionUser } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { changeMany } from '@/lib/saved/locks';
import { throttle } from '@/lib/throttle';
import { NO_SUCH_USER, requireUserId } from '@/lib/user-rows/user-id';
import type { Prisma } from '@/prisma/client/client';
import { requireOtherAdmin } from './admin/admins';
import { PROFILE_MESSAGES } from './profile-messages';

type Confirmation = { confirmation: string; password: string };
type Deletion = { actorId: string; action: 'account_deleted' | 'user_deleted' };

const sameEmail = (typed: string, email: string) => typed.trim().toLowerCase() === email;

/**
 * Deletes the account. Its audit entries remain; they identify people only by id. The customer at
 * the payment provider also remains, without a user, until lib/billing/care.ts closes it.
 */
async function erase(
  tx: Prisma.TransactionClient,
  { id }: { id: string },
  { actorId, action, address }: Deletion & { address: string | null },
): Promise<void> {
  await requireOtherAdmin(tx, id);
  // A concurrent request may already have deleted it.
  const { count } = await tx.user.deleteMany({ where: { id } });
  if (count === 0) throw new AppError('not_found', NO_SUCH_USER);
  await recordAudit({ actorId, action, subject: id, address }, tx);
}

/** Also logged outside the database, because a restored backup does not know of the deletion. */
const tellDeletion = (user: string) => log.info({ user }, 'An account was deleted.');

/**
 * Deletes the user's own account and everything that belongs to it, in one transaction.
 * @throws AppError invalid_input when the confirmation is wrong, conflict for the last
 *   administrator, not_found when it is gone meanwhile, too_many_requests
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
  if (!row) throw new AppError('not_found', NO_SUCH_USER);
  const refuse = (field: string, message: string) => {
    throw new AppError('invalid_input', message, { fields: { [field]: message } });
  };
  if (!sameEmail(confirmation, user.email)) {
    refuse('confirmation', PROFILE_MESSAGES.wrongConfirmation);
  }
  // Accounts that sign in through a provider have no password to check.
  if (row.passwordHash !== null && !(await verifyPassword(row.passwordHash, password))) {
    refuse('password', PROFILE_MESSAGES.wrongPassword);
  }
  const deletion = { actorId: user.id, action: 'account_deleted', address } as const;
  await changeMany(user.id, (tx) => erase(tx, user, deletion));
  tellDeletion(user.id);
}

/**
 * Deletes another user's account; for administrators.
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
    if (!user) throw new AppError('not_found', NO_SUCH_USER);
    if (!sameEmail(confirmation, user.email)) {
      const message = PROFILE_MESSAGES.wrongConfirmation;
      throw new AppError('invalid_input', message, { fields: { confirmation: message } });
    }
    await erase(tx, user, { actorId, action: 'user_deleted', address });
  });
  tellDeletion(id);
}

import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { verifyPassword } from '@/lib/auth/password';
import {
  type Owner,
  requireAdminSession,
  requireOpenSession,
  sessionEnded,
} from '@/lib/auth/sessions';
import type { SessionUser } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError, invalidField } from '@/lib/errors';
import { ensureQueue } from '@/lib/job-queue';
import { log } from '@/lib/log';
import { orderDeletionNotice } from '@/lib/mails/order';
import { changeMany } from '@/lib/saved/locks';
import { throttle } from '@/lib/throttle';
import { NO_SUCH_USER, requireUserId } from '@/lib/user-rows/user-id';
import type { Prisma } from '@/prisma/client/client';
import { requireOtherAdmin } from './admin/admins';
import { PROFILE_MESSAGES } from './profile-messages';

type Confirmation = { confirmation: string; password: string };
type Deletion = { actorId: string; action: 'account_deleted' | 'user_deleted' };
type From = { userAgent: string | null; address: string | null };

function requireConfirmed(typed: string, email: string): void {
  if (typed.trim().toLowerCase() === email) return;
  throw invalidField('confirmation', PROFILE_MESSAGES.wrongConfirmation);
}

/** Confirms the deletion by mail; not to an address that nobody has confirmed. */
async function confirm(tx: Prisma.TransactionClient, userId: string, caller: From | null) {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { email: true, firstName: true, language: true, emailVerifiedAt: true },
  });
  if (!user?.emailVerifiedAt) return;
  const { email, firstName, language } = user;
  const hadPlan = (await tx.subscription.count({ where: { userId } })) > 0;
  const recipient = { email, firstName, language, hadPlan };
  await orderDeletionNotice({ userId, recipient, caller }, tx);
}

/**
 * Deletes the account, once requireOtherAdmin has locked it. Its audit entries remain; they identify
 * people only by id. The customer at the payment provider also remains, without a user, until
 * lib/billing/care.ts closes it.
 */
async function erase(
  tx: Prisma.TransactionClient,
  { id }: { id: string },
  { actorId, action, caller }: Deletion & { caller: From },
): Promise<void> {
  await confirm(tx, id, action === 'account_deleted' ? caller : null);
  // A concurrent request may already have deleted it.
  const { count } = await tx.user.deleteMany({ where: { id } });
  if (count === 0) throw new AppError('not_found', NO_SUCH_USER);
  await recordAudit({ actorId, action, subject: id, address: caller.address }, tx);
}

/** Also logged outside the database, because a restored backup does not know of the deletion. */
const tellDeletion = (user: string) => log.info({ user }, 'An account was deleted.');

/**
 * Deletes the user's own account and everything that belongs to it, and orders the mail that
 * confirms it, in one transaction.
 * @throws AppError invalid_input when the confirmation is wrong, conflict for the last
 *   administrator, unauthorized when the session or the account ends concurrently: who is being
 *   locked out must not delete it, too_many_requests, unavailable while mails cannot be ordered
 */
export async function deleteOwnAccount(
  user: Pick<SessionUser, 'id' | 'email' | 'sessionId'>,
  { confirmation, password }: Confirmation,
  caller: From,
): Promise<void> {
  await throttle('ownPassword', { account: user.id });
  const row = await db.user.findUnique({
    where: { id: user.id },
    select: { passwordHash: true },
  });
  if (!row) throw sessionEnded();
  requireConfirmed(confirmation, user.email);
  // Accounts that sign in through a provider have no password to check.
  if (row.passwordHash !== null && !(await verifyPassword(row.passwordHash, password))) {
    throw invalidField('password', PROFILE_MESSAGES.wrongPassword);
  }
  const deletion = { actorId: user.id, action: 'account_deleted', caller } as const;
  await ensureQueue();
  await changeMany(user.id, async (tx) => {
    await requireOtherAdmin(tx, user.id);
    await requireOpenSession(tx, user);
    await erase(tx, user, deletion);
  });
  tellDeletion(user.id);
}

/**
 * Deletes another user's account; for administrators.
 * @throws AppError not_found, invalid_input, conflict for the last administrator, unavailable while
 *   mails cannot be ordered, unauthorized or forbidden as requireAdminSession
 */
export async function deleteUser(
  input: { actor: Owner; userId: string; confirmation: string },
  caller: From,
): Promise<void> {
  const { actor, confirmation } = input;
  const id = requireUserId(input.userId);
  await ensureQueue();
  await changeMany(id, async (tx) => {
    await requireOtherAdmin(tx, id);
    await requireAdminSession(tx, actor);
    const user = await tx.user.findUnique({ where: { id }, select: { id: true, email: true } });
    if (!user) throw new AppError('not_found', NO_SUCH_USER);
    requireConfirmed(confirmation, user.email);
    await erase(tx, user, { actorId: actor.id, action: 'user_deleted', caller });
  });
  tellDeletion(id);
}

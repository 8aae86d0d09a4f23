import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { useOneTimeToken } from '@/lib/auth/one-time-tokens';
import { hashPassword } from '@/lib/auth/password';
import { db } from '@/lib/db';
import { isDuplicate } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/languages';
import { ensureQueue } from '@/lib/job-queue';
import { orderLink } from '@/lib/mails/order';
import { isWithinLimit, throttle } from '@/lib/throttle';
import type { Prisma } from '@/prisma/client/client';
import { MESSAGES } from './constants';
import { requireUncommon } from './passwords/common-passwords';

type NewUser = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The language of mails to the user; undefined means the default. */
  language?: Language;
};

/**
 * Creates an unverified account and queues its verification mail, atomically.
 * @throws AppError conflict when the address already has an account, invalid_input for a commonly
 *   guessed password, too_many_requests.
 */
export async function createUser(
  { password, ...person }: NewUser,
  address: string | null = null,
): Promise<void> {
  await throttle('signUp', { account: person.email, address });
  requireUncommon(password, 'password');
  const passwordHash = await hashPassword(password);
  await ensureQueue();
  await db
    .$transaction(async (tx) => {
      const user = await tx.user.create({ data: { ...person, passwordHash } });
      await recordAudit({ action: 'sign_up', actorId: user.id, address }, tx);
      await orderLink('verify', user.id, tx);
    })
    .catch((error) => {
      if (!isDuplicate(error)) throw error;
      throw new AppError('conflict', MESSAGES.alreadyExists(person.email));
    });
}

/**
 * Marks the mailbox as confirmed. The password may still be a stranger's who signed up with this
 * address, so confirming grants nothing beyond the account itself.
 */
export async function confirmEmail(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  });
}

/** @throws AppError bad_request when the token is unknown, used or expired; too_many_requests. */
export async function verifyEmail(token: string, address: string | null = null): Promise<void> {
  await throttle('verify', { account: token, address });
  await db.$transaction(async (tx) => {
    const userId = await useOneTimeToken(tx, token, 'VERIFY_EMAIL');
    if (userId === null) throw new AppError('bad_request', MESSAGES.badToken);
    await confirmEmail(tx, userId);
    await recordAudit({ action: 'email_verified', actorId: userId, address }, tx);
  });
}

/**
 * Sends the verification link again, within the rate limit. Does not reveal if the account exists.
 * @throws AppError too_many_requests for the caller's address alone.
 */
export async function resendVerification(email: string, address: string | null): Promise<void> {
  await throttle('resend', { address });
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, emailVerifiedAt: true },
  });
  const mayMail = await isWithinLimit('resend', { account: email });
  const waits = user !== null && user.emailVerifiedAt === null;
  await orderLink(waits && mayMail ? 'verify' : 'none', user?.id ?? crypto.randomUUID());
}

export async function signOut(
  user: { id: string; sessionId: string },
  address: string | null = null,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.session.deleteMany({ where: { id: user.sessionId, userId: user.id } });
    await recordAudit({ action: 'sign_out', actorId: user.id, address }, tx);
  });
}

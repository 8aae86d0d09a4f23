import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { useOneTimeToken } from '@/lib/auth/one-time-tokens';
import { hashPassword } from '@/lib/auth/password';
import { db } from '@/lib/db';
import { isDuplicate } from '@/lib/db-errors';
import { AppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/languages';
import { ensureQueue } from '@/lib/jobs/send';
import { orderLink } from '@/lib/mails/order';
import { isWithinLimit } from '@/lib/throttle';
import type { Prisma } from '@/prisma/client/client';
import { MESSAGES } from './constants';
import { requireUncommon } from './passwords/common-passwords';

export type NewUser = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** In which mails are written; undefined is the default. */
  language?: Language;
};

/**
 * Creates an unverified account and orders the mail with its link; both or none.
 * @throws AppError conflict when the address has an account, invalid_input for a
 *   password that everybody guesses.
 */
export async function createUser(
  { password, ...person }: NewUser,
  address: string | null = null,
): Promise<void> {
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
 * Somebody has shown that a mailbox is theirs. Whoever signed up with it chose the password, and may
 * be a stranger: nothing is given for it beyond the account itself.
 */
export async function confirmEmail(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  });
}

/** @throws AppError bad_request when the token is unknown, used or expired. */
export async function verifyEmail(token: string, address: string | null = null): Promise<void> {
  await db.$transaction(async (tx) => {
    const userId = await useOneTimeToken(tx, token, 'VERIFY_EMAIL');
    if (userId === null) throw new AppError('bad_request', MESSAGES.badToken);
    await confirmEmail(tx, userId);
    await recordAudit({ action: 'email_verified', actorId: userId, address }, tx);
  });
}

/**
 * Sends the verification link once more, as long as the account has not had too many;
 * says nothing about whether there is one.
 */
export async function resendVerification(email: string): Promise<void> {
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

import 'server-only';
import { createOneTimeToken, useOneTimeToken } from '@/lib/auth/one-time-tokens';
import { hashPassword, verifyPassword } from '@/lib/auth/password';
import { createSession } from '@/lib/auth/session';
import type { Caller } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { isDuplicate } from '@/lib/db-errors';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';
import { sendVerificationMail } from './mails';
import { toUserOnWire, type UserOnWire } from './mapper';

export type NewUser = { firstName: string; lastName: string; email: string; password: string };

/**
 * Creates an unverified account and mails its link.
 * @throws AppError conflict when the address has an account.
 */
export async function createUser({ password, ...person }: NewUser): Promise<void> {
  const passwordHash = await hashPassword(password);
  const token = await db
    .$transaction(async (tx) => {
      const user = await tx.user.create({ data: { ...person, passwordHash } });
      return createOneTimeToken(tx, user.id, 'VERIFY_EMAIL');
    })
    .catch((error) => {
      if (!isDuplicate(error)) throw error;
      throw new AppError('conflict', MESSAGES.alreadyExists(person.email));
    });
  await sendVerificationMail(person, token);
}

/** @throws AppError bad_request when the token is unknown, used or expired. */
export async function verifyEmail(token: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const userId = await useOneTimeToken(tx, token, 'VERIFY_EMAIL');
    if (userId === null) throw new AppError('bad_request', MESSAGES.badToken);
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    const role = env.ADMIN_EMAILS.includes(user.email) ? 'ADMIN' : user.role;
    await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date(), role } });
  });
}

/** Starts a session for the right password of a verified account. */
export async function signIn(
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<{ token: string; user: UserOnWire }> {
  const user = await db.user.findUnique({
    where: { email },
    omit: { passwordHash: false, picture: true },
    include: { subscription: { select: { plan: true, status: true } } },
  });
  const matches = await verifyPassword(user?.passwordHash, password);
  if (!user || !matches) throw new AppError('unauthorized', MESSAGES.wrongCredentials);
  if (!user.emailVerifiedAt) {
    const token = await db.$transaction((tx) => createOneTimeToken(tx, user.id, 'VERIFY_EMAIL'));
    await sendVerificationMail(user, token);
    throw new AppError('email_not_verified', MESSAGES.notVerified);
  }
  const token = await db.$transaction(async (tx) => {
    await tx.auditEvent.create({
      data: { actorId: user.id, action: 'sign_in', address: caller.address },
    });
    return createSession(tx, user.id, caller);
  });
  return { token, user: toUserOnWire(user) };
}

export async function signOut(user: { id: string; sessionId: string }): Promise<void> {
  await db.$transaction([
    db.session.deleteMany({ where: { id: user.sessionId, userId: user.id } }),
    db.auditEvent.create({ data: { actorId: user.id, action: 'sign_out' } }),
  ]);
}

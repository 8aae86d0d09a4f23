import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { deviceHash, isNewDevice, rememberDevice } from '@/lib/auth/devices';
import { verifyPassword } from '@/lib/auth/password';
import { createSession } from '@/lib/auth/session';
import { openSession } from '@/lib/auth/token';
import type { Caller } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/languages';
import { ensureQueue } from '@/lib/jobs/send';
import { orderLink, orderNotice } from '@/lib/mails/order';
import { findPictureVersion } from '@/lib/pictures/queries';
import { isWithinLimit, throttle } from '@/lib/throttle';
import { beginSignIn, type SignInAttempt } from '@/lib/throttle/sign-in';
import type { Prisma } from '@/prisma/client/client';
import type { UserOnWire } from '../answers';
import { MESSAGES } from '../constants';
import { toUserOnWire } from '../mapper';

/** How somebody has shown who they are. */
export type SignInMethod = 'password' | 'google' | 'linkedin';

export type SignedIn = {
  /** Opens the session; for the cookie and for API clients. */
  token: string;
  /** For the cookie that makes the device known. */
  device: string;
  /** The account's, for the cookie; undefined when the browser has one. */
  language?: Language;
  user: UserOnWire;
};

const withPlan = {
  subscription: { select: { plan: true, status: true, accessUntil: true } },
} as const;

/**
 * Sessions of an account begin one after the other, so that they are counted right. A
 * password that is changed at this moment ends all of them: none may be started with the
 * old one after that. The lock makes one wait for the other.
 */
async function lockAccount(
  tx: Prisma.TransactionClient,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  const [user] = await tx.$queryRaw<{ passwordHash: string | null }[]>`
    SELECT password_hash AS "passwordHash" FROM users
    WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  const isSame = passwordHash === null || user?.passwordHash === passwordHash;
  if (!user || !isSame) throw new AppError('unauthorized', MESSAGES.wrongCredentials);
}

/**
 * Starts a session for somebody who has shown who they are, and tells them of new
 * devices. The session that the browser had ends: nobody would know of it any more.
 * @throws AppError too_many_requests when the account begins too many, unauthorized when
 *   its password was changed meanwhile.
 */
export async function startSession(
  userId: string,
  caller: Caller,
  method: SignInMethod,
  passwordHash: string | null = null,
): Promise<SignedIn> {
  await throttle('session', { account: userId });
  const former = await openSession(caller.session ?? undefined);
  // Whoever is told of the sign-in is told by mail.
  if (await isNewDevice(userId, caller)) await ensureQueue();
  return db.$transaction(async (tx) => {
    await lockAccount(tx, userId, passwordHash);
    if (former !== null) await tx.session.deleteMany({ where: { id: former } });
    // Chosen in this browser, it is the account's from now on; undefined leaves that as it was.
    const user = await tx.user.update({
      where: { id: userId },
      data: { language: caller.language },
      omit: { picture: true },
      include: withPlan,
    });
    const { device, isNew } = await rememberDevice(tx, userId, caller);
    const { address } = caller;
    await recordAudit({ action: 'sign_in', actorId: userId, address, details: { method } }, tx);
    if (isNew) await orderNotice('new-device', userId, caller, tx);
    const token = await createSession(tx, userId, caller);
    const pictureVersion = await findPictureVersion(userId, tx);
    const language = caller.language === undefined ? user.language : undefined;
    return { token, device, language, user: toUserOnWire({ ...user, pictureVersion }) };
  });
}

/** The right password of an address that is not confirmed: the link goes out once more. */
async function refuseUnverified(
  user: { id: string; email: string },
  attempt: SignInAttempt,
): Promise<never> {
  const sent = await isWithinLimit('resend', { account: user.email });
  if (sent) {
    await orderLink('verify', user.id);
    await attempt.succeed();
  }
  throw new AppError('email_not_verified', sent ? MESSAGES.notVerified : MESSAGES.notVerifiedAgain);
}

/**
 * Starts a session for the right password of a verified account. Known and unknown
 * addresses take the same steps: two look-ups, one hash, one entry in the log.
 * @throws AppError unauthorized, email_not_verified, too_many_requests.
 */
export async function signIn(
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const hash = deviceHash(caller);
  // Neither waits for what the other finds: the device of an unknown address is looked up too.
  const [user, device] = await Promise.all([
    db.user.findUnique({
      where: { email },
      select: { id: true, email: true, passwordHash: true, emailVerifiedAt: true },
    }),
    db.knownDevice.findFirst({
      where: { hash: hash ?? '', user: { email } },
      select: { hash: true },
    }),
  ]);
  const knownDevice = device?.hash ?? null;
  const attempt = await beginSignIn({ email, address: caller.address, knownDevice });
  const matches = await verifyPassword(user?.passwordHash, password);
  if (!user || !matches) {
    const subject = user ? { subject: user.id } : {};
    await recordAudit({
      action: 'sign_in_failed',
      actorId: null,
      address: caller.address,
      ...subject,
      details: { method: 'password' },
    });
    throw attempt.refusal ?? new AppError('unauthorized', MESSAGES.wrongCredentials);
  }
  if (!user.emailVerifiedAt) return refuseUnverified(user, attempt);
  const signedIn = await startSession(user.id, caller, 'password', user.passwordHash);
  await attempt.succeed();
  return signedIn;
}

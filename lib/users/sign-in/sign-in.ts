import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { deviceHash, isNewDevice, rememberDevice } from '@/lib/auth/devices';
import { verifyPassword } from '@/lib/auth/password';
import { createSession } from '@/lib/auth/session';
import { openSession } from '@/lib/auth/token';
import type { Caller } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/i18n/languages';
import { ensureQueue } from '@/lib/job-queue';
import { orderLink, orderNotice } from '@/lib/mails/order';
import { findPictureVersion } from '@/lib/pictures/queries';
import { isWithinLimit, throttle } from '@/lib/throttle';
import { beginSignIn, type SignInAttempt } from '@/lib/throttle/sign-in';
import type { Prisma } from '@/prisma/client/client';
import type { UserOnWire } from '../answers';
import { MESSAGES } from '../constants';
import { toUserOnWire } from '../mapper';

/** How the user proved their identity. */
type SignInMethod = 'password' | 'google' | 'linkedin';

export type SignedIn = {
  /** Opens the session; for the cookie and for API clients. */
  token: string;
  /** For the cookie that identifies a known device. */
  device: string;
  /** The account's language, where pages have another in this browser and none was chosen. */
  language?: Language;
  user: UserOnWire;
};

const withPlan = {
  subscription: { select: { plan: true, status: true, accessUntil: true } },
} as const;

/**
 * Serializes the sign-ins of an account, so that its sessions are counted correctly. A password
 * change ends all sessions, and none may start with the old password after that: the lock makes one
 * wait for the other.
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
 * Starts a session for an authenticated user and notifies them about new devices. Ends the
 * browser's former session, which would otherwise be orphaned.
 * @throws AppError too_many_requests when the account starts too many, unauthorized when its
 *   password was changed meanwhile.
 */
export async function startSession(
  userId: string,
  caller: Caller,
  method: SignInMethod,
  passwordHash: string | null = null,
): Promise<SignedIn> {
  await throttle('session', { account: userId });
  const former = await openSession(caller.session ?? undefined);
  // A new device triggers a mail, which needs the queue.
  if (await isNewDevice(userId, caller)) await ensureQueue();
  return db.$transaction(async (tx) => {
    await lockAccount(tx, userId, passwordHash);
    // A language chosen in this browser becomes the account's; undefined leaves it unchanged.
    const user = await tx.user.update({
      where: { id: userId },
      data: { language: caller.chosenLanguage },
      omit: { picture: true },
      include: withPlan,
    });
    const { device, isNew } = await rememberDevice(tx, userId, caller);
    const { address } = caller;
    await recordAudit({ action: 'sign_in', actorId: userId, address, details: { method } }, tx);
    if (isNew) await orderNotice('new-device', userId, caller, tx);
    const token = await createSession(tx, userId, caller, former);
    const pictureVersion = await findPictureVersion(userId, tx);
    const shown = caller.language ?? DEFAULT_LANGUAGE;
    const isOther = caller.chosenLanguage === undefined && user.language !== shown;
    const language = isOther ? user.language : undefined;
    return { token, device, language, user: toUserOnWire({ ...user, pictureVersion }) };
  });
}

/** @param userId null: nobody has the address. */
const recordFailure = (
  userId: string | null,
  { address }: Caller,
  because?: 'unverified',
): Promise<void> =>
  recordAudit({
    action: 'sign_in_failed',
    actorId: null,
    address,
    ...(userId !== null && { subject: userId }),
    details: { method: 'password', ...(because && { because }) },
  });

/** The password is right but the address unverified: sends the link again, within the limit. */
async function refuseUnverified(
  user: { id: string; email: string },
  caller: Caller,
  attempt: SignInAttempt,
): Promise<never> {
  await recordFailure(user.id, caller, 'unverified');
  const sent = await isWithinLimit('resend', { account: user.email });
  if (sent) {
    await orderLink('verify', user.id);
    await attempt.succeed();
  }
  throw new AppError('email_not_verified', sent ? MESSAGES.notVerified : MESSAGES.notVerifiedAgain);
}

/**
 * Starts a session when the password is correct and the account verified. Known and unknown
 * addresses take the same steps: two lookups, one hash, one audit entry.
 * @throws AppError unauthorized, email_not_verified, too_many_requests.
 */
export async function signIn(
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const hash = deviceHash(caller);
  // The lookups are independent, so an unknown address triggers both as well.
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
    await recordFailure(user?.id ?? null, caller);
    throw attempt.refusal ?? new AppError('unauthorized', MESSAGES.wrongCredentials);
  }
  if (!user.emailVerifiedAt) return refuseUnverified(user, caller, attempt);
  const signedIn = await startSession(user.id, caller, 'password', user.passwordHash);
  await attempt.succeed();
  return signedIn;
}

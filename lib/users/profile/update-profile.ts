import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { hashPassword, verifyPassword } from '@/lib/auth/password';
import { type Owner, requireOpenSession } from '@/lib/auth/sessions';
import type { Caller } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError, invalidField } from '@/lib/errors';
import { ensureQueue } from '@/lib/job-queue';
import { orderNotice } from '@/lib/mails/order';
import { normalisePicture } from '@/lib/pictures/normalise';
import { throttle } from '@/lib/throttle';
import { lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import type { UserOnWire } from '../answers';
import { getUser } from '../find-user';
import { requireUncommon } from '../passwords/common-passwords';
import { PROFILE_MESSAGES } from '../profile-messages';

export type ProfileChange = {
  firstName?: string;
  lastName?: string;
  password?: { old: string; new: string };
  /** The uploaded file as received, or null to remove the picture. */
  picture?: Buffer | null;
};

type Hashes = { old: string; new: string };

/** Verifies the old password and returns its hash together with the hash of the new one. */
async function newHashes(userId: string, given: { old: string; new: string }): Promise<Hashes> {
  await throttle('ownPassword', { account: userId });
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  if (passwordHash === null) throw invalidField('oldpass', PROFILE_MESSAGES.noPassword);
  if (given.old === '') throw invalidField('oldpass', PROFILE_MESSAGES.oldMissing);
  if (!(await verifyPassword(passwordHash, given.old)))
    throw invalidField('oldpass', PROFILE_MESSAGES.oldWrong);
  if (given.old === given.new) throw invalidField('newpass', PROFILE_MESSAGES.same);
  requireUncommon(given.new, 'newpass');
  return { old: passwordHash, new: await hashPassword(given.new) };
}

/**
 * Sets the new password, ends every other session and invalidates pending reset links.
 * @throws AppError conflict when a concurrent request with the same old password was faster.
 */
async function setPassword(
  tx: Prisma.TransactionClient,
  { id, sessionId }: Owner,
  hashes: Hashes,
): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id, passwordHash: hashes.old },
    data: { passwordHash: hashes.new },
  });
  if (count === 0) throw new AppError('conflict', PROFILE_MESSAGES.changedMeanwhile);
  await tx.session.deleteMany({ where: { userId: id, id: { not: sessionId } } });
  await tx.oneTimeToken.deleteMany({
    where: { userId: id, purpose: 'RESET_PASSWORD', usedAt: null },
  });
}

/**
 * Changes the user's own account, atomically.
 * @throws AppError invalid_input with the wrong field, too_large, too_many_requests, conflict,
 *   unauthorized when the session ends concurrently: who is being locked out must change nothing
 */
export async function updateProfile(
  owner: Owner,
  { password, picture, ...names }: ProfileChange,
  caller: Caller,
): Promise<UserOnWire> {
  const data: Prisma.UserUpdateInput = { ...names };
  const hashes = password && (await newHashes(owner.id, password));
  if (picture === null) data.picture = null;
  else if (picture) {
    await throttle('picture', { account: owner.id });
    data.picture = new Uint8Array(await normalisePicture(picture));
  }
  const changed = Object.keys(data);
  if (hashes) await ensureQueue();
  await db.$transaction(async (tx) => {
    await lockUserCounters(tx, owner.id);
    await requireOpenSession(tx, owner);
    const entry = { actorId: owner.id, address: caller.address };
    if (changed.length > 0) {
      await tx.user.update({ where: { id: owner.id }, data, select: { id: true } });
      const details = { changed: changed.join(', ') };
      await recordAudit({ ...entry, action: 'profile_changed', details }, tx);
    }
    if (!hashes) return;
    await setPassword(tx, owner, hashes);
    await recordAudit({ ...entry, action: 'password_changed' }, tx);
    await orderNotice('password-changed', owner.id, caller, tx);
  });
  return getUser(owner.id);
}

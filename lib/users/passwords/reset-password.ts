import 'server-only';
import { revokeAllKeys } from '@/lib/api-keys/mutations';
import { recordAudit } from '@/lib/audit/record';
import { rememberDevice } from '@/lib/auth/devices';
import { useOneTimeToken } from '@/lib/auth/one-time-tokens';
import { hashPassword } from '@/lib/auth/password';
import type { Caller } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { ensureQueue } from '@/lib/job-queue';
import { orderNotice } from '@/lib/mails/order';
import { throttle } from '@/lib/throttle';
import { switchAllOff } from '@/lib/webhooks/switch-off';
import { grantConfiguredAdmin } from '../admin/configured-admins';
import { MESSAGES } from '../constants';
import { confirmEmail } from '../mutations';
import { requireUncommon } from './common-passwords';

/**
 * Sets a new password for the holder of the mailed link. Ends all sessions, revokes all API keys,
 * switches all webhooks off and forgets all known devices except this one. The link also proves
 * ownership of the mailbox, so ADMIN_EMAILS may promote the user.
 * @returns the value of this device's cookie.
 * @throws AppError not_found when the token is unknown, used or expired; invalid_input for a
 *   commonly guessed password, for which the link still works; too_many_requests.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<{ device: string }> {
  await throttle('reset', { account: token, address: caller.address });
  requireUncommon(password, 'password');
  const passwordHash = await hashPassword(password);
  await ensureQueue();
  return db.$transaction(async (tx) => {
    const userId = await useOneTimeToken(tx, token, 'RESET_PASSWORD');
    if (userId === null) throw new AppError('not_found', MESSAGES.badResetToken);
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await confirmEmail(tx, userId);
    await tx.session.deleteMany({ where: { userId } });
    await revokeAllKeys(tx, userId);
    await switchAllOff(tx, userId);
    await tx.oneTimeToken.deleteMany({ where: { userId, usedAt: null } });
    await tx.knownDevice.deleteMany({ where: { userId } });
    const { device } = await rememberDevice(tx, userId, caller);
    await grantConfiguredAdmin(tx, userId);
    await recordAudit({ action: 'password_reset', actorId: userId, address: caller.address }, tx);
    await orderNotice('password-reset', userId, caller, tx);
    return { device };
  });
}

import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { type Owner, requireAdminSession } from '@/lib/auth/sessions';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { ensureQueue } from '@/lib/job-queue';
import { orderLink } from '@/lib/mails/order';
import { lockUserCounters } from '@/lib/user-rows/locks';
import { NO_SUCH_USER, requireUserId } from '@/lib/user-rows/user-id';

/**
 * Mails a user a link to set a new password. For administrators, who never see the link.
 * @throws AppError not_found, unavailable while the queue cannot be reached, unauthorized or forbidden
 *   as requireAdminSession
 */
export async function sendResetLink(
  { actor, userId }: { actor: Owner; userId: string },
  address: string | null,
): Promise<void> {
  const id = requireUserId(userId);
  const user = await db.user.findUnique({ where: { id }, select: { id: true } });
  if (!user) throw new AppError('not_found', NO_SUCH_USER);
  await ensureQueue();
  await db.$transaction(async (tx) => {
    // Whoever takes the role or ends the session takes this lock.
    await lockUserCounters(tx, actor.id);
    await requireAdminSession(tx, actor);
    await recordAudit({ actorId: actor.id, action: 'reset_link_sent', subject: id, address }, tx);
    await orderLink('reset', id, tx);
  });
}

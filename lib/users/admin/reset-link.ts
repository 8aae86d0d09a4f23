import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { ensureQueue } from '@/lib/job-queue';
import { orderLink } from '@/lib/mails/order';
import { NO_SUCH_USER, requireUserId } from '@/lib/user-rows/user-id';

/**
 * Mails a user a link to set a new password. For administrators, who never see the link.
 * @throws AppError not_found, unavailable while the queue cannot be reached
 */
export async function sendResetLink(
  { actorId, userId }: { actorId: string; userId: string },
  address: string | null,
): Promise<void> {
  const id = requireUserId(userId);
  const user = await db.user.findUnique({ where: { id }, select: { id: true } });
  if (!user) throw new AppError('not_found', NO_SUCH_USER);
  await ensureQueue();
  await db.$transaction(async (tx) => {
    await recordAudit({ actorId, action: 'reset_link_sent', subject: id, address }, tx);
    await orderLink('reset', id, tx);
  });
}

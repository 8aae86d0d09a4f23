import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { ensureQueue } from '@/lib/job-queue';
import { orderLink } from '@/lib/mails/order';
import { isWithinLimit, throttle } from '@/lib/throttle';

/**
 * Sends a reset link if the account exists. The response and the steps are the same for an unknown
 * address and for too many requests about one account: anyone can request a link, so exceeding the
 * limit must not lock the owner out, who already has the earlier mails.
 * @throws AppError too_many_requests for the caller's address alone.
 */
export async function requestReset(email: string, address: string | null): Promise<void> {
  await throttle('forgot', { address });
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  const mayMail = await isWithinLimit('forgot', { account: email });
  await ensureQueue();
  await db.$transaction(async (tx) => {
    await recordAudit(
      {
        action: 'password_reset_asked',
        actorId: null,
        address,
        ...(user && { subject: user.id }),
      },
      tx,
    );
    await orderLink(user && mayMail ? 'reset' : 'none', user?.id ?? crypto.randomUUID(), tx);
  });
}

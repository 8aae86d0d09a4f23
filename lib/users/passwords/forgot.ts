import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { ensureQueue } from '@/lib/jobs/send';
import { orderLink } from '@/lib/mails/order';
import { isWithinLimit } from '@/lib/throttle';

/**
 * Sends a reset link, where there is such an account. Who asks for an unknown address
 * is answered the same, after the same steps; so is who asks too often for the same
 * account: anybody may ask, so its owner is never barred, and has the mails already.
 */
export async function requestReset(email: string, address: string | null): Promise<void> {
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

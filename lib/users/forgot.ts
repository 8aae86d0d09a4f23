import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { orderLink } from '@/lib/mails/order';

/**
 * Sends a reset link, where there is such an account. Who asks for an unknown address
 * is answered the same, after the same steps.
 */
export async function requestReset(email: string, address: string | null): Promise<void> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  await db.$transaction(async (tx) => {
    await recordAudit(
      {
        ...{ action: 'password_reset_asked', actorId: null, address },
        ...(user && { subject: user.id }),
      },
      tx,
    );
    await orderLink(user ? 'reset' : 'none', user?.id ?? crypto.randomUUID(), tx);
  });
}

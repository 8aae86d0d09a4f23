import 'server-only';
import { db } from '@/lib/db';
import { notify } from '@/lib/notifications/mutations';
import { lockUserAgainstDelete } from '@/lib/user-rows/locks';
import { shareOrderSchema } from './order';

/** Sentences for the sender, following the address. */
const REASONS = {
  refused: 'was not sent: the mail service does not accept this address.',
  unconfirmed: 'was not sent: the mail service has not confirmed it for 40 minutes.',
  unknown: 'may not have arrived: ask, before you send it again.',
} as const;

/** Gives up a mail with a file: notifies its sender once, and deletes the content. */
export async function failShare(id: string, reason: keyof typeof REASONS): Promise<void> {
  await db.$transaction(async (tx) => {
    const owned = await tx.share.findUnique({ where: { id }, select: { userId: true } });
    if (!owned) return;
    await lockUserAgainstDelete(tx, owned.userId);
    // Locks the row: a concurrent call waits and then finds that the share has ended.
    const [share] = await tx.$queryRaw<{ toEmail: string }[]>`
      SELECT to_email AS "toEmail" FROM shares
      WHERE id = ${id}::uuid AND status = 'WAITING' FOR UPDATE`;
    if (!share) return;
    const forgotten = { toEmail: null, message: null, content: null };
    await tx.share.update({
      where: { id },
      data: { status: 'FAILED', endedAt: new Date(), ...forgotten },
      select: { id: true },
    });
    const message = `Your file to ${share.toEmail} ${REASONS[reason]}`;
    await notify(tx, owned.userId, [{ title: 'Document not sent', message }]);
  });
}

/** For orders that the queue has given up. */
export function failOrder(data: object): Promise<void> {
  return failShare(shareOrderSchema.parse(data).shareId, 'unconfirmed');
}

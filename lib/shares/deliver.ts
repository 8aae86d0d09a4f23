import 'server-only';
import { danishStamp } from '@/lib/danish-day';
import { db } from '@/lib/db';
import { CONTENT_TYPES } from '@/lib/exports/constants';
import type { ExportFormat } from '@/lib/exports/types';
import { sendMail } from '@/lib/integrations/mail';
import { renderMail } from '@/lib/mails/render';
import { TRIED_FOR_MS } from '@/lib/mails/tried-for';
import { failShare } from './fail';
import { shareOrderSchema } from './order';

/** For example "veminto-companies-20261121-201505.xlsx", in Danish time */
const nameOf = (format: ExportFormat, at: Date) => `veminto-companies-${danishStamp(at)}.${format}`;

async function findWaiting(id: string) {
  const sender = { select: { email: true, firstName: true, lastName: true, language: true } };
  const share = await db.share.findUnique({ where: { id }, include: { user: sender } });
  if (share?.status !== 'WAITING') return null;
  const { toEmail, message, content } = share;
  if (toEmail === null || message === null || content === null) return null;
  return { ...share, toEmail, message, content, format: share.format as ExportFormat };
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** Deterministic, so that retries are recognised as the same mail. */
async function mailOf({ id, createdAt, user, ...share }: Waiting) {
  const from = `${user.firstName} ${user.lastName}`.trim();
  const { message, format } = share;
  const content = { kind: 'share', from, email: user.email, message } as const;
  // In the sender's language: the recipient may have no account, and the message is the sender's.
  const composed = await renderMail(content, user.language);
  return {
    ...composed,
    id,
    orderedAt: createdAt.toISOString(),
    to: share.toEmail,
    replyTo: user.email,
    attachment: {
      name: nameOf(format, createdAt),
      type: CONTENT_TYPES[format],
      content: Buffer.from(share.content),
    },
  };
}

/**
 * Mails a shared file and then deletes its content. May be repeated: its id prevents a second
 * delivery.
 * @throws AppError unavailable when it should be retried.
 */
export async function deliverShare(data: object, signal: AbortSignal): Promise<void> {
  const { shareId: id } = shareOrderSchema.parse(data);
  const share = await findWaiting(id);
  if (!share) return;
  const firstTriedAt = share.firstTriedAt ?? new Date();
  if (Date.now() - firstTriedAt.getTime() > TRIED_FOR_MS) return failShare(id, 'unknown');
  if (!share.firstTriedAt) await db.share.update({ where: { id }, data: { firstTriedAt } });
  const end = await sendMail(await mailOf(share), signal);
  if (end === 'refused') return failShare(id, 'refused');
  const forgotten = { toEmail: null, message: null, content: null };
  await db.share.updateMany({
    where: { id, status: 'WAITING' },
    data: { status: 'SENT', endedAt: new Date(), ...forgotten },
  });
}

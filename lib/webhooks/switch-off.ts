import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import type { PostEnd } from '@/lib/integrations/webhook-post';
import { ensureQueue } from '@/lib/job-queue';
import { orderWebhookOff } from '@/lib/mails/order';
import { DAY_MS } from '@/lib/milliseconds';
import { WEBHOOK_OFF } from '@/lib/notifications/constants';
import { notify } from '@/lib/notifications/mutations';
import { lockUserAgainstDelete } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { DELIVERIES_KEPT_DAYS, FAILING_DAYS, type OffReason } from './constants';

type Off = { id: string; url: string };

const hostOf = ({ url }: Off) => new URL(url).host;

/** Sentences for the owner. */
const REASONS: Record<OffReason, (host: string) => string> = {
  failing: (host) =>
    `${host} has accepted nothing for ${FAILING_DAYS} days. Your profile shows why.`,
  gone: (host) => `${host} answered that it wants no more.`,
  reset: (host) =>
    `${host} gets nothing since your password was reset. Switch it on in your profile.`,
};

function tell(tx: Prisma.TransactionClient, userId: string, off: Off, because: OffReason) {
  return notify(tx, userId, [{ title: WEBHOOK_OFF, message: REASONS[because](hostOf(off)) }]);
}

/** The end of an attempt that failed. */
export type Failed = Pick<PostEnd, 'status'> & { failure: NonNullable<PostEnd['failure']> };

/**
 * Switches a webhook off after an attempt that failed, if its address accepted nothing for days or
 * the receiver is gone. A mail tells of the former: it is ordered with it, so there is exactly one.
 */
export async function switchOff({ id, url }: Off, { status, failure }: Failed): Promise<void> {
  // 410 is how a receiver says that it wants no more.
  const because = status === 410 ? 'gone' : 'failing';
  const since = new Date(Date.now() - FAILING_DAYS * DAY_MS);
  const due = {
    id,
    url,
    isOn: true,
    ...(because === 'failing' && { failingSince: { lt: since } }),
  };
  const owned = await db.webhook.findFirst({ where: due, select: { userId: true } });
  if (!owned) return;
  const { userId } = owned;
  await ensureQueue();
  await db.$transaction(async (tx) => {
    await lockUserAgainstDelete(tx, userId);
    const [off] = await tx.webhook.updateManyAndReturn({
      where: due,
      data: { isOn: false, offBecause: because },
      select: { id: true, url: true, failingSince: true },
    });
    if (!off) return;
    await tell(tx, userId, off, because);
    if (because === 'failing' && off.failingSince) {
      const ended = { since: off.failingSince.toISOString(), failure, status };
      const keptDays = DELIVERIES_KEPT_DAYS;
      await orderWebhookOff({ userId, host: hostOf(off), ...ended, keptDays }, tx);
    }
    const details = { because };
    const entry = { action: 'webhook_off', actorId: null, subject: id, address: null } as const;
    await recordAudit({ ...entry, details }, tx);
  });
}

/** For accounts that may have been compromised: a stranger may have added an address. */
export async function switchAllOff(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const off = await tx.webhook.updateManyAndReturn({
    where: { userId, isOn: true },
    data: { isOn: false, offBecause: 'reset' },
    select: { id: true, url: true },
  });
  for (const one of off) await tell(tx, userId, one, 'reset');
}

import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import type { PostEnd } from '@/lib/integrations/webhook-post';
import { ensureQueue } from '@/lib/job-queue';
import { orderWebhookOff } from '@/lib/mails/order';
import { DAY_MS, HOUR_MS } from '@/lib/milliseconds';
import { WEBHOOK_OFF } from '@/lib/notifications/constants';
import { notify } from '@/lib/notifications/mutations';
import { lockUserAgainstDelete } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { DELIVERIES_KEPT_DAYS, FAILING_DAYS, FAILING_HOURS, type OffReason } from './constants';

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

/** About the owner: whose webhook it was would be unknown once it is deleted. */
function record(tx: Prisma.TransactionClient, userId: string, off: Off, because: OffReason) {
  const entry = { action: 'webhook_off', actorId: null, subject: userId, address: null } as const;
  return recordAudit({ ...entry, details: { because, webhook: off.id, host: hostOf(off) } }, tx);
}

/** The end of an attempt that failed. */
export type Failed = Pick<PostEnd, 'status'> & { failure: NonNullable<PostEnd['failure']> };

/** The webhook, and since when what failed has waited; null for what was only tried by hand. */
type Blamed = Off & { waitingSince: Date | null };

/** Why it may be switched off. 410 is how a receiver says that it wants no more. */
function reasonFor({ waitingSince }: Blamed, { status }: Failed): 'gone' | 'failing' | null {
  if (status === 410) return 'gone';
  const isLong = waitingSince && waitingSince < new Date(Date.now() - FAILING_HOURS * HOUR_MS);
  return isLong ? 'failing' : null;
}

/**
 * Switches a webhook off after an attempt that failed, if its address accepted nothing for days or
 * the receiver is gone. The days may have been quiet, with one old failure: so what failed now has
 * been tried for hours too, or a brief disturbance would end it. A mail tells of failing days: it is
 * ordered with it, so there is exactly one.
 */
export async function switchOff(blamed: Blamed, failed: Failed): Promise<void> {
  const because = reasonFor(blamed, failed);
  if (!because) return;
  const { id, url } = blamed;
  const { status, failure } = failed;
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
    await record(tx, userId, off, because);
  });
}

/** For accounts that may have been compromised: a stranger may have added an address. */
export async function switchAllOff(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const off = await tx.webhook.updateManyAndReturn({
    where: { userId, isOn: true },
    data: { isOn: false, offBecause: 'reset' },
    select: { id: true, url: true },
  });
  for (const one of off) {
    await tell(tx, userId, one, 'reset');
    await record(tx, userId, one, 'reset');
  }
}

import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { DAY_MS } from '@/lib/milliseconds';
import { notify } from '@/lib/notifications/mutations';
import { lockUserAgainstDelete } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { FAILING_DAYS, MESSAGES, type OffReason } from './constants';

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
  return notify(tx, userId, [{ title: MESSAGES.off, message: REASONS[because](hostOf(off)) }]);
}

/** Switches a webhook off if nothing was delivered for days, or the receiver is gone. */
export async function switchOff(id: string, because: 'failing' | 'gone'): Promise<void> {
  const owned = await db.webhook.findUnique({ where: { id }, select: { userId: true } });
  if (!owned) return;
  const { userId } = owned;
  await db.$transaction(async (tx) => {
    await lockUserAgainstDelete(tx, userId);
    const since = new Date(Date.now() - FAILING_DAYS * DAY_MS);
    const [off] = await tx.webhook.updateManyAndReturn({
      where: { id, isOn: true, ...(because === 'failing' && { failingSince: { lt: since } }) },
      data: { isOn: false, offBecause: because },
      select: { id: true, url: true },
    });
    if (!off) return;
    await tell(tx, userId, off, because);
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

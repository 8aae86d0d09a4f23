import 'server-only';
import { db } from '@/lib/db';
import { type PostEnd, postToWebhook } from '@/lib/integrations/webhook-post';
import { allowsLoopback } from './address';
import { RETRY_MINUTES } from './constants';
import { payloadOf } from './payload';
import { signedHeaders } from './secret';
import { switchOff } from './switch-off';

const messageSelect = {
  id: true,
  title: true,
  companyKey: true,
  savedSearchId: true,
  loadId: true,
  topics: true,
  attempts: true,
  nextAt: true,
  createdAt: true,
  webhook: {
    select: { id: true, url: true, seed: true, formerSeed: true, formerUntil: true },
  },
} as const;

/** The end of an attempt; void: there was nothing left to deliver, and the message is gone. */
type Attempt = PostEnd | 'void';

/** When the attempt after this one is due; null after the last one. */
function nextAfter(attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

/** Locks the webhook first, like its deletion. */
async function keepSuccess(id: string, webhookId: string, { status }: PostEnd): Promise<void> {
  const now = new Date();
  await db.$transaction([
    db.webhook.updateMany({
      where: { id: webhookId, failingSince: { not: null } },
      data: { failingSince: null, pausedUntil: null },
    }),
    db.webhookMessage.updateMany({
      where: { id },
      data: {
        ...{ attempts: { increment: 1 }, triedAt: now, deliveredAt: now },
        ...{ nextAt: null, status, failure: null },
      },
    }),
  ]);
}

type Tried = { id: string; webhookId: string; attempts: number; isWaiting: boolean };

/** Pauses the webhook too, the longer it has been failing: from a minute to half an hour. */
async function keepFailure(tried: Tried, { status, failure }: PostEnd): Promise<void> {
  const { id, webhookId, attempts, isWaiting } = tried;
  const now = new Date();
  const nextAt = isWaiting ? nextAfter(attempts, now) : null;
  await db.$transaction([
    db.$executeRaw`
      UPDATE webhooks SET failing_since = coalesce(failing_since, now()),
        paused_until = now() + greatest(interval '1 minute', least(interval '30 minutes',
          (now() - coalesce(failing_since, now())) / 4))
      WHERE id = ${webhookId}::uuid`,
    db.webhookMessage.updateMany({
      where: { id },
      data: { attempts: attempts + 1, triedAt: now, nextAt, status, failure },
    }),
  ]);
  // 410 is how a receiver says that it wants no more.
  await switchOff(webhookId, status === 410 ? 'gone' : 'failing');
}

/**
 * Posts a message once and keeps how that ended. May be repeated, as after a kill: the receiver
 * knows the message by its id. A message that no longer waits is not scheduled again.
 * @throws the reason of the signal; then nothing is kept.
 */
export async function deliverMessage(id: string, signal?: AbortSignal): Promise<Attempt> {
  const message = await db.webhookMessage.findUnique({ where: { id }, select: messageSelect });
  const payload = message && (await payloadOf(message));
  if (!payload) {
    await db.webhookMessage.deleteMany({ where: { id } });
    return 'void';
  }
  const { webhook, attempts, nextAt } = message;
  const body = JSON.stringify(payload);
  const end = await postToWebhook({
    url: new URL(webhook.url),
    headers: signedHeaders(webhook, { id, body }),
    body,
    signal,
    allowsLoopback: allowsLoopback(),
  });
  if (end.failure === null) await keepSuccess(id, webhook.id, end);
  else await keepFailure({ id, webhookId: webhook.id, attempts, isWaiting: nextAt !== null }, end);
  return end;
}

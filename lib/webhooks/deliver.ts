import 'server-only';
import { db } from '@/lib/db';
import { type PostEnd, postToWebhook } from '@/lib/integrations/webhook-post';
import { allowsLoopback } from './address';
import { RETRY_MINUTES } from './constants';
import { payloadOf } from './payload';
import { signedHeaders } from './secret';
import { type Failed, switchOff } from './switch-off';

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

/** The message and its webhook as they were when the attempt began. */
type Tried = {
  id: string;
  attempts: number;
  nextAt: Date | null;
  createdAt: Date;
  webhook: { id: string; url: string };
};

/**
 * Locks the webhook first, like its deletion. It is not cleared if its address was changed meanwhile:
 * the new one may be failing.
 */
async function keepSuccess({ id, webhook }: Tried, { status }: PostEnd): Promise<void> {
  const now = new Date();
  await db.$transaction([
    db.webhook.updateMany({
      where: { id: webhook.id, url: webhook.url, failingSince: { not: null } },
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

/**
 * Pauses the webhook too, the longer it has been failing: from a minute to half an hour. It is not
 * blamed if its address was changed meanwhile, nor for what did not wait and was tried by hand: a
 * test, or an old delivery. What was delivered meanwhile waits no more.
 */
async function keepFailure(tried: Tried, failed: Failed): Promise<void> {
  const { id, attempts, webhook, nextAt, createdAt } = tried;
  const { status, failure } = failed;
  const next = nextAfter(attempts, new Date())?.toISOString() ?? null;
  await db.$transaction([
    db.$executeRaw`
      UPDATE webhooks SET failing_since = coalesce(failing_since, now()),
        paused_until = now() + greatest(interval '1 minute', least(interval '30 minutes',
          (now() - coalesce(failing_since, now())) / 4))
      WHERE id = ${webhook.id}::uuid AND url = ${webhook.url} AND ${nextAt !== null}`,
    db.$executeRaw`
      UPDATE webhook_messages SET attempts = attempts + 1, tried_at = now(), status = ${status},
        failure = ${failure},
        next_at = CASE WHEN next_at IS NOT NULL THEN ${next}::timestamptz END
      WHERE id = ${id}::uuid`,
  ]);
  await switchOff({ ...webhook, waitingSince: nextAt && createdAt }, failed);
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
  const { webhook } = message;
  const body = JSON.stringify(payload);
  const end = await postToWebhook({
    url: new URL(webhook.url),
    headers: signedHeaders(webhook, { id, body }),
    body,
    signal,
    allowsLoopback: allowsLoopback(),
  });
  const { status, failure } = end;
  if (failure === null) await keepSuccess(message, end);
  else await keepFailure(message, { status, failure });
  return end;
}

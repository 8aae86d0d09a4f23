import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { newSecret } from '@/lib/auth/secret';
import { requireOpenSession } from '@/lib/auth/sessions';
import type { AccountCaller } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { HOUR_MS } from '@/lib/milliseconds';
import type { NewsTopic } from '@/lib/notifications/constants';
import { lockUserCounters } from '@/lib/user-rows/locks';
import { FORMER_SECRET_HOURS, MAX_WEBHOOKS, MESSAGES } from './constants';
import { toWebhookOnWire } from './mapper';
import { webhookSelect } from './queries';
import { secretOf } from './secret';
import type { WebhookOnWire } from './types';

type Asker = AccountCaller & { sessionId: string };
type WithSecret = { secret: string; webhook: WebhookOnWire };

type NewWebhook = { url: string; description: string | null; topics: NewsTopic[] };

/**
 * Creates a webhook. Its secret is returned only here and by `rollSecret`.
 * @throws AppError forbidden when the account has MAX_WEBHOOKS, unauthorized when the session ends
 *   concurrently: otherwise a stranger who is being locked out could leave one behind.
 */
export async function createWebhook(owner: Asker, input: NewWebhook): Promise<WithSecret> {
  const { id: userId, address } = owner;
  const seed = newSecret();
  const row = await db.$transaction(async (tx) => {
    // Serializes concurrent requests of the account, so that both are counted.
    await lockUserCounters(tx, userId);
    await requireOpenSession(tx, owner);
    const count = await tx.webhook.count({ where: { userId } });
    if (count >= MAX_WEBHOOKS) throw new AppError('forbidden', MESSAGES.tooMany);
    const made = await tx.webhook.create({
      data: { userId, seed, ...input },
      select: webhookSelect,
    });
    const details = { host: new URL(made.url).host };
    await recordAudit(
      { action: 'webhook_created', actorId: userId, subject: made.id, address, details },
      tx,
    );
    return made;
  });
  return { secret: secretOf(seed), webhook: toWebhookOnWire(row) };
}

type Change = Partial<NewWebhook & { isOn: boolean }>;

/** What has failed before says nothing of another address, nor of one that is switched on again. */
const fresh = { failingSince: null, pausedUntil: null };

/**
 * Changes a webhook. Switched on again, it is sent what it has not yet received.
 * @throws AppError not_found when it is unknown or belongs to another account, or unauthorized as
 *   for `createWebhook`.
 */
export async function updateWebhook(
  owner: Asker,
  id: string,
  change: Change,
): Promise<WebhookOnWire> {
  const { id: userId, address } = owner;
  const { url, isOn } = change;
  const data = {
    ...change,
    ...((url !== undefined || isOn) && fresh),
    ...(isOn !== undefined && { offBecause: null }),
  };
  return db.$transaction(async (tx) => {
    await lockUserCounters(tx, userId);
    await requireOpenSession(tx, owner);
    const [row] = await tx.webhook.updateManyAndReturn({
      where: { id, userId },
      data,
      select: webhookSelect,
    });
    if (!row) throw new AppError('not_found', MESSAGES.unknown);
    const details = {
      ...(url !== undefined && { host: new URL(url).host }),
      ...(isOn !== undefined && { isOn }),
    };
    const entry = { action: 'webhook_changed', actorId: userId, subject: id, address } as const;
    await recordAudit({ ...entry, details }, tx);
    return toWebhookOnWire(row);
  });
}

/**
 * Gives a webhook a new secret. The former one signs as well for a day, so that receivers can
 * change over without missing anything.
 * @throws AppError not_found, or unauthorized as for `createWebhook`.
 */
export async function rollSecret(owner: Asker, id: string): Promise<WithSecret> {
  const { id: userId, address } = owner;
  const seed = newSecret();
  const row = await db.$transaction(async (tx) => {
    await lockUserCounters(tx, userId);
    await requireOpenSession(tx, owner);
    const known = await tx.webhook.findFirst({ where: { id, userId }, select: { seed: true } });
    if (!known) throw new AppError('not_found', MESSAGES.unknown);
    const formerUntil = new Date(Date.now() + FORMER_SECRET_HOURS * HOUR_MS);
    const entry = {
      action: 'webhook_secret_rolled',
      actorId: userId,
      subject: id,
      address,
    } as const;
    await recordAudit(entry, tx);
    return tx.webhook.update({
      where: { id },
      data: { seed, formerSeed: known.seed, formerUntil },
      select: webhookSelect,
    });
  });
  return { secret: secretOf(seed), webhook: toWebhookOnWire(row) };
}

/**
 * Deletes a webhook with its deliveries.
 * @throws AppError not_found when it is unknown or belongs to another account.
 */
export async function deleteWebhook(
  { id: userId, address }: AccountCaller,
  id: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhook.deleteMany({ where: { id, userId } });
    if (count === 0) throw new AppError('not_found', MESSAGES.unknown);
    await recordAudit({ action: 'webhook_deleted', actorId: userId, subject: id, address }, tx);
  });
}

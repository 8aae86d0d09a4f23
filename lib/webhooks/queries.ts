import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { DELIVERIES_SHOWN, MESSAGES } from './constants';
import { type DeliveryRow, toDeliveryOnWire, toWebhookOnWire, type WebhookRow } from './mapper';
import type { DeliveryOnWire, WebhookOnWire } from './types';

/** The columns of a webhook that its owner sees; excludes the seeds. */
export const webhookSelect = {
  id: true,
  url: true,
  description: true,
  topics: true,
  isOn: true,
  offBecause: true,
  failingSince: true,
  createdAt: true,
} as const satisfies Record<keyof WebhookRow, true>;

const deliverySelect = {
  id: true,
  title: true,
  companyKey: true,
  loadId: true,
  attempts: true,
  status: true,
  failure: true,
  createdAt: true,
  triedAt: true,
  nextAt: true,
  deliveredAt: true,
} as const satisfies Record<keyof DeliveryRow, true>;

/** The webhooks of an account, oldest first. */
export async function listWebhooks(userId: string): Promise<WebhookOnWire[]> {
  const rows = await db.webhook.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: webhookSelect,
  });
  return rows.map(toWebhookOnWire);
}

/**
 * The latest deliveries of a webhook, newest first.
 * @throws AppError not_found when the webhook is unknown or belongs to another account.
 */
export async function listDeliveries(userId: string, id: string): Promise<DeliveryOnWire[]> {
  const webhook = await db.webhook.findFirst({
    where: { id, userId },
    select: {
      messages: {
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
        take: DELIVERIES_SHOWN,
        select: deliverySelect,
      },
    },
  });
  if (!webhook) throw new AppError('not_found', MESSAGES.unknown);
  return webhook.messages.map(toDeliveryOnWire);
}

/** @throws AppError not_found when it is gone. */
export async function getDelivery(id: string): Promise<DeliveryOnWire> {
  const row = await db.webhookMessage.findUnique({ where: { id }, select: deliverySelect });
  if (!row) throw new AppError('not_found', MESSAGES.void);
  return toDeliveryOnWire(row);
}

import { POST_FAILURES } from '@/lib/integrations/webhook-post';
import type { NewsTopic } from '@/lib/notifications/constants';
import { OFF_REASONS } from './constants';
import type { DeliveryOnWire, WebhookOnWire } from './types';

export type WebhookRow = {
  id: string;
  url: string;
  description: string | null;
  topics: NewsTopic[];
  isOn: boolean;
  offBecause: string | null;
  failingSince: Date | null;
  createdAt: Date;
};

export function toWebhookOnWire(row: WebhookRow): WebhookOnWire {
  const { offBecause, failingSince, createdAt, ...webhook } = row;
  return {
    ...webhook,
    offBecause: OFF_REASONS.find((reason) => reason === offBecause) ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export type DeliveryRow = {
  id: string;
  title: string;
  companyKey: string | null;
  loadId: number | null;
  attempts: number;
  status: number | null;
  failure: string | null;
  createdAt: Date;
  triedAt: Date | null;
  nextAt: Date | null;
  deliveredAt: Date | null;
};

function typeOf({ companyKey, loadId }: DeliveryRow): DeliveryOnWire['type'] {
  if (loadId === null) return 'webhook.test';
  return companyKey === null ? 'search.changed' : 'company.changed';
}

function stateOf({ nextAt, deliveredAt, failure }: DeliveryRow): DeliveryOnWire['state'] {
  if (nextAt !== null) return 'waiting';
  return deliveredAt !== null && failure === null ? 'delivered' : 'failed';
}

export function toDeliveryOnWire(row: DeliveryRow): DeliveryOnWire {
  return {
    id: row.id,
    type: typeOf(row),
    name: row.title,
    the_key: row.companyKey,
    state: stateOf(row),
    attempts: row.attempts,
    status: row.status,
    failure: POST_FAILURES.find((failure) => failure === row.failure) ?? null,
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
  };
}

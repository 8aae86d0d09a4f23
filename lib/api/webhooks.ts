import type { Message } from '@/lib/answer-parts';
import type { NewsTopic } from '@/lib/notifications/constants';
import type {
  DeliveryAnswer,
  DeliveryOnWire,
  SecretAnswer,
  WebhookOnWire,
} from '@/lib/webhooks/answers';
import { call } from './call';

export type WebhookInput = { url: string; description: string | null; topics: NewsTopic[] };

const at = (id: string) => `/user/webhooks/${id}`;

/** The user's own webhooks. */
export const webhooksApi = {
  list: (signal?: AbortSignal) =>
    call<{ data: WebhookOnWire[] }>('GET', '/user/webhooks', undefined, signal),
  /** `secret`: returned only here and by `roll`. */
  create: (input: WebhookInput) => call<SecretAnswer>('POST', '/user/webhooks', input),
  change: (id: string, input: Partial<WebhookInput & { isOn: boolean }>) =>
    call<Message & { data: WebhookOnWire }>('PATCH', at(id), input),
  roll: (id: string) => call<SecretAnswer>('POST', `${at(id)}/secret`),
  test: (id: string) => call<DeliveryAnswer>('POST', `${at(id)}/test`),
  deliveries: (id: string, signal?: AbortSignal) =>
    call<{ data: DeliveryOnWire[] }>('GET', `${at(id)}/deliveries`, undefined, signal),
  retry: (id: string, delivery: string) =>
    call<DeliveryAnswer>('POST', `${at(id)}/deliveries/${delivery}`),
  remove: (id: string) => call<Message>('DELETE', at(id)),
};

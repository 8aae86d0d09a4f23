import 'server-only';
import { z } from 'zod';
import { messageSchema } from '@/lib/answer-parts';
import { POST_FAILURES } from '@/lib/integrations/webhook-post';
import { NEWS_TOPICS } from '@/lib/notifications/constants';
import { DELIVERY_STATES, FORMER_SECRET_HOURS, OFF_REASONS } from './constants';
import { PAYLOADS } from './payload-shapes';

const webhookSchema = z
  .strictObject({
    id: z.uuid(),
    url: z.string(),
    description: z.string().nullable(),
    topics: z.array(z.enum(NEWS_TOPICS)),
    isOn: z.boolean(),
    offBecause: z.enum(OFF_REASONS).nullable().meta({
      description:
        'Why it was switched off other than by its owner; failing: nothing was accepted for days; gone: the receiver answered 410; reset: the password was reset',
    }),
    failingSince: z.iso.datetime().nullable().meta({
      description: 'Since when nothing has been accepted; null: the last delivery was',
    }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook', description: 'A webhook, without its secret' });
export type WebhookOnWire = z.infer<typeof webhookSchema>;

const deliverySchema = z
  .strictObject({
    id: z.uuid().meta({ description: 'Its webhook-id' }),
    type: z.literal(Object.keys(PAYLOADS) as (keyof typeof PAYLOADS)[]),
    name: z.string().meta({ description: 'Of the company or the saved search' }),
    the_key: z.string().nullable(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int().min(0),
    status: z.int().nullable().meta({ description: 'The HTTP status of the last answer' }),
    failure: z.enum(POST_FAILURES).nullable().meta({
      description:
        'Why the last attempt failed; answer: a status other than 2xx; address: not on the public internet',
    }),
    createdAt: z.iso.datetime(),
    triedAt: z.iso.datetime().nullable(),
    nextAt: z.iso.datetime().nullable().meta({ description: 'When it is tried again' }),
  })
  .meta({ id: 'WebhookDelivery' });
export type DeliveryOnWire = z.infer<typeof deliverySchema>;

/** GET /api/user/webhooks */
export const webhooksAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.array(webhookSchema),
});

/** POST /api/user/webhooks, POST /api/user/webhooks/{id}/secret */
export const secretAnswerSchema = z.strictObject({
  message: messageSchema,
  secret: z.string().meta({
    description: `What deliveries are signed with; it is told this once. A former one signs as well for ${FORMER_SECRET_HOURS} hours`,
  }),
  data: webhookSchema,
});
export type SecretAnswer = z.infer<typeof secretAnswerSchema>;

/** PATCH /api/user/webhooks/{id} */
export const webhookAnswerSchema = z.strictObject({ message: messageSchema, data: webhookSchema });

/** GET /api/user/webhooks/{id}/deliveries */
export const deliveriesAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.array(deliverySchema),
});

/** POST /api/user/webhooks/{id}/test, POST /api/user/webhooks/{id}/deliveries/{delivery} */
export const deliveryAnswerSchema = z.strictObject({
  message: messageSchema,
  data: deliverySchema,
});
export type DeliveryAnswer = z.infer<typeof deliveryAnswerSchema>;

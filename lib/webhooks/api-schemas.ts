import 'server-only';
import { z } from 'zod';
import { NEWS_TOPICS } from '@/lib/notifications/constants';
import { cleanLabel, lettersOf } from '@/lib/saved/label';
import { cleanAddress, problemOf } from './address';
import { DESCRIPTION_MAX, MESSAGES, URL_MAX } from './constants';

const url = z
  .string(MESSAGES.url)
  .trim()
  .max(URL_MAX, MESSAGES.urlTooLong)
  .superRefine((address, context) => {
    const message = problemOf(address);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((address, context) => (context.issues.length > 0 ? address : cleanAddress(address)))
  .describe('https, without a user name, on port 443 or 8443');

const description = z
  .string(MESSAGES.description)
  .transform(cleanLabel)
  .refine((text) => lettersOf(text) <= DESCRIPTION_MAX, MESSAGES.description)
  .transform((text) => text || null)
  .nullable();

const topics = z
  .array(z.enum(NEWS_TOPICS, MESSAGES.topics), MESSAGES.topics)
  .min(1, MESSAGES.topics)
  .max(NEWS_TOPICS.length, MESSAGES.topics)
  .transform((asked) => NEWS_TOPICS.filter((topic) => asked.includes(topic)));

/** POST /api/user/webhooks */
export const createWebhookSchema = z
  .strictObject({
    url,
    description: description.default(null),
    topics: topics.default([...NEWS_TOPICS]).describe('the news that it receives; by default all'),
  })
  .meta({ examples: [{ url: 'https://crm.example/veminto', topics: ['DISTRESS', 'PEOPLE'] }] });

/** PATCH /api/user/webhooks/{id} */
export const updateWebhookSchema = z
  .strictObject({
    url: url.optional(),
    description: description.optional(),
    topics: topics.optional(),
    isOn: z.boolean(MESSAGES.nothing).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), MESSAGES.nothing)
  .meta({ examples: [{ isOn: false }] });

/** /api/user/webhooks/{id}, also with /secret, /test and /deliveries */
export const webhookParamsSchema = z.object({ id: z.uuid(MESSAGES.unknown) });

/** POST /api/user/webhooks/{id}/deliveries/{delivery} */
export const deliveryParamsSchema = webhookParamsSchema.extend({
  delivery: z.uuid(MESSAGES.unknownDelivery),
});

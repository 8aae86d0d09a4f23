import 'server-only';
import { z } from 'zod';
import { messageSchema } from '@/lib/answer-parts';
import { changeFields } from '@/lib/changes/on-wire';
import { NEWS_TOPICS } from '@/lib/notifications/constants';
import { ChangeField } from '@/prisma/client/enums';

/** Companies named on each side of a change of a saved search. */
export const MOST_COMPANIES = 100;

const FIELDS = [...Object.values(ChangeField), 'GONE', 'BACK'] as const;

const cvr = z.string().meta({ description: 'CVR number, eight digits' });
const timestamp = z.iso.datetime().meta({ description: 'When we found it in the register' });
const topic = z.enum(NEWS_TOPICS);

const change = z.strictObject({ field: z.enum(FIELDS), ...changeFields });

const companyChanged = z.strictObject({
  type: z.literal('company.changed'),
  timestamp,
  data: z.strictObject({
    cvr,
    name: z.string(),
    topics: z.array(topic),
    isGrave: z.boolean().meta({
      description: 'Bankruptcy, reconstruction, liquidation, dissolution or an end of any kind',
    }),
    message: messageSchema,
    changes: z.array(change),
    link: z.url().nullable().meta({ description: 'The page of the company; null: it has none' }),
  }),
});

const members = z.strictObject({
  count: z.int().min(0),
  companies: z
    .array(z.strictObject({ cvr, name: z.string() }))
    .meta({ description: `The first ${MOST_COMPANIES}` }),
});

const searchChanged = z.strictObject({
  type: z.literal('search.changed'),
  timestamp,
  data: z.strictObject({
    id: z.uuid().meta({ description: 'The saved search' }),
    name: z.string(),
    topics: z.array(topic),
    message: messageSchema,
    added: members,
    left: members,
    link: z.url(),
  }),
});

const test = z.strictObject({
  type: z.literal('webhook.test'),
  timestamp: z.iso.datetime(),
  data: z.strictObject({ message: messageSchema, link: z.url() }),
});

/** All that is posted to webhooks, by type. */
export const PAYLOADS = {
  'company.changed': {
    summary: 'A saved company changed in the register',
    schema: companyChanged,
  },
  'search.changed': {
    summary: 'Companies came to a saved search or left it',
    schema: searchChanged,
  },
  'webhook.test': { summary: 'A test that the owner asked for', schema: test },
} as const;

export type CompanyPayload = z.infer<typeof companyChanged>;
export type SearchPayload = z.infer<typeof searchChanged>;
type TestPayload = z.infer<typeof test>;
export type Payload = CompanyPayload | SearchPayload | TestPayload;

import 'server-only';
import { z } from 'zod';
import { messageSchema } from '@/lib/answer-parts';
import { NEWS_TOPICS } from '@/lib/notifications/constants';
import { ChangeField } from '@/prisma/client/enums';

/** Companies named on each side of a change of a saved search. */
export const MOST_COMPANIES = 100;

const FIELDS = [...Object.values(ChangeField), 'GONE', 'BACK'] as const;

const cvr = z.string().meta({ description: 'CVR number, eight digits' });
const timestamp = z.iso.datetime().meta({ description: 'When we found it in the register' });
const topic = z.enum(NEWS_TOPICS);
const text = z.string().nullable();

const change = z.strictObject({
  topic,
  field: z.enum(FIELDS),
  before: text.meta({
    description: 'A text of the register; of people, owners and auditors, those who left',
  }),
  after: text.meta({ description: 'Likewise; those who came' }),
  withheld: z.boolean().meta({
    description: 'The company has advertising protection: its addresses are not told',
  }),
});

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

import 'server-only';
import { z } from 'zod';
import { messageSchema } from '@/lib/answer-parts';

const markdown = z.string().meta({ description: 'Markdown' });
const remaining = z
  .int()
  .min(0)
  .nullable()
  .meta({ description: 'Questions that are left this month; null without a limit' });

/** POST /api/spell/v1/llm, for clients that do not accept lines */
export const wholeAnswerSchema = z.strictObject({
  status: z.literal(200),
  data: markdown,
  remaining,
});

const eventSchema = z
  .discriminatedUnion('type', [
    z
      .strictObject({ type: z.literal('text'), text: markdown })
      .meta({ description: 'The next piece of the answer' }),
    z
      .strictObject({ type: z.literal('search'), href: z.string(), label: z.string() })
      .meta({ description: 'The answer as a search; a path of our own' }),
    z
      .strictObject({ type: z.literal('done'), by: z.enum(['reader', 'model']), remaining })
      .meta({ description: 'The end' }),
    z
      .strictObject({ type: z.literal('error'), error: messageSchema, code: z.string() })
      .meta({ description: 'The end of what failed; nothing was charged' }),
  ])
  .meta({ id: 'AssistantEvent', description: 'One line of an answer' });
export type AssistantEvent = z.infer<typeof eventSchema>;

/** POST /api/spell/v1/llm, for clients that accept lines of JSON, one event each. */
export const streamedAnswer = { type: 'application/x-ndjson', schema: eventSchema } as const;

const entrySchema = z
  .strictObject({ user: z.string(), ai: markdown, createdAt: z.iso.datetime() })
  .meta({ id: 'ChatEntry', description: 'A question and its answer' });
export type ChatEntryOnWire = z.infer<typeof entrySchema>;

/** GET /api/spell/v1/chat_history/{userId} */
export const historyAnswerSchema = z.strictObject({
  status: z.literal(200),
  data: z.array(entrySchema),
  remaining,
});
export type HistoryAnswer = z.infer<typeof historyAnswerSchema>;

/** DELETE /api/spell/v1/chat_history/{userId} */
export const forgottenAnswerSchema = z.strictObject({ status: z.literal(200) });

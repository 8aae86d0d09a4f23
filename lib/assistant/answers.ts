import 'server-only';
import { z } from 'zod';

const markdown = z.string().meta({ description: 'Markdown' });
const remaining = z
  .int()
  .min(0)
  .nullable()
  .meta({ description: 'Questions that are left this month; null without a limit' });

/** POST /api/spell/v1/llm, for who does not accept lines */
export const wholeAnswerSchema = z.strictObject({
  status: z.literal(200),
  data: markdown,
  remaining,
});
export type WholeAnswer = z.infer<typeof wholeAnswerSchema>;

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

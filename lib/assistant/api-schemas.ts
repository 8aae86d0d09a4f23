import 'server-only';
import { z } from 'zod';
import { MAX_PAGE_QUERY, MAX_QUESTION, MESSAGES } from './constants';

const PAGES = ['search', 'discover', 'company', 'saved', 'segmentation', 'other'] as const;

const questionText = z
  .string(MESSAGES.noQuestion)
  // Control characters are not stored; line breaks are part of a question.
  .transform((text) => text.replace(/[^\P{Cc}\n]/gu, ' ').trim())
  .pipe(z.string().min(1, MESSAGES.noQuestion).max(MAX_QUESTION, MESSAGES.longQuestion));

const page = z.strictObject(
  {
    kind: z.enum(PAGES, MESSAGES.noPage),
    key: z.string().max(20, MESSAGES.noPage).optional(),
    query: z.string().max(MAX_PAGE_QUERY, MESSAGES.noPage).optional(),
  },
  MESSAGES.noPage,
);

/** POST /api/spell/v1/llm */
export const questionSchema = z
  .strictObject({
    query: questionText,
    user_id: z.string().optional(),
    page: page.optional(),
  })
  .meta({ examples: [{ query: 'how many bakers are there in Aalborg?' }] });

/** /api/spell/v1/chat_history/{userId} */
export const historyParamsSchema = z.object({ userId: z.string() });

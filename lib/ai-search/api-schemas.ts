import 'server-only';
import { z } from 'zod';
import { cleanText } from '@/lib/recent-searches/clean-text';
import { MESSAGES } from '@/lib/search/messages';
import { MAX_SENTENCE_LENGTH } from '@/lib/search/query-length';
import { AI_MESSAGES } from './constants';

const sentence = z
  .string({ error: AI_MESSAGES.noText })
  .transform(cleanText)
  .pipe(z.string().min(1, AI_MESSAGES.empty).max(MAX_SENTENCE_LENGTH, MESSAGES.longSentence));

/** GET /api/spell/v1/{userId}/ai-search */
export const aiSearchParamsSchema = z.object({ userId: z.string() });
export const aiSearchQuerySchema = z.object({
  query: sentence.describe('in Danish or English'),
});

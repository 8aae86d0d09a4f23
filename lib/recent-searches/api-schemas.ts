import 'server-only';
import { z } from 'zod';
import { MESSAGES } from '@/lib/search/messages';

/** DELETE /api/saved/get_recent: one search, or all without `query`. */
export const clearRecentSchema = z.object({
  query: z
    .string()
    .trim()
    .min(1, MESSAGES.emptySearch)
    .optional()
    .describe('one search; without it all are forgotten'),
});

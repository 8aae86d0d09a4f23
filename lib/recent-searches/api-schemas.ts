import 'server-only';
import { z } from 'zod';
import { MESSAGES } from '@/lib/search/messages';
import { SearchKind } from '@/prisma/client/enums';

/** DELETE /api/saved/get_recent: one search, or all without `query`; of one kind, or of both. */
export const clearRecentSchema = z.object({
  query: z
    .string()
    .trim()
    .min(1, MESSAGES.emptySearch)
    .optional()
    .describe('one search; without it all are forgotten'),
  kind: z.enum(SearchKind, 'The kind is SIMPLE or AI').optional().describe('only of this kind'),
});

import 'server-only';
import { z } from 'zod';
import { SearchKind } from '@/prisma/client/enums';

const status = z.literal('success');

const recentSearchSchema = z
  .strictObject({
    query: z.string(),
    kind: z.enum(SearchKind).meta({ description: 'AI: a sentence' }),
    searchedAt: z.iso.datetime(),
  })
  .meta({ id: 'RecentSearch', description: 'What somebody searched for' });
export type RecentSearchOnWire = z.infer<typeof recentSearchSchema>;

/** GET /api/saved/get_recent */
export const recentAnswerSchema = z.strictObject({ status, data: z.array(recentSearchSchema) });

/** DELETE /api/saved/get_recent */
export const clearedAnswerSchema = z.strictObject({ status, deleted: z.int().min(0) });

import 'server-only';
import { z } from 'zod';
import { pageSchema } from '@/lib/companies/api-schemas';
import { MESSAGES } from '@/lib/search/messages';
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from '@/lib/search/query-length';

/** GET /api/company/people */
export const peopleQuerySchema = z.strictObject({
  name: z
    .string({ error: MESSAGES.noText })
    .trim()
    .min(MIN_QUERY_LENGTH, MESSAGES.tooShort)
    .max(MAX_QUERY_LENGTH, MESSAGES.tooLong),
  page: pageSchema,
});

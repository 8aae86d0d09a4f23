import 'server-only';
import { z } from 'zod';
import { cleanLabel, lettersOf } from '@/lib/saved/label';
import { MAX_NAME_LENGTH, MAX_QUERY_TEXT, MESSAGES, SEARCH_KINDS } from './constants';
import { readSavedQuery } from './read-query';

const nameSchema = z
  .string(MESSAGES.noName)
  .transform(cleanLabel)
  .refine((name) => name !== '', MESSAGES.noName)
  .refine((name) => lettersOf(name) <= MAX_NAME_LENGTH, MESSAGES.longName);

/**
 * POST /api/saved/searches: rejects invalid searches with the same message as the search itself.
 */
export const saveSearchSchema = z
  .strictObject({
    name: nameSchema,
    kind: z.enum(SEARCH_KINDS, MESSAGES.noKind),
    query: z
      .string(MESSAGES.noQuery)
      .max(MAX_QUERY_TEXT, MESSAGES.longQuery)
      .describe(
        'what stands behind the ? of the address of its page; a parameter that the page does not have is refused; of what you have saved only `notSaved=*` is kept, which leaves it out of what you are told',
      ),
  })
  .superRefine(({ kind, query }, issues) => {
    const { problem } = readSavedQuery(kind, query);
    if (problem) issues.addIssue({ code: 'custom', path: ['query'], message: problem });
  })
  .meta({ examples: [{ name: 'Bakers', kind: 'discover', query: 'search=bageri' }] });

/** PUT /api/saved/searches/{id} */
export const renameSearchSchema = z
  .strictObject({ name: nameSchema })
  .meta({ examples: [{ name: 'Bakers' }] });

/** /api/saved/searches/{id} */
export const searchParamsSchema = z.object({ id: z.uuid('Not the id of a saved search') });

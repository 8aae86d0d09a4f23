import 'server-only';
import { z } from 'zod';
import { entriesOf } from '@/lib/entries';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import { RUNS, STATUS_CHOICES, YEARS } from '@/lib/search-index/choices';
import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import { AMOUNT_FILTERS } from './filter-kinds';
import { refuseTooLong } from './number-list';
import { MAX_LISTED, MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from './query-length';

// Arguments shared by the tools of the MCP endpoint and of the assistant, described in the same
// words.

/** Filters by numbers. */
export const NUMBER_FILTERS = [
  ...(['employees', 'locations'] as const),
  ...entriesOf(AMOUNT_FILTERS).map(([field]) => field),
  ...PERCENT_FILTERS,
] as const;

/** The newest changes of a company, as days: what happened on them. */
export const CHANGE_TEXTS: Record<ChangeFilter, string> = {
  renamed: 'The day on which it took its present name, after another one',
  moved: 'The day on which it came to its present address, from another one',
  newManager: 'The day on which the newest of its present managers joined, after the founding',
  newBoardMember: 'The same of the board',
  newOwner: 'The same of its owners, and of partners where these own it',
  newAuditor: 'The same of its auditors',
};

export const statusesSchema = z
  .array(z.enum(STATUS_CHOICES))
  .max(STATUS_CHOICES.length)
  .optional()
  .describe(
    'CEASED is every company that ended, CEASED_BANKRUPTCY and the like those that ended so; IN_BANKRUPTCY and the like still go on',
  );

export const opinionsSchema = z
  .array(z.enum(AUDIT_OPINIONS))
  .max(AUDIT_OPINIONS.length)
  .optional()
  .describe(
    'How it is modified, any of these: QUALIFIED (forbehold), ADVERSE (afkræftende konklusion), DISCLAIMER (manglende konklusion)',
  );

/** A pattern, as a list of all would be long. */
export const trendSchema = z.templateLiteral([z.enum(RUNS), z.literal(YEARS)]);

/** Search text: words, or a pasted list of numbers, which may be longer. */
export const searchTextSchema = z
  .string()
  .trim()
  .superRefine(refuseTooLong)
  .describe(
    `Words of a name, place or trade, a CVR number, a phone number or an email address, in at most ${MAX_QUERY_LENGTH} characters; or a list of at most ${MAX_LISTED} CVR numbers and P-numbers`,
  );

export const personNameSchema = z
  .string()
  .trim()
  .min(MIN_QUERY_LENGTH)
  .max(MAX_QUERY_LENGTH)
  .describe('Names of a person or their first letters, in any order');

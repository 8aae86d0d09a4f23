import 'server-only';
import { z } from 'zod';
import { limitNumber, queryNumber } from '@/lib/query-number';
import { contractQuery, locationSchema, pageQuery } from './api/wire-filters';
import { SEGMENT_SIZE } from './constants';
import { MESSAGES } from './messages';
import { refuseTooLong } from './number-list';
import {
  MAX_LISTED,
  MAX_QUERY_LENGTH,
  MAX_SENTENCE_LENGTH,
  MIN_QUERY_LENGTH,
} from './query-length';
import { SEARCH_SORTS } from './sorts';
import type { CompanyFilters, SearchSort } from './types';

/** Anything that is not a page number becomes page 1; the search clamps the upper end. */
const page = queryNumber({ most: Number.MAX_SAFE_INTEGER, otherwise: 1 });
const sortName = z.enum(['', ...SEARCH_SORTS], MESSAGES.unknownSort).default('');
const SORT_TEXT =
  'relevance without words is active companies first, most employees first. profit is the result of the year. Amounts are of the newest accounts, in DKK; companies ordered by grossProfit, profit, equity or assets carry it, as gross_profit, net_profit, equity or assets. moved, renamed and new … are the newest changes, whose days they carry, as moved_on or new_owner_on. What is missing is last both ways';
const sort = sortName.transform((name): SearchSort => name || 'relevance').describe(SORT_TEXT);
/** Null lets the sentence of an AI search choose the order. */
const givenSort = sortName
  .transform((name): SearchSort | null => name || null)
  .describe(`without it an AI search is ordered as its sentence says. ${SORT_TEXT}`);
const limit = limitNumber({ most: 100, otherwise: SEGMENT_SIZE });

const trimmedText = z.string({ error: MESSAGES.noText }).trim();
const searchText = trimmedText.max(MAX_QUERY_LENGTH, MESSAGES.tooLong);
const longEnough = (text: string) => text === '' || text.length >= MIN_QUERY_LENGTH;
const words = trimmedText.superRefine(refuseTooLong);
const OR_NUMBERS = `or a list of at most ${MAX_LISTED} CVR numbers and P-numbers`;
const SIMPLE = `words of ${MIN_QUERY_LENGTH} to ${MAX_QUERY_LENGTH} characters, ${OR_NUMBERS}`;
/** Empty, or long enough to search for. */
const simpleSearch = words.refine(longEnough, MESSAGES.tooShort).default('').describe(SIMPLE);
const sentence = z.string().max(MAX_SENTENCE_LENGTH, MESSAGES.longSentence);
/** From the first letter on: completions are requested while the user types. */
const typedText = searchText.min(1, MESSAGES.emptySearch);

/** POST /api/veminto/companydata */
export const companyDataQuerySchema = contractQuery({ page, sort }).transform(
  (query): { page: number; sort: SearchSort; filters: CompanyFilters } => ({
    page: query.page,
    sort: query.sort,
    filters: query.filters,
  }),
);

export const companyDataBodySchema = z.strictObject({ search: simpleSearch });

/** POST /api/company/search */
export const companySearchQuerySchema = contractQuery({
  sort: givenSort,
  location: locationSchema,
});

export const companySearchBodySchema = z
  .strictObject({
    searchData: z
      .string({ error: MESSAGES.noText })
      .trim()
      .default('')
      .describe(
        `in a simple search ${SIMPLE}; otherwise a sentence of at most ${MAX_SENTENCE_LENGTH}`,
      ),
    page: page.default(1),
    isSimpleSearch: z
      .boolean({ error: MESSAGES.noFlag })
      .default(true)
      .describe(
        'false reads searchData as a sentence, for which an API key needs the scope write. What is filtered by has to be met too, and counts where both say something about the same',
      ),
    userId: z.string({ error: MESSAGES.noText }).nullish(),
  })
  .superRefine(({ searchData, isSimpleSearch }, context) => {
    const { error } = (isSimpleSearch ? simpleSearch : sentence).safeParse(searchData);
    for (const { message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['searchData'], message });
    }
  });

/** GET /api/company/segmentation */
export const segmentationQuerySchema = contractQuery({
  page,
  limit,
  sort,
  location: locationSchema,
});

/**
 * Parameters of a query about all companies found, beside the filters; without words all companies
 * count. Like the address of their page, they may have fewer letters than a simple search: an AI
 * search for companies called "IT" leads to one.
 */
export const foundFields = {
  search: words
    .default('')
    .describe(`words of at most ${MAX_QUERY_LENGTH} characters, ${OR_NUMBERS}`),
};

/** GET /api/company/facets and /api/company/histograms */
export const foundQuerySchema = pageQuery(foundFields).transform(({ search, filters }) => ({
  search: search || null,
  filters,
}));

/** GET /api/company/suggestions */
export const suggestionsQuerySchema = z.strictObject({ text: typedText });

/** POST /api/spell/v1/search */
export const spellBodySchema = z.strictObject({ query: searchText });

import { formatNumber } from '@/lib/format';

/** Maximum saved searches per user. */
export const MAX_SEARCHES = 500;
/**
 * Maximum members of a user's searches together, which are stored with them: some thirty megabytes.
 */
export const MAX_MEMBERS = 20_000_000;
export const MAX_NAME_LENGTH = 80;
/** The length of URL that browsers and proxies reliably pass on. */
export const MAX_QUERY_TEXT = 8_000;

/** Maximum stored keys of added, and of removed, companies per change. */
export const MAX_KEPT_KEYS = 5_000;
/** Maximum stored changes per search. */
export const MAX_CHANGES = 100;

/** Companies per page of a change. */
export const CHANGE_PAGE_SIZE = 20;

/** The pages that searches can be saved from, by their API names. */
export const SEARCH_KINDS = ['discover', 'segment'] as const;

export const MESSAGES = {
  saved: 'Search saved.',
  renamed: 'The search has a new name.',
  deleted: 'The search is deleted.',
  unknown: 'This search is not among your saved searches.',
  noName: 'Give the search a name.',
  longName: `A name has at most ${MAX_NAME_LENGTH} characters.`,
  noKind: 'Say discover or segment.',
  noQuery: 'Give the search as it stands in the address.',
  longQuery: 'The search is too long to be saved.',
  taken: 'You have a saved search with this name already.',
  tooBroad: `Your saved searches would hold more than ${formatNumber(MAX_MEMBERS)} companies together. Delete a broad one, or narrow this one with filters.`,
  tooMany: `You can save at most ${MAX_SEARCHES} searches. Delete one first.`,
};

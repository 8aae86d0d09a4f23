import { formatNumber } from '@/lib/format';

/** Saved searches of one person. */
export const MAX_SEARCHES = 500;
/** Companies that they hold together, which are kept with them: some thirty megabytes. */
export const MAX_MEMBERS = 20_000_000;
export const MAX_NAME_LENGTH = 80;
/** As long as an address may be that browsers and proxies pass on. */
export const MAX_QUERY_TEXT = 8_000;

/** Keys of those that came, and of those that left, that are kept of one change. */
export const MAX_KEPT_KEYS = 5_000;
/** Changes that are kept of one search. */
export const MAX_CHANGES = 100;

/** Companies on a page of a change. */
export const CHANGE_PAGE_SIZE = 20;

/** The pages that searches are saved from, as the API calls them. */
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

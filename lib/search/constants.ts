/** The simple search takes queries of these lengths. */
export const MIN_QUERY_LENGTH = 3;
export const MAX_QUERY_LENGTH = 200;

/** Cards on a page of Discover. */
export const PAGE_SIZE = 10;

/** The sentences of the search API. */
export const MESSAGES = {
  emptySearch: 'Please enter a search term',
  tooShort: 'Search at least 3 characters',
  tooLong: `Search at most ${MAX_QUERY_LENGTH} characters`,
  noData: 'No data found',
} as const;

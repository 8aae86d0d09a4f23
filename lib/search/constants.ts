/** A query may use this many words; the rest is ignored. */
export const MAX_QUERY_WORDS = 12;

/** Cards on a page of Discover. */
export const PAGE_SIZE = 10;
/** Default number of companies on a page of Segmentation. */
export const SEGMENT_SIZE = 9;
/** Maximum number of suggestions of each kind below the search field. */
export const MAX_SUGGESTIONS = 8;

/** The ranges in which employees and locations are counted and filtered. */
export const RANGE_OPTIONS = [
  { min: 1, max: 5 },
  { min: 6, max: 10 },
  { min: 11, max: 50 },
  { min: 51, max: 200 },
  { min: 201, max: 1000 },
] as const;

/** Layouts of the results; the first is the default. */
export const RESULT_VIEWS = ['grid', 'list', 'table'] as const;

/** Those of a segment. */
export const SEGMENT_VIEWS = ['grid', 'table'] as const;

/** Whether the map shows the companies of the page or everything found. */
export const MAP_MODES = ['page', 'all'] as const;

/** Production units of a page. */
export const UNITS_PAGE_SIZE = 20;

/** Positions on a map at once; chains with more are rare. */
export const MOST_UNIT_POINTS = 2_000;

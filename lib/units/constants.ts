/** Production units per page. */
export const UNITS_PAGE_SIZE = 20;

/** Maximum positions on a map; few chains have more. */
export const MOST_UNIT_POINTS = 2_000;

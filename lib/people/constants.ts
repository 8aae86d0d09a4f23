/** People and organisations per page. */
export const PEOPLE_PAGE_SIZE = 20;

/**
 * At most this many matches, people and organisations together, are fetched and sorted; beyond it,
 * the result only reports that there are more.
 */
export const MOST_PEOPLE = 500;

/** Of more people of a name not all are looked at for one with a company in a place. */
export const MOST_PLACED = 10_000;

/** Names that may have been meant by one that nobody has. */
export const MOST_SPELLINGS = 3;

/** Companies per page on a person's page. */
export const PERSON_PAGE_SIZE = 20;

/**
 * People with roles in the same companies: how many are shown at first, how many on demand, and how
 * many companies are searched for them.
 */
export const COLLEAGUES_SHOWN = 10;
export const MOST_COLLEAGUES = 500;
export const MOST_COLLEAGUE_COMPANIES = 100;

/** Companies named next to a person; the total is shown as a number. */
export const COMPANIES_SHOWN = 3;

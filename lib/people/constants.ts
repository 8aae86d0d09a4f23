/** People of a page. */
export const PEOPLE_PAGE_SIZE = 20;

/** So many are found and put in order; of more it is said that there are more. */
export const MOST_PEOPLE = 500;

/** Companies of a person on a page. */
export const PERSON_PAGE_SIZE = 20;

/**
 * People who have roles in the same companies: at first, and on demand; so many of the companies
 * are looked through.
 */
export const COLLEAGUES_SHOWN = 10;
export const MOST_COLLEAGUES = 500;
export const MOST_COLLEAGUE_COMPANIES = 100;

/** Companies named beside a person; how many there are is told. */
export const COMPANIES_SHOWN = 3;

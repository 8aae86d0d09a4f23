/** People of a page. */
export const PEOPLE_PAGE_SIZE = 20;

/** So many are found and put in order; of more it is said that there are more. */
export const MOST_PEOPLE = 500;

/** Companies named beside a person; how many there are is told. */
export const COMPANIES_SHOWN = 3;

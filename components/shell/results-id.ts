/** The id of a page's results; filters of many fields stand before them. */
export const RESULTS_ID = 'results';

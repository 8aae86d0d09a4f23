/** From here on filters, results and map stand side by side. */
export const WIDE = '(min-width: 80rem)';
/** Filters and map cover the results. */
export const SMALL = 'not all and (min-width: 62rem)';
export const NARROW = 'not all and (min-width: 80rem)';

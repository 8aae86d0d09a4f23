/** From this width on, filters, results and map are side by side. */
export const WIDE = '(min-width: 80rem)';
/** Below this width, filters and map cover the results. */
export const SMALL = 'not all and (min-width: 62rem)';
export const NARROW = 'not all and (min-width: 80rem)';

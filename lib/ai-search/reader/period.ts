import 'server-only';

/** The first and the last day, both inclusive, YYYY-MM-DD. */
export type Period = { first: string; last: string; next: number };

/** A span of days, both ends inclusive; `apart`: it would include days that were not meant. */
export type Span = { from?: string; to?: string; next: number; apart?: boolean };

/** Words that open a period, by their names in the lexicon. */
export const PERIOD_WORDS = [
  ...['in', 'from', 'since', 'after', 'between', 'recently'],
  ...['last', 'lastYear', 'lastMonth', 'lastWeek'],
  ...['lastQuarter', 'lastHalfYear', 'thisQuarter', 'thisHalfYear', 'within'],
  ...['thatOne', 'yearToDate'],
  ...['thisYear', 'thisMonth', 'thisWeek', 'today', 'yesterday'],
];

/** Whether a text is nothing but a year of this century or the one before. */
export const isYear = (text = '') => /^(?:19|20)\d\d$/.test(text);

/**
 * Companies whose newest accounts ended longer ago are nobody's peers: the next ones, of at most 18
 * months, are overdue.
 */
export const PEER_MONTHS = 26;

/** With fewer peers a rank says nothing. */
export const LEAST_PEERS = 20;

/**
 * How many digits of the industry code peers share: those of a group or, where it has too few
 * companies, those of its division.
 */
export const GROUP_DIGITS = 3;
export const DIVISION_DIGITS = 2;

/**
 * Size classes by number of employees, or by the lower bound of the published interval; companies
 * without a known number count as having none.
 */
export const SIZE_CLASSES = [
  { id: 'none', from: 0, to: 0 },
  { id: 'micro', from: 1, to: 9 },
  { id: 'small', from: 10, to: 49 },
  { id: 'medium', from: 50, to: 249 },
  { id: 'large', from: 250, to: null },
] as const;

export type SizeClass = (typeof SIZE_CLASSES)[number]['id'];

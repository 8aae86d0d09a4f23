/** With fewer peers a rank says nothing. */
export const LEAST_PEERS = 20;

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

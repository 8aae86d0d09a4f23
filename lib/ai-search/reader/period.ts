import 'server-only';

/** The first and the last day, both inclusive, YYYY-MM-DD. */
export type Period = { first: string; last: string; next: number };

/** A span of days, both ends inclusive; `apart`: it would include days that were not meant. */
export type Span = { from?: string; to?: string; next: number; apart?: boolean };

import { HOUR_MS } from '@/lib/milliseconds';

/** The mail service deduplicates for a day; a retry after that might send a mail twice. */
export const TRIED_FOR_MS = 20 * HOUR_MS;

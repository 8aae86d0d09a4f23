import { DAY_MS } from '@/lib/milliseconds';
import { monthsBefore } from '@/lib/months-before';

const STARTS = {
  days30: (day: Date) => new Date(day.getTime() - 30 * DAY_MS),
  months3: (day: Date) => monthsBefore(day, 3),
  months12: (day: Date) => monthsBefore(day, 12),
};

/** The spans of time that one press chooses, the shortest first. */
export type QuickSpan = keyof typeof STARTS;
export const QUICK_SPANS: readonly QuickSpan[] = ['days30', 'months3', 'months12'];

/**
 * The first day of a span that ends on a day: 2022-01-31 → 2021-10-31. Without isoDay, which would
 * be added to the first scripts of pages along with the rest of its module.
 */
export const startOf = (span: QuickSpan, day: string): string =>
  STARTS[span](new Date(day)).toISOString().slice(0, 10);

import { DAY_MS } from '@/lib/milliseconds';

/** First and last day, both inclusive, and the currency. */
type Period = { startDate: Date; endDate: Date; currency: string };

/** Why a period cannot be compared with the previous one. */
export type Break = 'gap' | 'overlap' | 'currency' | 'length';

/**
 * Periods whose lengths differ by at most this many days count as equally long: this covers leap
 * days and years of 52 or 53 weeks. Compared with 18 months or a short first year, growth would
 * only reflect the calendar.
 */
export const LIKE_LENGTH_DAYS = 10;

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY_MS;

/** Null if the period follows the previous one without a break, or there is no previous one. */
export function breakBefore(period: Period, before: Period | undefined): Break | null {
  if (!before) return null;
  const apart = daysBetween(before.endDate, period.startDate);
  if (apart > 1) return 'gap';
  if (apart < 1) return 'overlap';
  if (period.currency !== before.currency) return 'currency';
  const longer =
    daysBetween(period.startDate, period.endDate) - daysBetween(before.startDate, before.endDate);
  return Math.abs(longer) > LIKE_LENGTH_DAYS ? 'length' : null;
}

/** Amounts at a date, and ratios of them, are comparable across periods of any length. */
export const breakOf = (reason: Break | null, ofDay: boolean): Break | null =>
  ofDay && reason === 'length' ? null : reason;

/** The breaks of a scope's periods, which must be sorted newest first. */
export function breaksOf<T extends Period>(periods: readonly T[]): ReadonlyMap<T, Break> {
  const found = new Map<T, Break>();
  for (const [place, period] of periods.entries()) {
    const reason = breakBefore(period, periods[place + 1]);
    if (reason) found.set(period, reason);
  }
  return found;
}

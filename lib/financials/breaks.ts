/** First and last day, both of the period, and the money it counts in. */
type Period = { startDate: Date; endDate: Date; currency: string };

/** Why a period cannot be compared with the one before it. */
export type Break = 'gap' | 'overlap' | 'currency' | 'length';

const DAY = 86_400_000;

/**
 * By so many days periods of like length may differ: leap days, and years of 52
 * and 53 weeks. Against 18 months, or the short first year, growth would be that
 * of the calendar.
 */
export const LIKE_LENGTH_DAYS = 10;

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY;

/** Null: it follows the other without a break, or there is no other. */
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

/** Amounts of a day, and ratios of such, compare across periods of any length. */
export const breakOf = (reason: Break | null, ofDay: boolean): Break | null =>
  ofDay && reason === 'length' ? null : reason;

/** The breaks of all periods of a scope, newest first, as they come. */
export function breaksOf<T extends Period>(periods: readonly T[]): ReadonlyMap<T, Break> {
  const found = new Map<T, Break>();
  for (const [place, period] of periods.entries()) {
    const reason = breakBefore(period, periods[place + 1]);
    if (reason) found.set(period, reason);
  }
  return found;
}

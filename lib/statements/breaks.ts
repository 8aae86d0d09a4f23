type Period = { startDate: Date; endDate: Date; currency: string };

/** Why a period cannot be compared with the one before it. */
export type Break = 'gap' | 'overlap' | 'currency';

const DAY = 86_400_000;

/** Null: it follows the other without a break, or there is no other. */
export function breakBefore(period: Period, before: Period | undefined): Break | null {
  if (!before) return null;
  const days = (period.startDate.getTime() - before.endDate.getTime()) / DAY;
  if (days > 1) return 'gap';
  if (days < 1) return 'overlap';
  return period.currency === before.currency ? null : 'currency';
}

/** The breaks of all periods of a scope, newest first, as they come. */
export function breaksOf<T extends Period>(periods: readonly T[]): ReadonlyMap<T, Break> {
  const found = new Map<T, Break>();
  for (const [place, period] of periods.entries()) {
    const reason = breakBefore(period, periods[place + 1]);
    if (reason) found.set(period, reason);
  }
  return found;
}

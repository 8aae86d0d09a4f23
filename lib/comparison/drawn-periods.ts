import { breakBefore, breakOf } from '@/lib/financials/breaks';
import { YEARS_DRAWN } from './constants';

type Period = { startDate: Date; endDate: Date; currency: string };

/**
 * The newest periods that a line can join: back to the first that is not comparable with the one
 * after it. Over another currency, a gap or 18 months, a line would only show the break.
 *
 * @param periods Newest first.
 * @param isBalance Whether the line is of amounts at a day, for which the length does not matter.
 */
export function drawnPeriods<T extends Period>(periods: readonly T[], isBalance: boolean): T[] {
  const last = periods.findIndex((period, place) =>
    breakOf(breakBefore(period, periods[place + 1]), isBalance),
  );
  return periods.slice(0, last < 0 ? YEARS_DRAWN : Math.min(last + 1, YEARS_DRAWN));
}

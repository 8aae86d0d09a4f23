import { YEARS_DRAWN } from './constants';

/**
 * The newest periods, back to the first change of currency: a line across two currencies would be
 * meaningless.
 */
export function drawnPeriods<T extends { currency: string }>(periods: readonly T[]): T[] {
  const other = periods.findIndex(({ currency }) => currency !== periods[0]?.currency);
  return periods.slice(0, other < 0 ? YEARS_DRAWN : Math.min(other, YEARS_DRAWN));
}

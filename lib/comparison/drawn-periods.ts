import { YEARS_DRAWN } from './constants';

/** The newest periods as far back as they are in one money: a line over two is that of neither. */
export function drawnPeriods<T extends { currency: string }>(periods: readonly T[]): T[] {
  const other = periods.findIndex(({ currency }) => currency !== periods[0]?.currency);
  return periods.slice(0, other < 0 ? YEARS_DRAWN : Math.min(other, YEARS_DRAWN));
}

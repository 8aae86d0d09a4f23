import { monthsOf } from '@/lib/financials/periods';
import type { FinancialPeriod } from '@/lib/financials/types';
import { DAY_MS } from '@/lib/milliseconds';

export type RankedPeriod = Pick<FinancialPeriod, 'startDate' | 'endDate' | 'scope' | 'currency'> & {
  /** Whether the figure is on the closing balance instead of an average. */
  onClosing?: boolean;
};

type Figure = {
  /** At the balance sheet date, so independent of the length of the period. */
  isBalance: boolean;
  /** In the currency of the accounts; ratios have none. */
  isAmount: boolean;
};

/** Accounts that end this many days apart, two years, are of different times. */
const TOO_FAR_DAYS = 730;

function areOfOneTime(periods: readonly RankedPeriod[]): boolean {
  const ends = periods.map(({ endDate }) => endDate.getTime());
  return Math.max(...ends) - Math.min(...ends) < TOO_FAR_DAYS * DAY_MS;
}

/**
 * Whether one of these figures can be called the highest: none can across periods of different
 * length, across currencies, between a group and a single company, between a closing balance and an
 * average, or over two years and more, as with a company that ended long ago.
 */
export function areRankable(
  periods: readonly RankedPeriod[],
  { isBalance, isAmount }: Figure,
): boolean {
  const kinds = periods.map((period) =>
    [
      ...[period.scope, isBalance || monthsOf(period), !isAmount || period.currency],
      period.onClosing === true,
    ].join(),
  );
  return new Set(kinds).size <= 1 && areOfOneTime(periods);
}

import { monthsOf } from '@/lib/financials/periods';
import type { FinancialPeriod } from '@/lib/financials/types';

type Period = Pick<FinancialPeriod, 'startDate' | 'endDate' | 'scope' | 'currency'>;

type Figure = {
  /** At the balance sheet date, so independent of the length of the period. */
  isBalance: boolean;
  /** In the currency of the accounts; ratios have none. */
  isAmount: boolean;
};

/**
 * Whether one of these figures can be called the highest: none can across periods of different
 * length, across currencies, or between a group and a single company.
 */
export function areRankable(periods: readonly Period[], { isBalance, isAmount }: Figure): boolean {
  const kinds = periods.map((period) =>
    [period.scope, isBalance || monthsOf(period), !isAmount || period.currency].join(),
  );
  return new Set(kinds).size <= 1;
}

import type { Amount, FinancialPeriod } from '@/lib/financials/types';
import type { COMPARED_AMOUNTS } from './constants';

export type ComparedAmount = (typeof COMPARED_AMOUNTS)[number];

/** Who states a gross result in the place of a gross profit is compared by it, as in lists. */
export function amountIn({ amounts }: FinancialPeriod, field: ComparedAmount): Amount {
  const stated = amounts[field];
  return field === 'grossProfit' && stated.value === null ? amounts.grossResult : stated;
}

import type { Amount, FinancialPeriod } from '@/lib/financials/types';
import type { COMPARED_AMOUNTS } from './constants';

export type ComparedAmount = (typeof COMPARED_AMOUNTS)[number];

/**
 * The amount to compare. As in lists, the gross result replaces a gross profit that is not
 * reported; why neither is shown, the gross profit tells.
 */
export function amountIn({ amounts }: FinancialPeriod, field: ComparedAmount): Amount {
  const stated = amounts[field];
  const { grossResult } = amounts;
  const isReplaced = field === 'grossProfit' && stated.value === null && grossResult.value !== null;
  return isReplaced ? grossResult : stated;
}

import type { Amount, FinancialPeriod } from '@/lib/financials/types';
import type { COMPARED_AMOUNTS } from './constants';

export type ComparedAmount = (typeof COMPARED_AMOUNTS)[number];

/** Whether the gross result replaces a gross profit that is not reported, as in lists. */
export const isGrossResult = (
  { amounts: { grossProfit, grossResult } }: FinancialPeriod,
  field: ComparedAmount,
): boolean => field === 'grossProfit' && grossProfit.value === null && grossResult.value !== null;

/** The amount to compare; why neither gross amount is shown, the gross profit tells. */
export const amountIn = (period: FinancialPeriod, field: ComparedAmount): Amount =>
  period.amounts[isGrossResult(period, field) ? 'grossResult' : field];

import type { FinancialPeriod, StatementField } from '@/lib/financials/types';

const GROSS = ['revenue', 'grossProfit', 'grossResult'] as const;

/** Periods in other money than the newest one's are not drawn beside it. */
export const drawnCurrency = (periods: readonly FinancialPeriod[]) => periods[0]?.currency ?? '';

/** Revenue where it is told as often as gross profit is, else that: many file no revenue. */
function grossField(periods: readonly FinancialPeriod[]): StatementField {
  const currency = drawnCurrency(periods);
  const own = periods.filter((period) => period.currency === currency);
  const told = (field: StatementField) =>
    own.filter(({ amounts }) => amounts[field].value !== null).length;
  return GROSS.reduce((best, field) => (told(field) > told(best) ? field : best));
}

/** The figures that are drawn, in the order they are read. */
export const chartFields = (periods: readonly FinancialPeriod[]): StatementField[] => [
  grossField(periods),
  'profitLoss',
  'equity',
  'assets',
];

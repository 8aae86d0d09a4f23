import type { FinancialPeriod, StatementField } from '@/lib/financials/types';

const GROSS = ['revenue', 'grossProfit', 'grossResult'] as const;

/** The newest period's currency; periods in other currencies are not charted. */
export const drawnCurrency = (periods: readonly FinancialPeriod[]) => periods[0]?.currency ?? '';

/** Revenue if reported at least as often as gross profit, else that: many file no revenue. */
function grossField(periods: readonly FinancialPeriod[]): StatementField {
  const currency = drawnCurrency(periods);
  const own = periods.filter((period) => period.currency === currency);
  const told = (field: StatementField) =>
    own.filter(({ amounts }) => amounts[field].value !== null).length;
  return GROSS.reduce((best, field) => (told(field) > told(best) ? field : best));
}

/** The charted figures, in display order. */
export const chartFields = (periods: readonly FinancialPeriod[]): StatementField[] => [
  grossField(periods),
  'profitLoss',
  'equity',
  'assets',
];

/**
 * The statement values that the key figures are computed from, named like the columns of
 * accounting_periods.
 */
export type KeyFigureInput = {
  equity?: number | null;
  assets?: number | null;
  profitLoss?: number | null;
  profitLossBeforeTax?: number | null;
  otherFinanceExpense?: number | null;
  /** The report contradicts itself about its finance expenses: they are unknown, not zero. */
  contradictsFinanceExpense?: boolean | null;
  grossProfit?: number | null;
  grossResult?: number | null;
  revenue?: number | null;
  currentAssets?: number | null;
  shortTermLiabilitiesOtherThanProvisions?: number | null;
  profitLossFromOrdinaryOperatingActivities?: number | null;
};

/** In percent with two decimals; null when an input is missing or the divisor is not positive. */
export type KeyFigures = Record<
  'roe' | 'roi' | 'coverageRatio' | 'liquidityRatio' | 'profitMargin' | 'solvencyRatio',
  number | null
>;

type Amount = number | null | undefined;

/** Null for a non-positive divisor: a loss on negative equity would look like a gain. */
function percent(part: Amount, whole: Amount): number | null {
  if (part == null || whole == null || whole <= 0) return null;
  // Adding 0 turns -0 into 0.
  return Math.round((part / whole) * 10_000) / 100 + 0;
}

/** Without a previous period, the closing balance is used instead of the average. */
function average(current: Amount, previous: Amount): Amount {
  return current == null || previous == null ? current : (current + previous) / 2;
}

/**
 * Finance expenses that are not reported count as zero. They are normally positive, but some
 * reports state them all as negative numbers; hence the absolute value, so that they are always
 * added back.
 */
function returnBeforeFinanceExpenses(period: KeyFigureInput): number | null {
  if (period.profitLossBeforeTax == null || period.contradictsFinanceExpense) return null;
  return period.profitLossBeforeTax + Math.abs(period.otherFinanceExpense ?? 0);
}

export function keyFigures(current: KeyFigureInput, previous: KeyFigureInput | null): KeyFigures {
  return {
    roe: percent(current.profitLoss, average(current.equity, previous?.equity)),
    roi: percent(returnBeforeFinanceExpenses(current), average(current.assets, previous?.assets)),
    coverageRatio: percent(current.grossProfit ?? current.grossResult, current.revenue),
    liquidityRatio: percent(current.currentAssets, current.shortTermLiabilitiesOtherThanProvisions),
    profitMargin: percent(current.profitLossFromOrdinaryOperatingActivities, current.revenue),
    solvencyRatio: percent(current.equity, current.assets),
  };
}

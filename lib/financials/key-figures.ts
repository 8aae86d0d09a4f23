/** The statement values that the key figures are made of, by the names of accounting_periods. */
export type KeyFigureInput = {
  equity?: number | null;
  assets?: number | null;
  profitLoss?: number | null;
  profitLossBeforeTax?: number | null;
  otherFinanceExpense?: number | null;
  /** The report contradicts itself about them, so they are not known; they are not none. */
  contradictsFinanceExpense?: boolean | null;
  grossProfit?: number | null;
  grossResult?: number | null;
  revenue?: number | null;
  currentAssets?: number | null;
  shortTermLiabilitiesOtherThanProvisions?: number | null;
  profitLossFromOrdinaryOperatingActivities?: number | null;
};

/** In percent with two decimals; null when a part is missing or the divisor is not positive. */
export type KeyFigures = Record<
  'roe' | 'roi' | 'coverageRatio' | 'liquidityRatio' | 'profitMargin' | 'solvencyRatio',
  number | null
>;

type Amount = number | null | undefined;

/** Of a negative whole nothing is a share: a loss on negative equity would read as a gain. */
function percent(part: Amount, whole: Amount): number | null {
  if (part == null || whole == null || whole <= 0) return null;
  // Adding 0 turns -0 into 0.
  return Math.round((part / whole) * 10_000) / 100 + 0;
}

/** Without a previous period the closing balance stands for the average. */
function average(current: Amount, previous: Amount): Amount {
  return current == null || previous == null ? current : (current + previous) / 2;
}

/**
 * A report without finance expenses names none, so there they count as zero. Expenses are reported
 * above zero; some reports state all of theirs below, and taking these off twice is no return.
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

import { previousOf } from './restated';

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

/** A period, the one before as shown, and the same as the report of the period states it. */
type Periods = {
  current: KeyFigureInput;
  previous: KeyFigureInput | null;
  restated: KeyFigureInput | null;
};

/**
 * The mean of opening and closing balance. The opening balance is the amount that growth is from: as
 * the newer report restates it. Without one, the closing balance is used instead.
 */
function average({ current, previous, restated }: Periods, field: 'equity' | 'assets'): Amount {
  const closing = current[field];
  const [own, comparative] = [previous?.[field] ?? null, restated?.[field] ?? null];
  const opening = previousOf(closing ?? null, own, comparative).amount;
  return closing == null || opening === null ? closing : (closing + opening) / 2;
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

/**
 * The key figures of a period.
 * @param previous the period right before, in the same currency
 * @param restated that period as the report of the current one states it
 */
export function keyFigures(
  current: KeyFigureInput,
  previous: KeyFigureInput | null,
  restated: KeyFigureInput | null = null,
): KeyFigures {
  const periods = { current, previous, restated };
  return {
    roe: percent(current.profitLoss, average(periods, 'equity')),
    roi: percent(returnBeforeFinanceExpenses(current), average(periods, 'assets')),
    coverageRatio: percent(current.grossProfit ?? current.grossResult, current.revenue),
    liquidityRatio: percent(current.currentAssets, current.shortTermLiabilitiesOtherThanProvisions),
    profitMargin: percent(current.profitLossFromOrdinaryOperatingActivities, current.revenue),
    solvencyRatio: percent(current.equity, current.assets),
  };
}

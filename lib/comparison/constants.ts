/** Companies that stand side by side; more have no room on a screen of 1280 pixels. */
export const MOST_COMPARED = 4;

/** Financial years of each that the lines are drawn of. */
export const YEARS_DRAWN = 5;

/** The lines of the accounts that companies are compared by, in the order they are read. */
export const COMPARED_AMOUNTS = [
  'revenue',
  'grossProfit',
  'profitLossFromOrdinaryOperatingActivities',
  'profitLoss',
  'assets',
  'equity',
] as const;

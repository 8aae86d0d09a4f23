/** Companies compared side by side; a screen of 1280 pixels has no room for more. */
export const MOST_COMPARED = 4;

/** Financial years per company in the line charts. */
export const YEARS_DRAWN = 5;

/** The lines of the accounts that are compared, in display order. */
export const COMPARED_AMOUNTS = [
  'revenue',
  'grossProfit',
  'profitLossFromOrdinaryOperatingActivities',
  'profitLoss',
  'assets',
  'cashAndCashEquivalents',
  'equity',
  'liabilitiesOtherThanProvisions',
  'shortTermLiabilitiesOtherThanProvisions',
] as const;

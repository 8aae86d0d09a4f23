/** Figures in per cent: growth over the year before, and key figures of the newest year. */
export const PERCENT_FILTERS = [
  ...(['revenueGrowth', 'grossProfitGrowth', 'employeesGrowth'] as const),
  ...(['solvencyRatio', 'liquidityRatio', 'profitMargin', 'roe'] as const),
] as const;
export type PercentFilter = (typeof PERCENT_FILTERS)[number];
export type PercentParam = `${PercentFilter}${'From' | 'To'}`;

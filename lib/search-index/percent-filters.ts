/** Growth over the year before, in per cent. */
export const GROWTH_FILTERS = ['revenueGrowth', 'grossProfitGrowth', 'employeesGrowth'] as const;
/** Key figures of the newest year, in per cent. */
export const RATIO_FILTERS = [
  'solvencyRatio',
  'liquidityRatio',
  'coverageRatio',
  'profitMargin',
  'roe',
  'roi',
] as const;
export const PERCENT_FILTERS = [...GROWTH_FILTERS, ...RATIO_FILTERS] as const;

export type GrowthFilter = (typeof GROWTH_FILTERS)[number];
export type RatioFilter = (typeof RATIO_FILTERS)[number];
export type PercentFilter = GrowthFilter | RatioFilter;
export type PercentParam = `${PercentFilter}${'From' | 'To'}`;

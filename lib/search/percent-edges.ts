import type { PercentFilter } from '@/lib/search-index/percent-filters';

const SHARES = [-100, -50, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
const GROWTHS = [-50, -20, -10, 0, 5, 10, 20, 50, 100, 200];
const RETURNS = [-100, -50, -20, -10, 0, 5, 10, 15, 20, 30, 50, 100];

/** The lower edges of the bars of a histogram, in per cent, few enough for a narrow panel. */
export const PERCENT_EDGES: Record<PercentFilter, readonly number[]> = {
  revenueGrowth: GROWTHS,
  grossProfitGrowth: GROWTHS,
  employeesGrowth: GROWTHS,
  solvencyRatio: SHARES,
  liquidityRatio: [0, 25, 50, 75, 100, 125, 150, 200, 300, 500, 1_000],
  coverageRatio: SHARES,
  profitMargin: RETURNS,
  roe: RETURNS,
  roi: RETURNS,
};

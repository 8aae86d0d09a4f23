import { RATIO_FILTERS } from '@/lib/search-index/percent-filters';
import type { NumberField } from '@/lib/search-index/types';

/**
 * Orders of a result. Missing values are last in both directions; ties are ordered by key. Changes
 * are looked for newest first alone.
 */
export const SEARCH_SORTS = [
  'relevance',
  'name-asc',
  'name-desc',
  'employees-asc',
  'employees-desc',
  'locations-asc',
  'locations-desc',
  'founded-asc',
  'founded-desc',
  'statusSince-asc',
  'statusSince-desc',
  'revenue-asc',
  'revenue-desc',
  'grossProfit-asc',
  'grossProfit-desc',
  'profit-asc',
  'profit-desc',
  'equity-asc',
  'equity-desc',
  'assets-asc',
  'assets-desc',
  'growth-asc',
  'growth-desc',
  'grossProfitGrowth-asc',
  'grossProfitGrowth-desc',
  'employeesGrowth-asc',
  'employeesGrowth-desc',
  'solvencyRatio-asc',
  'solvencyRatio-desc',
  'liquidityRatio-asc',
  'liquidityRatio-desc',
  'coverageRatio-asc',
  'coverageRatio-desc',
  'profitMargin-asc',
  'profitMargin-desc',
  'roe-asc',
  'roe-desc',
  'roi-asc',
  'roi-desc',
  'renamed-desc',
  'moved-desc',
  'newManager-desc',
  'newBoardMember-desc',
  'newOwner-desc',
  'newAuditor-desc',
] as const;

/** Amounts that results can be ordered by: of the newest accounts, in DKK. */
export const SORTED_AMOUNTS = ['revenue', 'grossProfit', 'profit', 'equity', 'assets'] as const;

/**
 * The amounts, growth over the year before, in per cent, and key figures; growth alone is that of the
 * revenue.
 */
export const SORTED_FIGURES = [
  ...SORTED_AMOUNTS,
  ...(['growth', 'grossProfitGrowth', 'employeesGrowth'] as const),
  ...RATIO_FILTERS,
] as const;

/** The number of the index behind an order; growth alone is that of the revenue. */
export const numberOf = <By extends NumberField>(by: By | 'growth'): By | 'revenueGrowth' =>
  by === 'growth' ? 'revenueGrowth' : by;

import type { NumberField } from '@/lib/search-index/types';

/** Orders of a result. Missing values are last in both directions; ties are ordered by key. */
export const SEARCH_SORTS = [
  'relevance',
  'name-asc',
  'name-desc',
  'employees-asc',
  'employees-desc',
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
  'growth-asc',
  'growth-desc',
  'grossProfitGrowth-asc',
  'grossProfitGrowth-desc',
  'employeesGrowth-asc',
  'employeesGrowth-desc',
] as const;

/** Amounts that results can be ordered by: of the newest accounts, in DKK. */
export const SORTED_AMOUNTS = ['revenue', 'grossProfit', 'profit', 'equity'] as const;

/** The amounts, and growth over the year before, in per cent; growth alone is that of the revenue. */
export const SORTED_FIGURES = [
  ...SORTED_AMOUNTS,
  ...(['growth', 'grossProfitGrowth', 'employeesGrowth'] as const),
] as const;

/** The number of the index behind an order; growth alone is that of the revenue. */
export const numberOf = <By extends NumberField>(by: By | 'growth'): By | 'revenueGrowth' =>
  by === 'growth' ? 'revenueGrowth' : by;

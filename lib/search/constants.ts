import { ENDED_STATUSES } from '@/lib/companies/ending';

/** Words of a query that are used; the rest is ignored. */
export const MAX_QUERY_WORDS = 12;

/** Cards on a page of Discover. */
export const PAGE_SIZE = 10;
/** Companies on a page of Segmentation, unless asked otherwise. */
export const SEGMENT_SIZE = 9;
/** Lines of each kind below the search field. */
export const MAX_SUGGESTIONS = 8;

/** Values of one filter that are used. */
export const MAX_CHOICES = 100;

/** The ranges that employees and locations are counted and chosen in. */
export const RANGE_OPTIONS = [
  { min: 1, max: 5 },
  { min: 6, max: 10 },
  { min: 11, max: 50 },
  { min: 51, max: 200 },
  { min: 201, max: 1000 },
] as const;

export const COMPANY_STATUSES = [
  'ACTIVE',
  'IN_LIQUIDATION',
  'IN_RECONSTRUCTION',
  'IN_BANKRUPTCY',
  'IN_COMPULSORY_DISSOLUTION',
  'CEASED',
  'UNKNOWN',
] as const;

/**
 * What a status is asked for as: CEASED is every company that ended, the others after it
 * those that ended so. In the order of their codes in the search index.
 */
export const STATUS_CHOICES = [...COMPANY_STATUSES, ...ENDED_STATUSES] as const;

/** In the order of their bits in the search index. */
export const TRENDS = [
  'revenueUp',
  'revenueDown',
  'grossProfitUp',
  'grossProfitDown',
  'profitUp',
  'profitDown',
  'employeesUp',
  'employeesDown',
] as const;

/** Orders of a result. A missing value is last both ways; equal ones follow by key. */
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
] as const;

/** The amounts that results are ordered by: of the newest accounts, in DKK. */
export const SORTED_AMOUNTS = ['revenue', 'grossProfit', 'profit', 'equity'] as const;

/** The same and the growth of the revenue against the year before, in per cent. */
export const SORTED_FIGURES = [...SORTED_AMOUNTS, 'growth'] as const;

/** How results are laid out; the first is the default. */
export const RESULT_VIEWS = ['grid', 'list'] as const;

/** Whether the map shows the companies of the page or everything found. */
export const MAP_MODES = ['page', 'all'] as const;

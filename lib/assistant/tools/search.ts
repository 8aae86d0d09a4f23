import 'server-only';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { facetCounts } from '@/lib/search/facets';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { searchCompanies } from '@/lib/search/queries';
import type { CompanyFilters, SearchSort } from '@/lib/search/types';
import { writeFilters } from '@/lib/search/write-filters';
import { foldName } from '@/lib/words/fold';
import type { Caller } from './facts';
import { type ListedCompany, toListed } from './listed';

export type SearchAsked = {
  /** Words to search for; null or none: all companies that fit the filters. */
  search?: string | null;
  filters?: CompanyFilters;
  sort?: SearchSort | null;
  /** Number of companies to list. */
  limit?: number;
};

export type Found = {
  total: number;
  shown: string;
  /** The same search on our own page. */
  href: string;
  companies: ListedCompany[];
  /** Filters that do not fit the register, such as a value that no company has. */
  problems: string[];
};

/** Maximum companies in an answer. */
export const MOST_LISTED = 10;

/** Finds companies by words and filters, exactly as the page at `href` does. */
export async function searchRegister(
  _caller: Caller,
  { search = null, filters = {}, sort, limit = 5 }: SearchAsked,
): Promise<Found> {
  const known = await cleanKnownFilters(writeFilters(filters));
  const text = search?.trim() || null;
  const order = sort ?? 'relevance';
  const found = await searchCompanies({
    // Includes values that no company has: without them, the search would find more.
    search: text,
    filters,
    sort: order,
    page: 1,
    pageSize: Math.min(Math.max(limit, 1), MOST_LISTED),
  });
  const address = {
    ...(text !== null && { search: text }),
    ...known.texts,
    ...(order !== 'relevance' && { sort: order }),
  };
  return {
    total: found.total,
    shown: formatNumber(found.total),
    href: paths.discover(address),
    companies: limit < 1 ? [] : found.items.map(toListed),
    problems: known.problems.map(({ sentence }) => sentence),
  };
}

/** Counts the companies that fit, without listing them. */
export function countRegister(caller: Caller, asked: Omit<SearchAsked, 'limit'>): Promise<Found> {
  return searchRegister(caller, { ...asked, limit: 0 });
}

type ValueField = 'industry' | 'companyType' | 'region' | 'municipality';

const MOST_VALUES = 30;

/** Values of a filter in the register's spelling, each with its number of companies. */
export async function filterValues(
  _caller: Caller,
  { field, contains = '' }: { field: ValueField; contains?: string },
): Promise<{ values: { value: string; count: number }[]; total: number }> {
  const facets = await facetCounts({ search: null });
  const wanted = foldName(contains);
  const fitting = facets[field].filter(({ value }) => foldName(value).includes(wanted));
  return { values: fitting.slice(0, MOST_VALUES), total: fitting.length };
}

import {
  createLoader,
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { MAX_QUERY_LENGTH, SEARCH_SORTS } from './constants';
import { FILTER_PARAMS, type FilterParam, readFilters } from './read-filters';
import type { CompanyFilters, SearchSort } from './types';

/** The address of /discover: one description for the page and its links. */
export const discoverParams = {
  search: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
};

/** What narrows and orders the results, in the same address. */
export const refineParams = {
  ...(Object.fromEntries(FILTER_PARAMS.map((name) => [name, parseAsString])) as Record<
    FilterParam,
    typeof parseAsString
  >),
  sort: parseAsStringLiteral(SEARCH_SORTS).withDefault('relevance'),
};

const load = createLoader({ ...discoverParams, ...refineParams });
export const discoverQuery = createSerializer({ ...discoverParams, ...refineParams });

export type DiscoverParams = {
  search: string;
  page: number;
  sort: SearchSort;
  filters: CompanyFilters;
  /** Search, sort and filters as they stand in the address, for links to other pages. */
  query: Record<string, string>;
};

/** Never throws: what does not fit becomes the default. */
export async function parseDiscoverParams(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<DiscoverParams> {
  const { search, page, sort, ...written } = await load(searchParams);
  const trimmed = search.trim().slice(0, MAX_QUERY_LENGTH);
  const query: Record<string, string> = { search: trimmed };
  if (sort !== 'relevance') query.sort = sort;
  for (const name of FILTER_PARAMS) if (written[name]) query[name] = written[name];
  return {
    search: trimmed,
    page: Math.min(Math.max(page, 1), 1_000_000),
    sort,
    filters: readFilters(written).filters,
    query,
  };
}

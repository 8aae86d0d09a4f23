import { SEARCH_SORTS } from '@/lib/search/sorts';
import type { CompanyFilters, SearchSort } from '@/lib/search/types';
import { CHANGE_FILTERS, type ChangeFilter } from '@/lib/search-index/change-filters';
import { RATIO_FILTERS, type RatioFilter } from '@/lib/search-index/percent-filters';

export const QUERY_CLASSES = [
  'letters typed',
  'common word',
  'rare word',
  'two words',
  'three words',
  'name with town',
  'trade near a town',
  'identifiers',
  'filters only',
  'word and filters',
  'financial ranges',
  'drawn areas',
  'typos',
  'deep pages',
  'sorts',
  'bad input',
] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

const UNKNOWN = [...RATIO_FILTERS, ...CHANGE_FILTERS];

/** Without those by key figures and changes, which the peers have no columns for. */
export type BenchSort = Exclude<SearchSort, `${RatioFilter | ChangeFilter}-${string}`>;
export const BENCH_SORTS = SEARCH_SORTS.filter(
  (sort): sort is BenchSort => !UNKNOWN.some((field) => sort.startsWith(`${field}-`)),
);

export type BenchQuery = {
  class: QueryClass;
  search: string | null;
  filters: CompanyFilters;
  sort: BenchSort;
  page: number;
};

/** The verb measured for each query. */
export const VERBS = ['page', 'facets', 'groups', 'suggestions', 'clusters'] as const;
export type Verb = (typeof VERBS)[number];

/** Latencies in ms by position of the query; empty if it was not asked. */
export type Latencies = Map<number, number[]>;

/** `first` is the first time a process sees the query, `again` all later times. */
export type VerbResult = {
  first: Latencies;
  again: Latencies;
  totals: Map<number, number>;
  /** Queries that failed, and how. */
  errors: string[];
};

export type PeerResult = {
  name: string;
  latencies: Latencies;
  totals: Map<number, number>;
  /** The rate, or sequential; and the number of queries. */
  how: string;
};

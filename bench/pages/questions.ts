import { paths } from '@/lib/paths';
import type { FilterParam } from '@/lib/search/filter-params';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { readFilters, type WrittenFilters } from '@/lib/search/read-filters';
import type { CompanyFilters, NumberFilter } from '@/lib/search/types';
import type { BenchQuery } from '../search/types';
import type { Asked } from './http/load';

type Texts = Record<string, string>;

/** Filters with a different name in the contract. */
const contractNames: Partial<Record<FilterParam, string>> = {
  industry: 'industryType',
  companyType: 'company_type',
  region: 'p_region',
  municipality: 'p_kommunenavn',
  employees: 'ansatte',
  locations: 'antalPenheder',
};

const choices = (values?: readonly string[]) => values?.join('|');
const plain = (value?: number | boolean) => (value === undefined ? undefined : String(value));
const ranges = (filter?: NumberFilter) =>
  choices(filter?.ranges.map(({ min, max }) => `${min}-${max}`));

/** Drawn filters in the form of an address; see bench/search/draw-filters.ts. */
function written(filters: CompanyFilters): Texts {
  const { revenue, grossProfit } = filters;
  const texts: WrittenFilters = {
    industry: choices(filters.industry),
    companyType: choices(filters.companyType),
    region: choices(filters.region),
    municipality: choices(filters.municipality),
    employees: ranges(filters.employees),
    locations: ranges(filters.locations),
    status: choices(filters.status),
    foundedFrom: filters.founded?.from,
    revenueFrom: plain(revenue?.ranges[0]?.min),
    revenueTo: plain(revenue?.ranges[0]?.max),
    profitFrom: plain(grossProfit?.ranges[0]?.min),
    profitTo: plain(grossProfit?.ranges[0]?.max),
    hasTelephone: plain(filters.hasPhone || undefined),
    hasEmail: plain(filters.hasEmail),
    hasPostalAddress: plain(filters.hasPostalAddress),
    advertisingProtected: plain(filters.advertisingProtected),
  };
  const [problem] = readFilters(texts).problems;
  if (problem) throw new Error(`${problem.param}: ${problem.sentence}`);
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value)) as Texts;
}

const sortOf = ({ sort }: BenchQuery): Texts => (sort === 'relevance' ? {} : { sort });

/** Addresses of /discover; skips entries with neither words nor filters. */
export function discoverPages(queries: readonly BenchQuery[]): Asked[] {
  return queries.flatMap((query) => {
    const question = {
      ...(query.search ? { search: query.search } : {}),
      ...written(query.filters),
    };
    if (Object.keys(question).length === 0) return [];
    const page = query.page > 1 ? query.page : undefined;
    return { path: paths.discover({ ...question, ...sortOf(query), page }) };
  });
}

/** Questions that the contract's simple search accepts, with filters under its names. */
function simpleSearches(queries: readonly BenchQuery[]) {
  return queries.flatMap((query) => {
    const search = query.search?.trim() ?? '';
    if (search.length < MIN_QUERY_LENGTH) return [];
    const filters = Object.entries(written(query.filters)).map(
      ([param, value]) => [contractNames[param as FilterParam] ?? param, value] as const,
    );
    const texts: Texts = { ...Object.fromEntries(filters), ...sortOf(query) };
    return { search, page: query.page, texts };
  });
}

/** POST /api/veminto/companydata */
export const companyData = (queries: readonly BenchQuery[]): Asked[] =>
  simpleSearches(queries).map(({ search, page, texts }) => ({
    path: `/api/veminto/companydata?${new URLSearchParams({ ...texts, page: String(page) })}`,
    body: JSON.stringify({ search }),
  }));

/** POST /api/company/search */
export const companySearch = (queries: readonly BenchQuery[]): Asked[] =>
  simpleSearches(queries).map(({ search, page, texts }) => ({
    path: `/api/company/search?${new URLSearchParams(texts)}`,
    body: JSON.stringify({ searchData: search, page, isSimpleSearch: true }),
  }));

import 'server-only';
import type { EndedStatus } from '@/lib/companies/ending';
import type { CompanyStatus } from '@/lib/companies/types';
import { countFacets } from './engine/counts';
import { indexVersion, withFound } from './live-index';
import type { CompanyFilters } from './types';

export type ValueCount<Value = string> = { value: Value; count: number };
export type RangeCount = { min: number; max: number; count: number };

/** How many companies each value would match if it were the only one selected in its filter. */
export type FacetCounts = {
  /** Number of companies that pass all filters. */
  total: number;
  /** Values with at least one company, most frequent first, ties by name. */
  industry: ValueCount[];
  companyType: ValueCount[];
  region: ValueCount[];
  municipality: ValueCount[];
  status: ValueCount<CompanyStatus>[];
  /** How ceased companies ended; other endings last. */
  ended: ValueCount<EndedStatus>[];
  /** All ranges in order, and the number of companies without a value. */
  employees: { ranges: RangeCount[]; missing: number };
  locations: { ranges: RangeCount[] };
};

/** Counts every value of every facet, ignoring the facet's own filter. Exact. */
export function facetCounts(question: {
  search: string | null;
  filters?: CompanyFilters;
}): Promise<FacetCounts> {
  return withFound(question, async (found) => {
    const version = indexVersion();
    const value = countFacets(found);
    return { version: await version, value };
  });
}

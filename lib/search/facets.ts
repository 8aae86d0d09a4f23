import 'server-only';
import type { EndedStatus } from '@/lib/companies/ending';
import type { CompanyStatus } from '@/lib/companies/types';
import { countFacets } from './engine/counts';
import { indexVersion, withFound } from './live-index';
import type { CompanyFilters } from './types';

export type ValueCount<Value = string> = { value: Value; count: number };
export type RangeCount = { min: number; max: number; count: number };

/** How many companies each choice would leave, were it the only one of its filter. */
export type FacetCounts = {
  /** Values with at least one company, the most frequent first, then by name. */
  industry: ValueCount[];
  companyType: ValueCount[];
  region: ValueCount[];
  municipality: ValueCount[];
  status: ValueCount<CompanyStatus>[];
  /** Of the ceased ones how they ended, other manners last. */
  ended: ValueCount<EndedStatus>[];
  /** All ranges in their order, and the companies without a number. */
  employees: { ranges: RangeCount[]; missing: number };
  locations: { ranges: RangeCount[] };
};

/** Counts every choice of every facet, with the facet's own filter lifted. Exact. */
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

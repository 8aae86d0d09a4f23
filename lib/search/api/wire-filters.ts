import 'server-only';
import { z } from 'zod';
import { FILTER_PARAMS, type FilterParam, readFilters, type WrittenFilters } from '../read-filters';
import type { CompanyFilters } from '../types';

/** The names that filters have in a query: one or several for the same filter. */
type FilterNames = Partial<Record<FilterParam, readonly string[]>>;

/**
 * Filters whose names in the contract are not their own; it spells one of them wrong. Their own is
 * taken too: whoever knows it from another address of the API would be answered as if nothing had
 * been asked for.
 */
const contractNames: FilterNames = {
  industry: ['branchebetegnelse_primær', 'industryType', 'industry'],
  companyType: ['virksomhedsform', 'company_type', 'companyType'],
  region: ['p_region', 'region'],
  municipality: ['p_kommunenavn', 'muncipility', 'municipality'],
  employees: ['ansatte', 'employees'],
  locations: ['antalPenheder', 'locations'],
  hasTelephone: ['hasTelephone', 'phone'],
  hasEmail: ['hasEmail', 'email'],
  hasPostalAddress: ['hasPostalAddress', 'address'],
};

/** For the description of the API: each filter by the first of its names. */
export const CONTRACT_FILTERS = FILTER_PARAMS.map((param) => contractNames[param]?.[0] ?? param);
export const PAGE_FILTERS: readonly string[] = FILTER_PARAMS;

type Query = Record<string, unknown>;
type Issues = Pick<z.core.$RefinementCtx, 'addIssue'>;
type WithFilters<Q> = Q & { filters: CompanyFilters };

/** Reads filters by the names of the contract; what does not fit is refused under its name. */
export function withContractFilters<Q extends Query>(query: Q, issues: Issues): WithFilters<Q> {
  return { ...query, filters: withoutEmptyBoxes(filtersIn(query, contractNames, issues)) };
}

/** Callers send the boxes of a form: an empty one is no condition, not its opposite. */
function withoutEmptyBoxes(filters: CompanyFilters): CompanyFilters {
  const { hasPhone, hasEmail, hasPostalAddress, ...others } = filters;
  return {
    ...others,
    ...(hasPhone && { hasPhone }),
    ...(hasEmail && { hasEmail }),
    ...(hasPostalAddress && { hasPostalAddress }),
  };
}

/** Reads filters by the names they have in the addresses of pages. */
export function withPageFilters<Q extends Query>(query: Q, issues: Issues): WithFilters<Q> {
  return { ...query, filters: filtersIn(query, {}, issues) };
}

function filtersIn(query: Query, names: FilterNames, issues: Issues): CompanyFilters {
  const written: WrittenFilters = {};
  const given = new Map<FilterParam, string>();
  for (const param of FILTER_PARAMS) {
    const used = (names[param] ?? [param]).filter((name) => textOf(query[name]) !== '');
    const texts = used.map((name) => textOf(query[name]));
    given.set(param, used[0] ?? param);
    // Two names of a filter that takes several values are more values of it.
    written[param] = isFlag(param) ? texts[0] : texts.join('|');
  }
  const { filters, problems } = readFilters(written);
  for (const { param, sentence } of problems) {
    issues.addIssue({ code: 'custom', path: [given.get(param) ?? param], message: sentence });
  }
  return filters;
}

/** Repeated ones are more values of a filter that takes several; of others they are refused. */
const textOf = (value: unknown) =>
  [value]
    .flat()
    .map((text) => (typeof text === 'string' ? text.trim() : ''))
    .filter(Boolean)
    .join('|');
const isFlag = (param: FilterParam) => param.startsWith('has');

/** Reads `location` as values separated by a bar. */
export const locationSchema = z
  .preprocess((given) => (Array.isArray(given) ? textOf(given) : given), z.string().default(''))
  .transform((text, context): string[] => {
    // A place is written as a filter is.
    const { filters, problems } = readFilters({ municipality: text });
    for (const { sentence } of problems) context.addIssue({ code: 'custom', message: sentence });
    return filters.municipality ?? [];
  });

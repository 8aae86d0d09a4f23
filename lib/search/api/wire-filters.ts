import 'server-only';
import { z } from 'zod';
import { FILTER_PARAMS, type FilterParam } from '../filter-params';
import { MESSAGES } from '../messages';
import { readFilters, type WrittenFilters } from '../read-filters';
import { shown } from '../reader';
import type { CompanyFilters } from '../types';

/** The query parameter names of each filter; several names are aliases. */
type FilterNames = Partial<Record<FilterParam, readonly string[]>>;

/**
 * Filters with other names in the API contract, one of which is misspelt there. The internal name
 * is accepted too: a client that knows it from another endpoint would otherwise get unfiltered
 * results.
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

/** For the API description: each filter by the first of its names. */
export const CONTRACT_FILTERS = FILTER_PARAMS.map((param) => contractNames[param]?.[0] ?? param);
export const PAGE_FILTERS: readonly string[] = FILTER_PARAMS;

/** All that a query of the contract may have: filters by any of their names, and what pages them. */
const CONTRACT_NAMES: ReadonlySet<string> = new Set([
  ...[...FILTER_PARAMS, ...Object.values(contractNames).flat()],
  ...['page', 'limit', 'sort', 'location'],
]);

type Query = Record<string, unknown>;
type Issues = Pick<z.core.$RefinementCtx, 'addIssue'>;
type WithFilters<Q> = Q & { filters: CompanyFilters };

/**
 * Parses filters by the names of the contract; errors are reported under the name that was used. A
 * parameter that is none of them is an error: a misspelt filter would narrow nothing.
 */
export function withContractFilters<Q extends Query>(query: Q, issues: Issues): WithFilters<Q> {
  const unknown = Object.keys(query).find((name) => !CONTRACT_NAMES.has(name));
  if (unknown !== undefined) {
    const message = `"${shown(unknown)}" is ${MESSAGES.unknownParam}`;
    issues.addIssue({ code: 'custom', path: [shown(unknown)], message });
  }
  return { ...query, filters: withoutEmptyBoxes(filtersIn(query, contractNames, issues)) };
}

/**
 * Clients send the checkboxes of a form: an unchecked one is no condition, rather than its
 * negation.
 */
function withoutEmptyBoxes(filters: CompanyFilters): CompanyFilters {
  const { hasPhone, hasEmail, hasPostalAddress, hasWebsite, ...others } = filters;
  return {
    ...others,
    ...(hasPhone && { hasPhone }),
    ...(hasEmail && { hasEmail }),
    ...(hasPostalAddress && { hasPostalAddress }),
    ...(hasWebsite && { hasWebsite }),
  };
}

/** Parses filters by the names they have in the URLs of pages. */
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
    // Values under several names of a multi-value filter are merged.
    written[param] = isFlag(param) ? texts[0] : texts.join('|');
  }
  const { filters, problems } = readFilters(written);
  for (const { param, sentence } of problems) {
    issues.addIssue({ code: 'custom', path: [given.get(param) ?? param], message: sentence });
  }
  return filters;
}

/** Repeated parameters are further values of a multi-value filter; other filters reject them. */
const textOf = (value: unknown) =>
  [value]
    .flat()
    .map((text) => (typeof text === 'string' ? text.trim() : ''))
    .filter(Boolean)
    .join('|');
const isFlag = (param: FilterParam) => param.startsWith('has');

/** Parses `location` as values separated by a bar. */
export const locationSchema = z
  .preprocess((given) => (Array.isArray(given) ? textOf(given) : given), z.string().default(''))
  .transform((text, context): string[] => {
    // Places have the syntax of a filter.
    const { filters, problems } = readFilters({ municipality: text });
    for (const { sentence } of problems) context.addIssue({ code: 'custom', message: sentence });
    return filters.municipality ?? [];
  });

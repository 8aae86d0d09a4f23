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
 * Filters with other names in the API contract, one of which is misspelt there. Every operation
 * accepts each name: a client knows it from another one.
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
const CONTRACT_FILTERS = FILTER_PARAMS.map((param) => contractNames[param]?.[0] ?? param);
const PAGE_FILTERS: readonly string[] = FILTER_PARAMS;

/** Filters by any of their names. */
const FILTER_NAMES: ReadonlySet<string> = new Set([
  ...FILTER_PARAMS,
  ...Object.values(contractNames).flat(),
]);

type Query = Record<string, unknown>;
type Issues = Pick<z.core.$RefinementCtx, 'addIssue'>;

/** A parameter that an operation does not have is an error: a misspelt filter would narrow nothing. */
function refuseUnknown(query: Query, fields: z.ZodRawShape, issues: Issues): void {
  const unknown = Object.keys(query).find(
    (name) => !FILTER_NAMES.has(name) && !Object.hasOwn(fields, name),
  );
  if (unknown === undefined) return;
  const message = `"${shown(unknown)}" is ${MESSAGES.unknownParam}`;
  issues.addIssue({ code: 'custom', path: [shown(unknown)], message });
}

/**
 * A query of some fields and of filters, which the description lists by the names of the contract.
 * Errors are reported under the name that was used.
 */
export const contractQuery = <F extends z.ZodRawShape>(fields: F) =>
  z
    .looseObject(fields)
    .meta({ filters: CONTRACT_FILTERS })
    .transform((query, issues) => {
      refuseUnknown(query, fields, issues);
      return { ...query, filters: withoutEmptyBoxes(filtersIn(query, issues)) };
    });

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

/** Likewise, listed by the names that filters have in the URLs of pages. */
export const pageQuery = <F extends z.ZodRawShape>(fields: F) =>
  z
    .looseObject(fields)
    .meta({ filters: PAGE_FILTERS })
    .transform((query, issues) => {
      refuseUnknown(query, fields, issues);
      return { ...query, filters: filtersIn(query, issues) };
    });

function filtersIn(query: Query, issues: Issues): CompanyFilters {
  const written: WrittenFilters = {};
  const given = new Map<FilterParam, string>();
  for (const param of FILTER_PARAMS) {
    const used = (contractNames[param] ?? [param]).filter((name) => textOf(query[name]) !== '');
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

import 'server-only';
import { z } from 'zod';
import { MAX_QUERY_LENGTH, MESSAGES, MIN_QUERY_LENGTH, SEARCH_SORTS } from './constants';
import { FILTER_PARAMS, type FilterParam, readFilters, type WrittenFilters } from './read-filters';
import type { CompanyFilters, SearchSort } from './types';

/** Anything that is no page is page 1; the search clamps the other end. */
const page = z.coerce.number().int().min(1).max(1_000_000_000).catch(1);
const sort = z.enum(['', ...SEARCH_SORTS], MESSAGES.unknownSort).optional();

/** Filters whose name on the wire is the register's; the others have their own. */
const wireNames: Partial<Record<FilterParam, string>> = {
  industry: 'branchebetegnelse_primær',
  companyType: 'virksomhedsform',
  region: 'p_region',
  municipality: 'p_kommunenavn',
  employees: 'ansatte',
  locations: 'antalPenheder',
};
const wireName = (name: FilterParam) => wireNames[name] ?? name;

export const companyDataQuerySchema = z
  .looseObject({ page, sort })
  .transform((query, context): { page: number; sort: SearchSort; filters: CompanyFilters } => {
    const written: WrittenFilters = {};
    for (const name of FILTER_PARAMS) {
      const text: unknown = query[wireName(name)];
      if (typeof text === 'string') written[name] = text;
    }
    const { filters, problems } = readFilters(written);
    for (const { param, sentence } of problems) {
      context.addIssue({ code: 'custom', path: [wireName(param)], message: sentence });
    }
    return { page: query.page, sort: query.sort || 'relevance', filters };
  });

export const companyDataBodySchema = z.strictObject({
  search: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH, MESSAGES.tooLong)
    .refine((text) => text === '' || text.length >= MIN_QUERY_LENGTH, MESSAGES.tooShort)
    .default(''),
});

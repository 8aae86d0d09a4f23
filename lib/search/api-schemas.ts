import 'server-only';
import { z } from 'zod';
import { MAX_QUERY_LENGTH, MESSAGES, MIN_QUERY_LENGTH } from './constants';
import type { CompanyFilters } from './types';

const MAX_CHOICES = 100;

/** "Bagerier|Slagtere": several values of one filter, separated by a bar. */
const choices = z
  .string()
  .max(5_000)
  .transform((list) =>
    list
      .split('|')
      .map((value) => value.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string()).max(MAX_CHOICES, `Choose at most ${MAX_CHOICES} values`))
  .optional();

/** "1-5" or "1-5|6-10". */
const ranges = choices.transform((list, context) =>
  list?.map((text) => {
    const match = /^(\d{1,9})-(\d{1,9})$/.exec(text);
    const [min, max] = [Number(match?.[1]), Number(match?.[2])];
    if (!match || min > max) {
      context.addIssue({ code: 'custom', message: `"${text}" is not a range such as 1-5` });
    }
    return { min, max };
  }),
);

/** Anything that is no page is page 1; the search clamps the other end. */
const page = z.coerce.number().int().min(1).max(1_000_000_000).catch(1);

export const companyDataQuerySchema = z
  .object({
    page,
    branchebetegnelse_primær: choices,
    virksomhedsform: choices,
    p_region: choices,
    p_kommunenavn: choices,
    ansatte: ranges,
    antalPenheder: ranges,
  })
  .transform((query): { page: number; filters: CompanyFilters } => ({
    page: query.page,
    filters: {
      industry: query.branchebetegnelse_primær,
      companyType: query.virksomhedsform,
      region: query.p_region,
      municipality: query.p_kommunenavn,
      employees: query.ansatte,
      locations: query.antalPenheder,
    },
  }));

export const companyDataBodySchema = z.strictObject({
  search: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH, MESSAGES.tooLong)
    .refine((text) => text === '' || text.length >= MIN_QUERY_LENGTH, MESSAGES.tooShort)
    .default(''),
});

import 'server-only';
import { z } from 'zod';
import { divisionsOf, SECTOR_NAMES } from '@/lib/companies/sectors';
import { SEARCH_SORTS } from '@/lib/search/sorts';
import { NUMBER_FILTERS } from '@/lib/search/tool-arguments';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { CHANGE_FILTERS } from '@/lib/search-index/change-filters';
import { RUNS, STATUS_CHOICES } from '@/lib/search-index/choices';

const FLAGS = [
  ...(['hasPhone', 'hasEmail', 'hasPostalAddress', 'hasWebsite'] as const),
  ...(['advertisingProtected', 'listed', 'auditWaived'] as const),
  ...(['goingConcern', 'modifiedOpinion', 'capitalLost'] as const),
] as const;

/** Sectors of several divisions; one of a single division is the two digits of its code. */
const SECTORS = SECTOR_NAMES.flatMap(({ danish }) =>
  divisionsOf(danish).length > 0 ? danish : [],
).join('; ');

// Without length limits, which strict structured output does not support.
const text = z.string();
const piece = {
  text: text.describe('The words of the sentence this comes from, letter by letter'),
};
const exclude = z.boolean().describe('True when companies must not have it');
const end = z.number().nullable();
const day = z.string().nullable();

/** One condition. Strict structured output requires every field and supports no "oneOf". */
const condition = z.union([
  z.object({
    ...piece,
    kind: z.literal('industry'),
    names: z
      .array(text)
      .describe(
        `Danish or English names of industries, the first 2 to 6 digits of DB07 (NACE rev. 2) codes, or sectors: ${SECTORS}`,
      ),
    exclude,
  }),
  z.object({
    ...piece,
    kind: z.literal('place'),
    names: z
      .array(text)
      .describe(
        'Danish regions, municipalities, postal districts or parts of the country; postal codes, or ranges of them such as 8000-8270',
      ),
    exclude,
  }),
  z.object({
    ...piece,
    kind: z.literal('legalForm'),
    names: z.array(text).describe('Danish legal forms such as ApS'),
    exclude,
  }),
  z.object({
    ...piece,
    kind: z.literal('status'),
    names: z.array(z.enum(STATUS_CHOICES)),
    exclude,
  }),
  z.object({
    ...piece,
    kind: z.literal('near'),
    place: text.describe('One Danish municipality, postal district or postal code'),
    km: end.describe('Null when the sentence gives no distance'),
  }),
  z.object({ ...piece, kind: z.literal('range'), of: z.enum(NUMBER_FILTERS), min: end, max: end }),
  z.object({
    ...piece,
    kind: z.literal(['founded', 'statusSince', ...CHANGE_FILTERS]),
    from: day,
    to: day,
  }),
  z.object({
    ...piece,
    kind: z.literal('trend'),
    trend: z.enum(RUNS),
    years: end.describe('In a row, up to the newest; null when the sentence says nothing of years'),
  }),
  z.object({
    ...piece,
    kind: z.literal('opinion'),
    opinions: z.array(z.enum(AUDIT_OPINIONS)).describe('Any of these'),
  }),
  z.object({ ...piece, kind: z.literal('flag'), of: z.enum(FLAGS), value: z.boolean() }),
  z.object({
    ...piece,
    kind: z.literal('name'),
    name: text.describe('Words that the name of a company has'),
  }),
  z.object({ ...piece, kind: z.literal('sort'), sort: z.enum(SEARCH_SORTS) }),
]);

/** A model's answer for a sentence. */
export const saidSchema = z.object({
  conditions: z.array(condition),
  notUnderstood: z.array(text).describe('Words that ask for something no condition can say'),
});

export type Said = z.infer<typeof saidSchema>;
export type SaidCondition = Said['conditions'][number];

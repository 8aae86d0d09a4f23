import 'server-only';
import { z } from 'zod';
import { recordOf } from '@/lib/entries';
import { SEARCH_SORTS } from '@/lib/search/sorts';
import { trendSchema } from '@/lib/search/tool-arguments';
import type { CompanyFilters } from '@/lib/search/types';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { CHANGE_FILTERS } from '@/lib/search-index/change-filters';
import { STATUS_CHOICES } from '@/lib/search-index/choices';

const texts = z.array(z.string());
const statuses = z.array(z.enum(STATUS_CHOICES));
const days = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .partial()
  .meta({ id: 'DayRange', description: 'Both days belong to it' });
const numbers = z
  .strictObject({
    ranges: z.array(z.strictObject({ min: z.number(), max: z.number() }).partial()),
    missing: z.boolean().optional().meta({ description: 'Those without a number too' }),
  })
  .meta({ id: 'NumberFilter', description: 'Both ends of a range belong to it' });
const thousands = numbers.meta({
  description: 'Thousands of DKK; accounts in other currencies are left out',
});
const percent = numbers.meta({
  description: 'Per cent over the year before, whose figure must be above zero; a fall is negative',
});
const ratio = numbers.meta({ description: 'Per cent, of the newest accounts' });

const point = z.strictObject({ longitude: z.number(), latitude: z.number() });
const area = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('box'),
    west: z.number(),
    south: z.number(),
    east: z.number(),
    north: z.number(),
  }),
  z.strictObject({ kind: z.literal('circle'), center: point, km: z.number() }),
  z.strictObject({ kind: z.literal('shape'), corners: z.array(point) }),
]);

const postalCodes = texts.meta({
  description: 'Four digits, or a range of them such as 8000-8270',
});
const places = {
  industry: texts,
  sector: texts,
  companyType: texts,
  region: texts,
  municipality: texts,
  postalCode: postalCodes,
};

const filtersSchema = z
  .strictObject({
    ...places,
    status: statuses,
    employees: numbers,
    locations: numbers,
    revenue: thousands,
    grossProfit: thousands,
    profit: thousands,
    equity: thousands,
    assets: thousands,
    revenueGrowth: percent,
    grossProfitGrowth: percent,
    employeesGrowth: percent,
    solvencyRatio: ratio,
    liquidityRatio: ratio,
    coverageRatio: ratio,
    profitMargin: ratio,
    roe: ratio,
    roi: ratio,
    trends: z.array(trendSchema),
    not: z.strictObject({ ...places, status: statuses }).partial(),
    founded: days,
    statusSince: days,
    ...recordOf(CHANGE_FILTERS.map((name) => [name, days] as const)),
    advertisingProtected: z.boolean(),
    hasPhone: z.boolean(),
    hasEmail: z.boolean(),
    hasWebsite: z.boolean(),
    hasPostalAddress: z.boolean(),
    listed: z.boolean(),
    auditWaived: z.boolean(),
    goingConcern: z.boolean(),
    modifiedOpinion: z.boolean(),
    capitalLost: z.boolean(),
    opinion: z.array(z.enum(AUDIT_OPINIONS)),
    area,
    saved: z.strictObject({ in: texts, out: texts }).partial().meta({
      description: 'What the user has saved, or is left out of it: * is everything',
    }),
    mentions: texts.meta({ description: 'Texts of which the newest annual report has one' }),
  } satisfies Record<keyof CompanyFilters, z.ZodType>)
  .partial()
  .meta({ id: 'Filters', description: 'Several values of one mean or, different filters and' });

const partSchema = z
  .strictObject({
    text: z.string(),
    field: z
      .enum([...filtersSchema.keyof().options, 'search', 'sort'])
      .meta({ description: 'search: words that names are searched for' }),
    meant: z
      .string()
      .optional()
      .meta({ description: 'The words that its misspelt ones are taken for' }),
    as: z.enum(['grossProfit', 'revenue', 'about', 'near']).optional().meta({
      description:
        'What it is read as where it leaves that open. grossProfit: growth without a figure; revenue: the same in older runs; about: a round amount, taken for those near it; near: a place without a distance, taken for 10 km around its centre',
    }),
    place: z
      .string()
      .optional()
      .meta({ description: 'The place that an area is around, as it was written' }),
  })
  .meta({ id: 'ReadPart', description: 'A piece of the sentence and the filter it became' });

const WHY = `contradiction: with another piece it leaves no company; tooWide: more industries than a search takes; apart: several stretches of time that do not meet; districts: a postal district or a municipality; currency: an amount in another currency than kroner; share: a share in per cent; unit: an amount so small that its unit must be missing; netMargin, operatingProfit and otherFigure: no filter of the figure; personAge: the ages of people are not in the data; handover: nor is who is about to hand over; unchanged: filters know what has changed, not what has not; ownership: nor does a filter know who owns a company; ratioChange: filters know how high a key figure is, not how it changed; growthOf: growth in per cent is of revenue, gross profit and employees; otherYear: filters are of the newest accounts; nearMe: near to whoever asks, whose place is not known`;

const hintSchema = z
  .strictObject({
    text: z.string(),
    why: z
      .enum([
        ...([
          'contradiction',
          'tooWide',
          'apart',
          'districts',
          'currency',
          'share',
          'unit',
        ] as const),
        ...(['netMargin', 'operatingProfit', 'otherFigure', 'personAge'] as const),
        ...([
          'handover',
          'unchanged',
          'otherYear',
          'ownership',
          'ratioChange',
          'growthOf',
          'nearMe',
        ] as const),
      ])
      .meta({ description: WHY }),
  })
  .meta({ id: 'ReadHint', description: 'Why a piece that was recognised became nothing' });

/** The search's interpretation of a sentence. */
export const readingSchema = z
  .strictObject({
    search: z
      .string()
      .nullable()
      .meta({ description: 'Words that are searched for as they stand' }),
    filters: filtersSchema,
    sort: z.enum(SEARCH_SORTS).nullable(),
    parts: z.array(partSchema).meta({ description: 'In the order of the sentence' }),
    notUnderstood: texts.meta({ description: 'Words that became nothing, as they were written' }),
    hints: z.array(hintSchema).optional(),
    by: z.enum(['reader', 'model']),
    modelFailed: z
      .literal(true)
      .optional()
      .meta({ description: 'The model did not answer, or not usably, and the reader took over' }),
  })
  .meta({ id: 'Reading', description: 'A sentence as the search understands it' });

export type Reading = z.infer<typeof readingSchema>;
export type ReadPart = z.infer<typeof partSchema>;
export type ReadHint = z.infer<typeof hintSchema>;

import 'server-only';
import { z } from 'zod';
import {
  endingSchema,
  keySchema,
  latitudeSchema,
  longitudeSchema,
  statusSchema,
} from '@/lib/companies/answers';
import { recordOf } from '@/lib/entries';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import { reasonFields } from './answers';
import { PLACE_KINDS } from './suggest/values';

const count = z.int().min(0).meta({ description: 'Companies' });

const valueCountSchema = z
  .strictObject({ value: z.string(), count })
  .meta({ id: 'ValueCount', description: 'How many companies have a value' });

const sectorCountSchema = valueCountSchema
  .extend({ within: z.string().optional().meta({ description: 'Of a division: its sector' }) })
  .meta({ id: 'SectorCount', description: 'How many companies a sector or a division has' });

const rangeSchema = z.strictObject({ min: z.int(), max: z.int(), count }).meta({
  id: 'RangeCount',
  description: 'How many companies are in a range; both ends belong to it',
});

/** GET /api/company/facets */
export const facetsAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z
    .strictObject({
      total: count.meta({ description: 'Companies found' }),
      registerDay: z.iso.date().nullable().meta({
        description: 'The day up to which the register is known; null if no load says so',
      }),
      industry: z.array(valueCountSchema),
      sector: z.array(sectorCountSchema).meta({
        description: 'Sectors (the sections of the code list of industries), then its divisions',
      }),
      companyType: z.array(valueCountSchema),
      region: z.array(valueCountSchema),
      municipality: z.array(valueCountSchema),
      status: z.array(z.strictObject({ value: statusSchema, count })),
      ended: z.array(z.strictObject({ value: endingSchema, count })),
      employees: z.strictObject({
        ranges: z.array(rangeSchema),
        missing: count.meta({ description: 'Companies without a number' }),
      }),
      locations: z.strictObject({ ranges: z.array(rangeSchema) }),
      opinion: z.array(z.strictObject({ value: z.enum(AUDIT_OPINIONS), count })).meta({
        description: 'Modified opinions of auditors, all of them, the mildest first',
      }),
    })
    .meta({
      description:
        'How many companies each choice would leave, were it the only one of its filter. Values that none has are left out',
    }),
});

const binSchema = z
  .strictObject({
    min: z.number().nullable().meta({ description: 'Belongs to it; null: whatever is less' }),
    max: z.number().nullable().meta({
      description: 'Belongs to it of employees, not of other figures; null: whatever is more',
    }),
    count,
  })
  .meta({
    id: 'HistogramBin',
    description:
      'How many companies have a figure of this size; amounts are in thousands of DKK, growth and key figures in per cent',
  });

const histogramSchema = z
  .strictObject({
    bins: z.array(binSchema),
    missing: count.meta({ description: 'Companies without a figure' }),
  })
  .meta({
    id: 'Histogram',
    description: 'How many companies have a figure of which size, its own filter lifted',
  });

/** GET /api/company/histograms */
export const histogramsAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.strictObject({
    revenue: histogramSchema,
    grossProfit: histogramSchema,
    profit: histogramSchema,
    equity: histogramSchema,
    assets: histogramSchema,
    employees: histogramSchema,
    ...recordOf(PERCENT_FILTERS.map((name) => [name, histogramSchema] as const)),
  }),
});

const clusterSchema = z
  .strictObject({
    count,
    latitude: latitudeSchema.meta({ description: 'Of the middle of its companies' }),
    longitude: longitudeSchema.meta({ description: 'Of the middle of its companies' }),
    bounds: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .meta({ description: 'West, south, east and north of its companies, in degrees' }),
    company: z
      .strictObject({
        key: keySchema,
        name: z.string().nullable(),
        industry: z.string().nullable(),
        advertisingProtected: z.boolean(),
      })
      .nullable()
      .meta({ description: 'Of a cluster of one' }),
  })
  .meta({ id: 'MapCluster', description: 'Companies that a map shows together' });

/** GET /api/company/clusters */
export const clustersAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.strictObject({
    clusters: z.array(clusterSchema).meta({ description: 'At most 500' }),
    total: count.meta({ description: 'Companies found, wherever they are' }),
    inside: count.meta({ description: 'Those of them inside the window' }),
    withoutPosition: count.meta({ description: 'Those of them without a position' }),
  }),
});

const suggestedCompanySchema = z
  .strictObject({
    key: keySchema,
    name: z.string().nullable(),
    status: statusSchema,
    industry: z.string().nullable(),
    companyType: z.string().nullable(),
    companyTypeShort: z.string().nullable().meta({ description: 'Such as ApS' }),
    postalDistrict: z.string().nullable(),
    municipality: z.string().nullable(),
    advertisingProtected: z.boolean(),
    ...reasonFields,
  })
  .meta({ id: 'SuggestedCompany', description: 'A company, as a line below a search field' });

/** GET /api/company/suggestions */
export const suggestionsAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.strictObject({
    companies: z.array(suggestedCompanySchema),
    industries: z.array(valueCountSchema),
    places: z.array(
      z.strictObject({
        kind: z.enum(PLACE_KINDS),
        value: z.string(),
        count,
        postalCode: z.string().optional().meta({
          description: 'Of a postal district: its codes as the filter postalCode takes them',
        }),
      }),
    ),
    spellings: z
      .array(z.string())
      .meta({ description: 'The text as it may be meant, the most likely first' }),
  }),
});

/** GET /api/veminto/dropdown1, 2, 4 and 5 */
export const choicesAnswerSchema = z.strictObject({
  status: z.literal('success'),
  data: z.array(z.string()).meta({ description: 'Those that some company has, by name' }),
  counts: z.array(valueCountSchema),
});

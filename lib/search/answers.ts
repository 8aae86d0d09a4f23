import 'server-only';
import { z } from 'zod';
import { messageSchema, paginationFields } from '@/lib/answer-parts';
import { companyRecordSchema } from '@/lib/companies/answers';
import { PASSAGE_KINDS } from '@/lib/passages/kinds';
import { wireKind } from '@/lib/passages/listed';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { SEARCH_SORTS } from './sorts';

const matchedFieldSchema = z.enum([
  'name',
  'formerName',
  'secondaryName',
  'address',
  'town',
  'postalDistrict',
  'municipality',
  'region',
  'industry',
  'companyType',
  'status',
  'founded',
  'cvr',
  'pNumber',
  'phone',
  'email',
  'website',
]);

const matchedOnSchema = z
  .strictObject({ field: matchedFieldSchema, text: z.string() })
  .meta({ id: 'MatchedOn', description: 'Where the words of a search were found' });

const respellingSchema = z
  .strictObject({ typed: z.string(), meant: z.string() })
  .meta({ id: 'Respelling', description: 'A word that was taken for another one' });

const listedNumbersSchema = z
  .strictObject({
    asked: z.int().min(2).meta({ description: 'Different numbers of the list' }),
    notFound: z
      .array(z.string())
      .meta({ description: 'CVR numbers and P-numbers that the register does not have' }),
    invalid: z.array(z.string()).meta({ description: 'What can be no CVR number and no P-number' }),
  })
  .meta({
    id: 'ListedNumbers',
    description:
      'What came of a list of CVR numbers and P-numbers, whatever is filtered by; only of such a search',
  });

const leftOutSchema = z.array(z.string()).optional().meta({
  description:
    'Words as typed that no company has along with the others, such as "telefon", and that were therefore left out; only of such a search',
});

/** What words of a search were read as, other than words to find. */
const readAsFields = {
  ordered_by: z.enum(SEARCH_SORTS).optional().meta({
    description:
      'The order that words such as "største" or "oldest" ask for, ceased companies last; only of such a search without `sort`',
  }),
  conditions: z.array(z.string()).optional().meta({
    description:
      'Conditions among the words, as typed, such as "over 50 ansatte"; only of a search with some',
  }),
  left_out: leftOutSchema,
};

export type ListedNumbers = z.infer<typeof listedNumbersSchema>;
export type MatchedField = z.infer<typeof matchedFieldSchema>;
export type MatchedOn = z.infer<typeof matchedOnSchema>;
export type Respelling = z.infer<typeof respellingSchema>;

/** Fields that explain why a company was found. */
export const reasonFields = {
  matchedOn: matchedOnSchema
    .nullable()
    .meta({ description: 'Null without words, and where it cannot be told' }),
  respelled: z.array(respellingSchema).meta({ description: 'Empty where all stand as typed' }),
};

const shown = (description: string) => z.number().nullable().optional().meta({ description });
const ONLY = 'only in a result that is ordered or filtered by it';
const amount = (name: string) => shown(`${name}, in DKK; ${ONLY}`);
const percent = (name: string) => shown(`${name}, in per cent, to one decimal; ${ONLY}`);
const growth = (name: string) =>
  shown(
    `What ${name} of the newest year is above that of the one before, in per cent of the latter, to one decimal; null where that was not above zero; ${ONLY}`,
  );
/** Of a result that is ordered or filtered by it alone. */
const changeDay = (what: string) =>
  z.iso
    .date()
    .optional()
    .meta({ description: `Day on which ${what}; ${ONLY}, and if there was such a change` });

const mentionSchema = z
  .strictObject({
    kind: z.enum(PASSAGE_KINDS.map(wireKind)),
    year: z.int().meta({ description: 'In which the period of the report ends' }),
    text: z.string().meta({ description: 'What stands around the words' }),
  })
  .meta({ id: 'Mention', description: 'Where an annual report mentions what was searched for' });

const saidOpinionSchema = z
  .strictObject({
    kind: z.enum(AUDIT_OPINIONS),
    year: z.int().meta({ description: 'In which the period of the report ends' }),
  })
  .meta({
    id: 'SaidOpinion',
    description: "The auditor's modified opinion on the newest annual report that could be read",
  });

const hitSchema = z
  .intersection(
    companyRecordSchema,
    z.strictObject({
      matched_on: reasonFields.matchedOn,
      respelled: reasonFields.respelled,
      gross_profit: amount('Gross profit of the newest accounts'),
      net_profit: amount('Result of the newest year'),
      equity: amount('Equity of the newest accounts'),
      assets: amount('Total assets of the newest accounts'),
      revenue_growth: growth('the revenue'),
      gross_profit_growth: growth('the gross profit'),
      employees_growth: growth('the number of employees'),
      solvency_ratio: percent('Solvency ratio of the newest accounts'),
      liquidity_ratio: percent('Liquidity ratio of the newest accounts'),
      coverage_ratio: percent('Coverage ratio of the newest year'),
      profit_margin: percent('Profit margin of the newest year'),
      roe: percent('Return on equity of the newest year, if of 11 to 13 months'),
      roi: percent('Return on investment of the newest year, if of 11 to 13 months'),
      renamed_on: changeDay('it took its present name'),
      new_manager_on: changeDay('the newest of its managers joined'),
      new_board_member_on: changeDay('the newest member of its board joined'),
      new_owner_on: changeDay('the newest of its owners became one'),
      new_auditor_on: changeDay('the newest of its auditors was appointed'),
      mention: mentionSchema.optional().meta({
        description: 'Only in a result that is filtered by mentions, or by notes on going concern',
      }),
      audit_opinion: saidOpinionSchema
        .optional()
        .meta({ description: "Only in a result that is filtered by auditors' opinions" }),
      accounts_year: z.int().nullable().optional().meta({
        description:
          'Year in which the accounts end that say what a result is ordered by, otherwise what it is filtered by; only in such a result',
      }),
    }),
  )
  .meta({ id: 'CompanyHit', description: 'A company of a result, and why it was found' });

export type HitOnWire = z.infer<typeof hitSchema>;

const { currentPage, totalPages, totalRecords } = paginationFields;

/** POST /api/veminto/companydata */
export const companyDataAnswerSchema = z.strictObject({
  status: z.literal('success'),
  message: messageSchema
    .optional()
    .meta({ description: 'A sentence for people where none is found' }),
  data: z.strictObject({ data: z.array(hitSchema), totalRecords, currentPage, totalPages }),
  numbers: listedNumbersSchema.optional(),
  ...readAsFields,
});

export type CompanyDataAnswer = z.infer<typeof companyDataAnswerSchema>;

/** POST /api/company/search and GET /api/company/segmentation */
export const searchAnswerSchema = z.strictObject({
  message: messageSchema,
  data: z.array(hitSchema),
  pagination: z.strictObject({
    ...paginationFields,
    totalCount: totalRecords.meta({ description: 'The same as totalRecords' }),
  }),
  numbers: listedNumbersSchema.optional(),
  ...readAsFields,
});

export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** POST /api/veminto/nearby */
export const nearbyAnswerSchema = z.strictObject({
  nearbyRecords: z
    .array(
      z.intersection(
        companyRecordSchema,
        z.strictObject({ distance: z.number().min(0).meta({ description: 'Kilometres' }) }),
      ),
    )
    .meta({ description: 'At most ten, the nearest first' }),
});

/** POST /api/spell/v1/search */
export const completionsAnswerSchema = z
  .tuple([z.array(z.string()).meta({ description: 'What the text may become, at most ten' })])
  .meta({ description: 'The suggestions are its one element' });

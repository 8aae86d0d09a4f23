import 'server-only';
import { z } from 'zod';
import { entriesOf, recordOf } from '@/lib/entries';
import { ROLE_GROUPS } from '@/lib/roles/constants';
import {
  CHANGE_TEXTS,
  NUMBER_FILTERS,
  opinionsSchema,
  statusesSchema,
  trendSchema,
} from '@/lib/search/tool-arguments';
import type { CompanyFilters } from '@/lib/search/types';
import { MOST_PERIODS } from './figures';

export const key = z
  .string()
  .regex(/^\d{8}$/)
  .describe('CVR number, eight digits; find it with the search tool');
export const year = z.int().min(1900).max(2200).optional().describe('Year that the period ends in');
export const scope = z
  .enum(['solo', 'group'])
  .optional()
  .describe('The company alone, or with its subsidiaries');
export const periods = z.int().min(1).max(MOST_PERIODS).optional();
const values = z.array(z.string().max(300)).max(50).optional();

const postalCodes = z
  .array(z.string().regex(/^\d{4}(-\d{4})?$/))
  .max(50)
  .optional()
  .describe('Four digits, or a range of them such as 8000-8270');

export const groups = z.array(z.enum(ROLE_GROUPS)).max(ROLE_GROUPS.length).optional();

const range = (unit: string) =>
  z
    .strictObject({ min: z.number().optional(), max: z.number().optional() })
    .optional()
    .describe(`${unit}; both ends belong to it`);

const THOUSANDS = 'Thousands of DKK; accounts in other currencies are left out';
const growth = range('Per cent over the year before; a fall is negative');
const ratio = range('Per cent, of the newest accounts');

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional();

const days = (text: string) => z.strictObject({ from: day, to: day }).optional().describe(text);

/** The filters of the screens, with one range for each number. */
export const filters = z
  .strictObject({
    industry: values.describe('Danish texts, exactly as filter_values gives them'),
    sector: values.describe('Sectors and divisions of industries, likewise'),
    companyType: values.describe('Names of legal forms, such as Anpartsselskab'),
    region: values,
    municipality: values,
    postalCode: postalCodes,
    status: statusesSchema,
    employees: range('Employees'),
    locations: range('Production units'),
    revenue: range(THOUSANDS),
    grossProfit: range(THOUSANDS),
    profit: range(`Result of the year; a loss is negative. ${THOUSANDS}`),
    equity: range(THOUSANDS),
    assets: range(`Total assets. ${THOUSANDS}`),
    revenueGrowth: growth,
    grossProfitGrowth: growth,
    employeesGrowth: growth,
    solvencyRatio: ratio,
    liquidityRatio: ratio,
    coverageRatio: ratio,
    profitMargin: ratio,
    roe: ratio,
    roi: ratio,
    trends: z
      .array(trendSchema)
      .max(8)
      .optional()
      .describe(
        'A number: for at least so many of the newest years in a row. Without one, lossMaking, profitable, negativeEquity and positiveEquity are of the newest accounts in any currency: use these, not a range, for a sign alone',
      ),
    founded: days('Days, both included'),
    statusSince: days('With a status: when it began; of ceased companies their last day'),
    ...recordOf(entriesOf(CHANGE_TEXTS).map(([name, text]) => [name, days(text)] as const)),
    advertisingProtected: z.boolean().optional(),
    hasPhone: z.boolean().optional(),
    hasEmail: z.boolean().optional(),
    hasWebsite: z.boolean().optional(),
    hasPostalAddress: z.boolean().optional(),
    listed: z.boolean().optional().describe('Shares on a stock exchange'),
    auditWaived: z.boolean().optional().describe('Accounts without an audit'),
    goingConcern: z
      .boolean()
      .optional()
      .describe('The newest annual report has a note on uncertainty about going concern'),
    modifiedOpinion: z.boolean().optional().describe("Its auditor's opinion is modified"),
    capitalLost: z
      .boolean()
      .optional()
      .describe('The newest accounts have equity below half of the share capital, also below zero'),
    opinion: opinionsSchema,
    not: z
      .strictObject({
        industry: values,
        sector: values,
        companyType: values,
        region: values,
        municipality: values,
        postalCode: postalCodes,
        status: statusesSchema,
      })
      .optional()
      .describe('Values that the companies must not have'),
  })
  .transform((written): CompanyFilters => {
    const numbers = Object.fromEntries(NUMBER_FILTERS.map((name) => [name, written[name]]));
    const others = Object.fromEntries(
      Object.entries(written).filter(([name]) => !Object.hasOwn(numbers, name)),
    );
    const asked = Object.entries(numbers).flatMap(([name, given]) =>
      given ? [[name, { ranges: [given] }]] : [],
    );
    return { ...others, ...Object.fromEntries(asked) };
  });

export const holder = z
  .string()
  .regex(/^\d{1,18}$/)
  .describe('The id that people and roles give');

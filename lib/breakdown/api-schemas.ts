import 'server-only';
import { z } from 'zod';
import { pageQuery } from '@/lib/search/api/wire-filters';
import { foundFields } from '@/lib/search/api-schemas';
import { GROUP_FIELDS, GROUP_FIGURES } from '@/lib/search/group-fields';
import { SHEET_FORMATS } from '@/lib/sheets/formats';
import { BREAKDOWN_ORDERS, type BreakdownOrder, usualOrder } from './constants';

const fields = {
  ...foundFields,
  by: z.enum(
    GROUP_FIELDS,
    'Group by sector, division, industry, companyType, region, municipality, postalCode, employees, founded, status, statusSince (the year in which the status began) or opinion',
  ),
  order: z
    .enum(
      BREAKDOWN_ORDERS,
      'The order is value, companies, counted, sum, mean or median, with -asc or -desc',
    )
    .optional()
    .describe(
      'without it groups with most companies come first, but employees upwards and years from the newest on. Groups without the figure are last both ways',
    ),
};
const figure = z.enum(
  GROUP_FIGURES,
  'The figure is employees, revenue, grossProfit, profit, equity, assets, revenueGrowth, grossProfitGrowth, employeesGrowth, solvencyRatio, liquidityRatio, coverageRatio, profitMargin, roe or roi',
);

type Ordered = { by: (typeof GROUP_FIELDS)[number]; order?: BreakdownOrder; search: string };
const ordered = <Query extends Ordered>(query: Query) => ({
  ...query,
  search: query.search || null,
  order: query.order ?? usualOrder(query.by),
});

/** GET /api/company/breakdown */
export const breakdownQuerySchema = pageQuery({
  ...fields,
  figure: figure
    .optional()
    .describe(
      'what is summarized of each group, growth and key figures in per cent and without a sum; without it companies are only counted',
    ),
}).transform(ordered);

/** GET /api/company/breakdown/file */
export const breakdownFileQuerySchema = pageQuery({
  ...fields,
  figure: figure.default('employees'),
  format: z.enum(SHEET_FORMATS, 'The format is csv or xlsx'),
}).transform(ordered);

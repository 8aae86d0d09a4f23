import 'server-only';
import { knownEmployeesSql } from '@/lib/companies/employees-since-sql';
import { registerDb } from '@/lib/db';
import { formatNumber, formatTenths } from '@/lib/format';
import { paths } from '@/lib/paths';
import { countValues, type UncommonFacet } from '@/lib/search/engine/value-counts';
import { facetCounts } from '@/lib/search/facets';
import { foundKeys } from '@/lib/search/found-keys';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { fromFound, type Search } from '@/lib/search/live-index';
import { numberSummariesBy, numberSummary } from '@/lib/search/sums';
import type { CompanyFilters } from '@/lib/search/types';
import { writeFilters } from '@/lib/search/write-filters';
import { Prisma } from '@/prisma/client/client';
import { inSubquery, MOST_LOOKED_UP } from './among';
import { NOT_IN_REGISTER } from './facts';

type Asked = { search?: string | null; filters?: CompanyFilters };

export type GroupField = 'industry' | 'companyType' | 'region' | 'municipality' | UncommonFacet;

/** The counts of a field: of a facet the most first, as its panel shows them. */
async function countsOf({ search = null, filters = {}, field, busiest }: Breakdown) {
  if (field !== 'postalCode' && field !== 'founded') {
    return (await facetCounts({ search, filters }))[field];
  }
  const counts = await fromFound({ search, filters }, ({ index, docs }) =>
    countValues(index, docs, field),
  );
  // The years of founding tell more in their order.
  return field === 'founded' && !busiest ? counts : counts.toSorted((a, b) => b.count - a.count);
}

/** The filter for a value beside the others: of a year, what these leave of it. */
function filterFor(field: GroupField, value: string, { founded }: CompanyFilters): CompanyFilters {
  // The name of the district follows its code.
  if (field === 'postalCode') return { postalCode: [value.slice(0, 4)] };
  if (field !== 'founded') return { [field]: [value] };
  const [first, last] = [`${value}-01-01`, `${value}-12-31`];
  const from = founded?.from && founded.from > first ? founded.from : first;
  return { founded: { from, to: founded?.to && founded.to < last ? founded.to : last } };
}

async function addressOf({ search, filters = {} }: Asked): Promise<string> {
  const { texts } = await cleanKnownFilters(writeFilters(filters));
  return paths.discover({ ...(search && { search }), ...texts });
}

type Breakdown = Asked & {
  field: GroupField;
  fewest?: boolean;
  limit?: number;
  /** Years of founding in the order of how many companies they have. */
  busiest?: boolean;
  /** Orders by a figure of the companies that report it, instead of by how many companies fit. */
  by?: { field: MeasuredField; as: 'sum' | 'mean' | 'median' };
};

/** The amount of each value, the highest first; `count` is how many companies report it. */
async function amountsOf({ search = null, filters = {}, field, by }: Breakdown) {
  if (!by || field === 'founded') return null;
  const of = field === 'postalCode' ? 'postalDistrict' : field;
  const found = await numberSummariesBy({ search, filters }, { field: by.field, of });
  return found
    .map((one) => ({ value: one.value, count: one.counted, amount: one[by.as] }))
    .sort((a, b) => b.amount - a.amount);
}

/**
 * Counts the companies that fit by the values of a field: the first values, with the most or fewest
 * first, but of years of founding the newest, and the number of all values that any company has.
 */
export async function breakDown(asked: Breakdown) {
  const { field, search = null, filters = {}, fewest = false, limit = 5, by } = asked;
  const counts: { value: string; count: number; amount?: number }[] =
    (await amountsOf(asked)) ?? (await countsOf(asked));
  // A facet count ignores the field's own filter, so it is applied here.
  const isOwn = field !== 'postalCode' && field !== 'founded';
  const chosen = isOwn ? filters[field] : undefined;
  const denied = (isOwn && filters.not?.[field]) || [];
  const meant = counts.filter(
    ({ value, count }) =>
      count > 0 && (!chosen || chosen.includes(value)) && !denied.includes(value),
  );
  const first = (fewest ? meant.toReversed() : meant).slice(0, limit);
  const values = await Promise.all(
    first.map(async ({ value, count, amount }) => ({
      value,
      count,
      shown: amount === undefined || !by ? formatNumber(count) : written(amount, by.field),
      href: await addressOf({
        search,
        filters: { ...filters, ...filterFor(field, value, filters) },
      }),
    })),
  );
  return { values, total: meant.length };
}

export type MeasuredField = 'employees' | 'revenue' | 'grossProfit' | 'profit' | 'equity';

const written = (value: number, field: MeasuredField) =>
  field === 'employees' ? formatTenths(value) : `${formatNumber(value)}\u00a0DKK`;

/** `href` leads to the search of the companies that were added up. */
type Shown<Value> = { value: Value; shown: string; href: string };

/**
 * Whether a head count that is only known as an interval is added up with its lower bound. Of very
 * many companies some always is.
 */
async function hasIntervals(asked: Search): Promise<boolean> {
  const found = await foundKeys(asked);
  if (found.length > MOST_LOOKED_UP) return true;
  const rows = await registerDb.$queryRaw<{ one: number }[]>`
    SELECT 1 AS one FROM companies
    WHERE ${inSubquery(found, Prisma.raw('key'))} AND employees IS NULL
      AND ${Prisma.raw(knownEmployeesSql())} IS NOT NULL
      AND employees_min < coalesce(employees_max, 'infinity'::float8) LIMIT 1`;
  return rows.length > 0;
}

/**
 * Sum, mean and median of a figure, in employees or kroner, over all companies that fit; those of no
 * company are null. `counted` are the companies that fit and have it, `missing` those without it.
 * `isAtLeast`: some are only known as intervals, of which the lower bound was taken.
 */
export async function measure({
  field,
  search = null,
  filters = {},
}: Asked & { field: MeasuredField }) {
  const [found, href, isAtLeast] = await Promise.all([
    numberSummary({ search, filters }, field),
    addressOf({ search, filters }),
    field === 'employees' && hasIntervals({ search, filters }),
  ]);
  const shown = <Value extends number | null>(value: Value): Shown<Value> => ({
    value,
    href,
    shown: value === null ? NOT_IN_REGISTER : written(value, field),
  });
  const { counted, missing, sum, mean, median } = found;
  return {
    counted: { value: counted, shown: formatNumber(counted), href },
    missing,
    isAtLeast,
    sum: shown(sum),
    mean: shown(mean),
    median: shown(median),
  };
}

import 'server-only';
import type { BreakdownOrder } from '@/lib/breakdown/constants';
import { findGroups } from '@/lib/breakdown/queries';
import { ownQuery } from '@/lib/breakdown/search-params';
import { knownEmployeesSql } from '@/lib/companies/employees-since-sql';
import { registerDb } from '@/lib/db';
import { formatNumber, formatTenths } from '@/lib/format';
import { inSubquery, MOST_LOOKED_UP } from '@/lib/most-roles/among';
import { paths } from '@/lib/paths';
import { foundKeys } from '@/lib/search/found-keys';
import {
  type GroupField as AnyGroupField,
  isYears,
  type SummedFigure,
} from '@/lib/search/group-fields';
import { withinGroup } from '@/lib/search/groups';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import type { Search } from '@/lib/search/live-index';
import { numberSummary } from '@/lib/search/sums';
import type { CompanyFilters } from '@/lib/search/types';
import { writeFilters } from '@/lib/search/write-filters';
import { Prisma } from '@/prisma/client/client';
import { NOT_IN_REGISTER } from './facts';

export type Asked = { search?: string | null; filters?: CompanyFilters };

export type GroupField = Exclude<AnyGroupField, 'employees' | 'status' | 'opinion'>;

/** A search as the query of an address, with filters that some company meets. */
async function queryOf({ search, filters = {} }: Asked): Promise<Record<string, string>> {
  const { texts } = await cleanKnownFilters(writeFilters(filters));
  return { ...(search && { search }), ...texts };
}

/** The page of what a search finds. */
export const addressOf = async (asked: Asked) => paths.discover(await queryOf(asked));

type Breakdown = Asked & {
  field: GroupField;
  fewest?: boolean;
  limit?: number;
  /** Years of founding in the order of how many companies they have. */
  busiest?: boolean;
  /** Orders by a figure of the companies that report it, instead of by how many companies fit. */
  by?: { field: MeasuredField; as: 'sum' | 'mean' | 'median' };
};

/** The years of founding tell more in their order, the newest first. */
function orderOf({ field, fewest, busiest, by }: Breakdown): BreakdownOrder {
  const way = fewest ? 'asc' : 'desc';
  const isByYear = isYears(field) && !busiest && !by;
  return isByYear ? `value-${way}` : `${by?.as ?? 'companies'}-${way}`;
}

/**
 * Counts the companies that fit by the values of a field: the first values, with the most or fewest
 * first, but of years of founding the newest, and the number of all values that any company has.
 * `href` leads to all of them.
 */
export async function breakDown(asked: Breakdown) {
  const { field, search = null, filters = {}, limit = 5, by } = asked;
  const [order, figure] = [orderOf(asked), by?.field ?? null];
  const found = await findGroups({ search, filters, by: field, figure, order });
  const groups = by
    ? found.groups.filter((group) => group.figure && group.figure.counted > 0)
    : found.groups;
  const values = await Promise.all(
    groups.slice(0, limit).map(async ({ value, companies, figure: amounts }) => ({
      value,
      count: by ? (amounts?.counted ?? 0) : companies,
      shown: by ? written(amounts?.[by.as] ?? 0, by.field) : formatNumber(companies),
      href: await addressOf({ search, filters: withinGroup(filters, field, value) }),
    })),
  );
  const own = ownQuery({ by: field, figure: figure ?? 'employees', order }, filters);
  const href = paths.breakdown({ ...(await queryOf(asked)), ...own });
  return { values, total: groups.length, href };
}

export type MeasuredField = SummedFigure;

const written = (value: number, field: MeasuredField) =>
  field === 'employees' ? formatTenths(value) : `${formatNumber(value)}\u00a0DKK`;

/** `href` leads to the search of the companies that were added up. */
export type Shown<Value> = { value: Value; shown: string; href: string };

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

import 'server-only';
import type { BreakdownOrder } from '@/lib/breakdown/constants';
import { ownQuery } from '@/lib/breakdown/search-params';
import { knownEmployeesSql } from '@/lib/companies/employees-since-sql';
import { registerDb } from '@/lib/db';
import { formatNumber, formatTenths } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Groups } from '@/lib/search/engine/groups';
import { foundKeys } from '@/lib/search/found-keys';
import type { GroupField as AnyGroupField, GroupFigureName } from '@/lib/search/group-fields';
import { companyGroups, withinGroup } from '@/lib/search/groups';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import type { Search } from '@/lib/search/live-index';
import { numberSummary } from '@/lib/search/sums';
import type { CompanyFilters } from '@/lib/search/types';
import { writeFilters } from '@/lib/search/write-filters';
import { Prisma } from '@/prisma/client/client';
import { inSubquery, MOST_LOOKED_UP } from './among';
import { NOT_IN_REGISTER } from './facts';

type Asked = { search?: string | null; filters?: CompanyFilters };

export type GroupField = Exclude<AnyGroupField, 'employees' | 'status'>;

/** A search as the query of an address, with filters that some company meets. */
async function queryOf({ search, filters = {} }: Asked): Promise<Record<string, string>> {
  const { texts } = await cleanKnownFilters(writeFilters(filters));
  return { ...(search && { search }), ...texts };
}

const addressOf = async (asked: Asked) => paths.discover(await queryOf(asked));

type Breakdown = Asked & {
  field: GroupField;
  fewest?: boolean;
  limit?: number;
  /** Years of founding in the order of how many companies they have. */
  busiest?: boolean;
  /** Orders by a figure of the companies that report it, instead of by how many companies fit. */
  by?: { field: MeasuredField; as: 'sum' | 'mean' | 'median' };
};

type Counted = { value: string; count: number; amount?: number };

/** The amount of each group that has one, the highest first; `count` is how many companies report it. */
const byAmount = ({ groups }: Groups, as: 'sum' | 'mean' | 'median'): Counted[] =>
  groups
    .flatMap(({ value, figure }) => {
      const amount = figure && figure.counted > 0 ? figure[as] : null;
      return figure && amount !== null ? [{ value, count: figure.counted, amount }] : [];
    })
    .sort((a, b) => b.amount - a.amount);

function byCompanies({ groups }: Groups, { field, busiest }: Breakdown): Counted[] {
  const counts = groups.map(({ value, companies }) => ({ value, count: companies }));
  // The years of founding tell more in their order, the newest first.
  return field === 'founded' && !busiest
    ? counts.toReversed()
    : counts.sort((a, b) => b.count - a.count);
}

/**
 * Counts the companies that fit by the values of a field: the first values, with the most or fewest
 * first, but of years of founding the newest, and the number of all values that any company has.
 * `href` leads to all of them.
 */
export async function breakDown(asked: Breakdown) {
  const { field, search = null, filters = {}, fewest = false, limit = 5, by } = asked;
  const found = await companyGroups({ search, filters }, { by: field, figure: by?.field ?? null });
  const counts = by ? byAmount(found, by.as) : byCompanies(found, asked);
  const first = (fewest ? counts.toReversed() : counts).slice(0, limit);
  const values = await Promise.all(
    first.map(async ({ value, count, amount }) => ({
      value,
      count,
      shown: amount === undefined || !by ? formatNumber(count) : written(amount, by.field),
      href: await addressOf({ search, filters: withinGroup(filters, field, value) }),
    })),
  );
  return { values, total: counts.length, href: await pageOf(asked) };
}

/** The page with all groups, in the same order. */
async function pageOf({ field, fewest, busiest, by, ...asked }: Breakdown) {
  const way = fewest ? 'asc' : 'desc';
  const isByYear = field === 'founded' && !busiest && !by;
  const order: BreakdownOrder = isByYear ? `value-${way}` : `${by?.as ?? 'companies'}-${way}`;
  const own = ownQuery({ by: field, figure: by?.field ?? 'employees', order });
  return paths.breakdown({ ...(await queryOf(asked)), ...own });
}

export type MeasuredField = GroupFigureName;

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

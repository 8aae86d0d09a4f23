import 'server-only';
import { Prisma } from '@/prisma/client/client';
import type { CompanyFilters, NumberFilter, NumberRange } from './types';

const { sql, empty, join } = Prisma;

/** The numbers that are filtered, counted and sorted by, of `companies c`. */
export const numbers = {
  employees: sql`coalesce(c.employees, c.employees_min)`,
  locations: sql`c.location_count`,
  revenue: sql`c.revenue`,
  grossProfit: sql`c.gross_profit`,
} as const;

const KRONER_OF_A_THOUSAND = 1_000;

type Conditions = Partial<Record<keyof CompanyFilters, Prisma.Sql>>;

/** A condition on `companies c` for each filter that is set. */
export function filterConditions(filters: CompanyFilters): Conditions {
  const { founded } = filters;
  const all: { [Name in keyof CompanyFilters]: Prisma.Sql | null } = {
    industry: anyOf(
      filters.industry,
      (names) => sql`(c.industry_version, c.industry_code) in
        (select version, code from industries where danish = any(${names}))`,
    ),
    companyType: anyOf(
      filters.companyType,
      (names) =>
        sql`c.legal_form_code in (select code from legal_forms where name = any(${names}))`,
    ),
    region: anyOf(
      filters.region,
      (names) => sql`c.region_code in (select code from regions where name = any(${names}))`,
    ),
    municipality: anyOf(
      filters.municipality,
      (names) => sql`c.municipality_code in
        (select code from municipalities where name = any(${names}))`,
    ),
    status: anyOf(filters.status, (values) => sql`c.status::text = any(${values})`),
    employees: numeric(numbers.employees, filters.employees),
    locations: numeric(numbers.locations, filters.locations),
    revenue: numeric(numbers.revenue, filters.revenue, KRONER_OF_A_THOUSAND),
    grossProfit: numeric(numbers.grossProfit, filters.grossProfit, KRONER_OF_A_THOUSAND),
    founded: founded ? between(founded) : null,
    advertisingProtected: flag(sql`c.advertising_protected`, filters.advertisingProtected),
    hasPhone: flag(sql`c.phone is not null`, filters.hasPhone),
    hasEmail: flag(sql`c.email is not null`, filters.hasEmail),
    hasPostalAddress: flag(
      sql`((c.street is not null and c.postal_code is not null) or c.address_text is not null)`,
      filters.hasPostalAddress,
    ),
  };
  return Object.fromEntries(Object.entries(all).filter(([, condition]) => condition !== null));
}

function anyOf<T>(values: T[] | undefined, condition: (values: T[]) => Prisma.Sql) {
  return values?.length ? condition(values) : null;
}

function flag(condition: Prisma.Sql, wanted: boolean | undefined): Prisma.Sql | null {
  if (wanted === undefined) return null;
  return wanted ? sql`(${condition})` : sql`not (${condition})`;
}

function between({ from, to }: { from?: string; to?: string }): Prisma.Sql {
  const after = from === undefined ? empty : sql` and c.founded_on >= ${from}::date`;
  const before = to === undefined ? empty : sql` and c.founded_on <= ${to}::date`;
  return sql`(c.founded_on is not null${after}${before})`;
}

function numeric(column: Prisma.Sql, filter: NumberFilter | undefined, unit = 1) {
  const choices = (filter?.ranges ?? []).map((range) => inRange(column, range, unit));
  if (filter?.missing) choices.push(sql`${column} is null`);
  return choices.length > 0 ? sql`(${join(choices, ' or ')})` : null;
}

/** Null is in no range, not even in one that is open at both ends. */
export function inRange(column: Prisma.Sql, { min, max }: NumberRange, unit = 1): Prisma.Sql {
  const above = min === undefined ? empty : sql` and ${column} >= ${min * unit}::numeric`;
  const below = max === undefined ? empty : sql` and ${column} <= ${max * unit}::numeric`;
  return sql`(${column} is not null${above}${below})`;
}

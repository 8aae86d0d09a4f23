import 'server-only';
import type { CompanyStatus } from '@/lib/companies/types';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import { RANGE_OPTIONS } from './constants';
import { filterConditions, inRange, numbers } from './filter-sql';
import { prepareQuery, searchTables } from './prepare';
import { queryCondition } from './query-sql';
import type { CompanyFilters } from './types';

const { sql, join } = Prisma;

export type ValueCount<Value = string> = { value: Value; count: number };
export type RangeCount = { min: number; max: number; count: number };

/** How many companies each choice would leave, were it the only one of its filter. */
export type FacetCounts = {
  /** Values with at least one company, the most frequent first, then by name. */
  industry: ValueCount[];
  companyType: ValueCount[];
  region: ValueCount[];
  municipality: ValueCount[];
  status: ValueCount<CompanyStatus>[];
  /** All ranges in their order, and the companies without a number. */
  employees: { ranges: RangeCount[]; missing: number };
  locations: { ranges: RangeCount[] };
};

const MISSING = 'missing';

/** Each facet's value of a company, as text; null is no value and is not counted. */
const values = {
  industry: sql`i.danish`,
  companyType: sql`f.name`,
  region: sql`r.name`,
  municipality: sql`m.name`,
  status: sql`c.status::text`,
  employees: rangeValue(numbers.employees),
  locations: rangeValue(numbers.locations),
} as const;

const tables = sql`${searchTables}
  left join industries i on i.version = c.industry_version and i.code = c.industry_code
  left join legal_forms f on f.code = c.legal_form_code
  left join regions r on r.code = c.region_code
  left join municipalities m on m.code = c.municipality_code`;

type Facet = keyof typeof values;
const facets = Object.keys(values) as Facet[];

/** The place of a number among the ranges, or that there is none. */
function rangeValue(column: Prisma.Sql): Prisma.Sql {
  const cases = RANGE_OPTIONS.map(
    (range, index) => sql`when ${inRange(column, range)} then ${String(index)}`,
  );
  return sql`case ${join(cases, ' ')} when ${column} is null then ${MISSING} end`;
}

type Input = { search: string | null; filters?: CompanyFilters };
type Row = { facet: Facet; value: string; count: number };

/** Counts every choice of every facet, with the facet's own filter lifted. Exact. */
export async function facetCounts({ search, filters = {} }: Input): Promise<FacetCounts> {
  const prepared = await prepareQuery(search);
  const conditions = filterConditions(filters);
  // What no facet lifts narrows once; the others are told apart for each company.
  const liftable = facets.filter((facet) => conditions[facet] !== undefined);
  const fixed = Object.entries(conditions).filter(
    ([name]) => !liftable.some((facet) => facet === name),
  );
  const where = join(
    [queryCondition(prepared), ...fixed.map(([, condition]) => condition)],
    ' and ',
  );
  const columns = [
    sql`c.key`,
    ...facets.map((facet) => sql`${values[facet]} as ${name(facet, 'value')}`),
    ...liftable.map((facet) => sql`(${conditions[facet]}) as ${name(facet, 'passes')}`),
  ];
  const counts = facets.map((facet) => {
    const others = liftable
      .filter((other) => other !== facet)
      .map((other) => name(other, 'passes'));
    const kept = [sql`${name(facet, 'value')} is not null`, ...others];
    return sql`select ${facet} as facet, ${name(facet, 'value')} as value, count(*)::int as count
      from matched where ${join(kept, ' and ')} group by 2`;
  });
  const rows = await db.$queryRaw<Row[]>`
    with matched as materialized (select ${join(columns, ', ')} from ${tables} where ${where})
    ${join(counts, ' union all ')}`;
  return toFacetCounts(rows);
}

/** A column of the statement; made of our own names alone. */
const name = (facet: Facet, part: string) => Prisma.raw(`"${facet}_${part}"`);

function toFacetCounts(rows: Row[]): FacetCounts {
  const of = (facet: Facet) => rows.filter((row) => row.facet === facet);
  const listed = (facet: Facet): ValueCount[] =>
    of(facet)
      .map(({ value, count }) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'da'));
  const countOf = (facet: Facet, value: string) =>
    of(facet).find((row) => row.value === value)?.count ?? 0;
  const ranges = (facet: Facet) =>
    RANGE_OPTIONS.map((range, index) => ({ ...range, count: countOf(facet, String(index)) }));
  return {
    industry: listed('industry'),
    companyType: listed('companyType'),
    region: listed('region'),
    municipality: listed('municipality'),
    status: listed('status') as ValueCount<CompanyStatus>[],
    employees: { ranges: ranges('employees'), missing: countOf('employees', MISSING) },
    locations: { ranges: ranges('locations') },
  };
}

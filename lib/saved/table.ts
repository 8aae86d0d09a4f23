import 'server-only';
import { employeesSinceSql } from '@/lib/companies/employees-since-sql';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import type { SavedPageAnswer } from './answers';
import { hitsOf, listNames, orderOf } from './hits';
import type { SavedParams } from './saved-params';
import type { SavedPage, SavedRow } from './types';

const employeesSince = Prisma.raw(employeesSinceSql);

type Row = Omit<SavedRow, 'employees' | 'savedAt'> & {
  createdAt: Date;
  employees: number | null;
  employeesMin: number | null;
  employeesMax: number | null;
};

/** Every row repeats the totals; without entries there is one row of totals alone. */
type Counted = { total: number; page: number } & (Row | { [name in keyof Row]: null });

const isRow = (row: Counted): row is { total: number; page: number } & Row => row.id !== null;

function toSavedRow(row: Row): SavedRow {
  const { createdAt, employees, employeesMin, employeesMax } = row;
  return {
    id: row.id,
    companyKey: row.companyKey,
    name: row.name,
    known: row.known,
    isSample: row.isSample,
    advertisingProtected: row.advertisingProtected,
    status: row.status,
    industry: row.industry,
    town: row.town,
    phone: row.phone,
    employees: { exact: employees, min: employeesMin, max: employeesMax },
    employeesMonth: row.employeesMonth,
    revenue: row.revenue,
    tags: row.tags,
    note: row.note,
    lists: row.lists,
    savedAt: createdAt.toISOString(),
  };
}

/**
 * A page of the entries that a /saved URL shows, with the total; past the end it is the last page.
 * A single statement: matches are found, counted and sorted once, and only the page's rows are read
 * in full.
 * @param also another condition on the entry `s`.
 */
export async function listSavedPage(
  userId: string,
  params: SavedParams,
  also?: Prisma.Sql,
): Promise<SavedPage> {
  const { page, size } = params;
  const rows = await db.$queryRaw<Counted[]>`
    WITH hits AS MATERIALIZED (${hitsOf(userId, params, also)}),
    counted AS (
      SELECT count(*)::int AS total,
        least(${page}::int, greatest(1, ceil(count(*) / ${size}::numeric)::int)) AS page
      FROM hits
    ),
    shown AS (
      SELECT id, row_number() OVER (ORDER BY ${orderOf(params)}) AS place
      FROM (SELECT * FROM hits ORDER BY ${orderOf(params)}
        LIMIT ${size}::int OFFSET (SELECT (page - 1) * ${size}::int FROM counted)) kept
    )
    SELECT counted.total, counted.page, s.id, s.company_key AS "companyKey",
      coalesce(c.name, s.company_name) AS name, c.key IS NOT NULL AS known,
      coalesce(c.is_sample, false) AS "isSample",
      coalesce(c.advertising_protected, false) AS "advertisingProtected",
      coalesce(c.status, 'UNKNOWN') AS status, i.danish AS industry,
      coalesce(c.postal_district, m.name) AS town,
      CASE WHEN NOT c.advertising_protected THEN c.phone END AS phone, c.employees,
      c.employees_min AS "employeesMin", c.employees_max AS "employeesMax",
      CASE WHEN c.employees_month < ${employeesSince}
        THEN to_char(c.employees_month, 'YYYY-MM') END AS "employeesMonth",
      c.revenue::float8 AS revenue, s.tags, s.note, ${listNames} AS lists,
      s.created_at AS "createdAt"
    FROM counted
    LEFT JOIN shown ON true
    LEFT JOIN saved_companies s ON s.id = shown.id
    LEFT JOIN companies c ON c.key = s.company_key
    LEFT JOIN municipalities m ON m.code = c.municipality_code
    LEFT JOIN industries i ON i.version = c.industry_version AND i.code = c.industry_code
    ORDER BY shown.place`;
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.filter(isRow).map(toSavedRow),
    total,
    page: rows[0]?.page ?? 1,
    totalPages: Math.ceil(total / size),
  };
}

/** A page as answered by GET /api/saved/entries. */
export function toPageAnswer(
  { items, total, page, totalPages }: SavedPage,
  pageSize: number,
): SavedPageAnswer {
  return {
    status: 'success',
    data: items,
    pagination: { currentPage: page, totalPages, pageSize, totalRecords: total },
  };
}

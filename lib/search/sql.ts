import 'server-only';
import { Prisma } from '@/prisma/client/client';
import type { ParsedQuery } from './parse-query';
import type { CompanyFilters } from './types';

const { sql, empty, join } = Prisma;

function anyRange(column: Prisma.Sql, ranges: { min: number; max: number }[]): Prisma.Sql {
  return sql`(${join(
    ranges.map(({ min, max }) => sql`${column} between ${min} and ${max}`),
    ' or ',
  )})`;
}

function filterConditions(filters: CompanyFilters): Prisma.Sql[] {
  const { industry, companyType, region, municipality, employees, locations } = filters;
  const conditions: Prisma.Sql[] = [];
  if (industry?.length) {
    conditions.push(sql`(c.industry_version, c.industry_code) in
      (select version, code from industries where danish = any(${industry}))`);
  }
  if (companyType?.length) {
    conditions.push(sql`c.legal_form_code in
      (select code from legal_forms where name = any(${companyType}))`);
  }
  if (region?.length) {
    conditions.push(sql`c.region_code in (select code from regions where name = any(${region}))`);
  }
  if (municipality?.length) {
    conditions.push(sql`c.municipality_code in
      (select code from municipalities where name = any(${municipality}))`);
  }
  if (employees?.length) {
    conditions.push(anyRange(sql`coalesce(c.employees, c.employees_min)`, employees));
  }
  if (locations?.length) conditions.push(anyRange(sql`c.location_count`, locations));
  return conditions;
}

function queryCondition(query: ParsedQuery): Prisma.Sql {
  if (query.kind === 'words') {
    // Words are letters and digits only, so the text form needs no escaping.
    const all = query.words.map((word) => `'${word}':*`).join(' & ');
    return sql`s.words @@ ${all}::tsquery`;
  }
  if (query.kind === 'empty') return sql`false`;
  const { digits } = query;
  return digits.length === 10
    ? sql`c.key in (select company_key from production_units where p_number = ${digits})`
    : sql`(c.key = ${digits} or c.phone = ${digits})`;
}

/** The condition for rows and count alike. */
export function searchCondition(query: ParsedQuery, filters: CompanyFilters): Prisma.Sql {
  return join([queryCondition(query), ...filterConditions(filters)], ' and ');
}

/** Exact name, then names that begin so, then prominence, then key. */
export function searchOrder(query: ParsedQuery): Prisma.Sql {
  const byName =
    query.kind === 'words'
      ? sql`(s.folded_name = ${query.folded}) desc,
            starts_with(s.folded_name, ${query.folded}) desc,`
      : empty;
  return sql`${byName} s.prominence desc, c.key`;
}

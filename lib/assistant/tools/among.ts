import 'server-only';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';

/** Filters that queries over all roles support. */
export type Among = Pick<CompanyFilters, 'municipality' | 'region' | 'industry' | 'companyType'>;

const KNOWN: readonly string[] = ['municipality', 'region', 'industry', 'companyType'];

/** Whether there are no other filters. */
export const isAmong = (filters: CompanyFilters): filters is Among =>
  Object.keys(filters).every((field) => KNOWN.includes(field));

const all = (parts: Prisma.Sql[]) =>
  parts.length > 0 ? Prisma.join(parts, ' AND ') : Prisma.sql`true`;

/** The SQL condition on a row of `companies`. */
export function amongSql({ municipality, region, industry, companyType }: Among): Prisma.Sql {
  return all([
    ...(municipality
      ? [
          Prisma.sql`municipality_code IN
            (SELECT code FROM municipalities WHERE name = ANY (${municipality}))`,
        ]
      : []),
    ...(region
      ? [Prisma.sql`region_code IN (SELECT code FROM regions WHERE name = ANY (${region}))`]
      : []),
    ...(industry
      ? [
          Prisma.sql`(industry_version, industry_code) IN
            (SELECT version, code FROM industries WHERE danish = ANY (${industry}))`,
        ]
      : []),
    ...(companyType
      ? [
          Prisma.sql`legal_form_code IN
            (SELECT code FROM legal_forms WHERE name = ANY (${companyType}))`,
        ]
      : []),
  ]);
}

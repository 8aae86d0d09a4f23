import 'server-only';
import { PLANNED_ANEW } from '@/lib/db';
import { foundKeys } from '@/lib/search/found-keys';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';

export const isNarrowed = (filters: CompanyFilters) => Object.keys(filters).length > 0;

/**
 * The condition that a column has the key of a company that passes filters, for queries over all
 * roles. Its statement must begin with `PLAN`: only then does the planner know how many companies
 * they are, and looks up the roles of few or reads those of all.
 */
export async function amongSql(filters: CompanyFilters, column: Prisma.Sql): Promise<Prisma.Sql> {
  const keys = (await foundKeys({ search: null, filters })).join();
  return Prisma.sql`${column} = ANY (string_to_array(${keys}, ',')::char(8)[])`;
}

export const PLAN = Prisma.raw(PLANNED_ANEW);

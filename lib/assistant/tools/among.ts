import 'server-only';
import { PLANNED_ANEW } from '@/lib/db';
import { foundKeys } from '@/lib/search/found-keys';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';

/** The companies that a query over all roles is about. */
export type Among = {
  /** The condition on a column with keys of companies. */
  has: (column: Prisma.Sql) => Prisma.Sql;
  /** Few enough to look up the roles of each in a fraction of a second. */
  isFew: boolean;
};

export const FEW = 20_000;

export const isNarrowed = (filters: CompanyFilters) => Object.keys(filters).length > 0;

/**
 * The companies that pass filters. A statement with their condition must begin with `PLAN`: its
 * plan depends on how many they are.
 */
export async function amongOf(filters: CompanyFilters, few = FEW): Promise<Among> {
  const keys = await foundKeys({ search: null, filters });
  const text = keys.join();
  const has = (column: Prisma.Sql) =>
    Prisma.sql`${column} IN (SELECT unnest(string_to_array(${text}, ',')::char(8)[]))`;
  return { has, isFew: keys.length <= few };
}

export const PLAN = Prisma.raw(PLANNED_ANEW);

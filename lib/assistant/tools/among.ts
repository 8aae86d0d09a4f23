import 'server-only';
import { PLANNED_ANEW } from '@/lib/db';
import { foundKeys } from '@/lib/search/found-keys';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';

/** The companies that a query over all roles is about. */
export type Among = {
  /** The condition on a column with keys of companies. */
  has: (column: Prisma.Sql) => Prisma.Sql;
  /** Number of companies; null: all of the register. */
  count: number | null;
};

/**
 * The companies that pass filters. A statement with their condition must begin with `PLAN`: its
 * plan depends on how many they are.
 */
export async function amongOf(filters: CompanyFilters): Promise<Among> {
  if (Object.keys(filters).length === 0) return { has: () => Prisma.sql`true`, count: null };
  const keys = await foundKeys({ search: null, filters });
  const text = keys.join();
  const has = (column: Prisma.Sql) =>
    Prisma.sql`${column} IN (SELECT unnest(string_to_array(${text}, ',')::char(8)[]))`;
  return { has, count: keys.length };
}

export const PLAN = Prisma.raw(PLANNED_ANEW);

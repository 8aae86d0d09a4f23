import 'server-only';
import { PLANNED_ANEW } from '@/lib/db';
import { foundKeys } from '@/lib/search/found-keys';
import type { Search } from '@/lib/search/live-index';
import type { CompanyFilters } from '@/lib/search/types';
import { Prisma } from '@/prisma/client/client';

export const isNarrowed = (filters: CompanyFilters) => Object.keys(filters).length > 0;

/** Beyond this, reading all roles is faster than looking up those of each company. */
export const MOST_LOOKED_UP = 40_000;

/**
 * The condition that a column has the key of a company that a search finds, for queries over all
 * roles. The planner would read all of them much too early, so that of a subquery, whose size it
 * underestimates, is used up to `MOST_LOOKED_UP`. The statement must begin with `PLAN`: only then
 * does the planner know how many companies they are otherwise.
 */
export async function amongSql(question: Search, column: Prisma.Sql): Promise<Prisma.Sql> {
  const found = await foundKeys(question);
  return found.length > MOST_LOOKED_UP
    ? Prisma.sql`${column} = ANY (${keysSql(found)})`
    : inSubquery(found, column);
}

/** The same for queries over few rows: a subquery is hashed whatever the plan. */
export const amongFewSql = async (filters: CompanyFilters, column: Prisma.Sql) =>
  inSubquery(await foundKeys({ search: null, filters }), column);

const keysSql = (found: readonly string[]) =>
  Prisma.sql`string_to_array(${found.join()}, ',')::char(8)[]`;

export const inSubquery = (found: readonly string[], column: Prisma.Sql) =>
  Prisma.sql`${column} IN (SELECT unnest(${keysSql(found)}))`;

export const PLAN = Prisma.raw(PLANNED_ANEW);

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 100;

const kept = new Map<string, { until: number; value: Promise<unknown> }>();

/** Caches the result of a query over all roles of the register for ten minutes. */
export function remembered<T>(key: string, work: () => Promise<T>): Promise<T> {
  const now = Date.now();
  const known = kept.get(key);
  if (known && known.until > now) return known.value as Promise<T>;
  const value = work();
  kept.delete(key);
  kept.set(key, { until: now + KEPT_MS, value });
  value.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return value;
}

import 'server-only';
import { Prisma } from '@/prisma/client/client';
import { filterConditions, numbers } from './filter-sql';
import { findOnHosts } from './host-matches';
import { findNameMatches, wordsOf } from './name-matches';
import { parseQuery } from './parse-query';
import { type PreparedQuery, queryCondition, relevance } from './query-sql';
import type { CompanyFilters, SearchSort } from './types';

const { sql, join } = Prisma;

/** @param search null asks for all companies, narrowed by filters alone. */
export async function prepareQuery(search: string | null): Promise<PreparedQuery> {
  const query = search === null ? { kind: 'all' as const } : parseQuery(search);
  const [names, onHosts] = await Promise.all([findNameMatches(wordsOf(query)), findOnHosts(query)]);
  return { query, names, onHosts };
}

export const searchTables = sql`companies c join company_search s on s.company_key = c.key`;

/** The condition for rows and count alike. */
export function searchCondition(prepared: PreparedQuery, filters: CompanyFilters): Prisma.Sql {
  return join([queryCondition(prepared), ...Object.values(filterConditions(filters))], ' and ');
}

const columns = {
  // As a Danish telephone book: Å after Z, upper and lower case together.
  name: sql`c.name collate "da-x-icu"`,
  employees: numbers.employees,
  founded: sql`c.founded_on`,
  revenue: numbers.revenue,
} as const;

export function searchOrder(prepared: PreparedQuery, sort: SearchSort): Prisma.Sql {
  if (sort === 'relevance') {
    return join([...relevance(prepared), sql`s.prominence desc`, sql`c.key`], ', ');
  }
  const [by, direction] = sort.split('-') as [keyof typeof columns, 'asc' | 'desc'];
  return direction === 'asc'
    ? sql`${columns[by]} asc nulls last, c.key`
    : sql`${columns[by]} desc nulls last, c.key`;
}

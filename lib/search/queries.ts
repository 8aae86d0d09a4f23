import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import type { CompanyDetail } from '@/lib/companies/types';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import { PAGE_SIZE } from './constants';
import { parseQuery } from './parse-query';
import { searchCondition, searchOrder } from './sql';
import type { CompanyFilters } from './types';

export type SearchInput = {
  search: string;
  /** From 1; past the end answers the last page. */
  page: number;
  pageSize?: number;
  filters?: CompanyFilters;
};

export type SearchResult = {
  items: CompanyDetail[];
  /** Exact, however many there are. */
  total: number;
  page: number;
  pageSize: number;
  totalPages: number;
};

/** Finds companies by words in any of their fields, or by one of their numbers. */
export async function searchCompanies(input: SearchInput): Promise<SearchResult> {
  const { search, filters = {}, pageSize = PAGE_SIZE } = input;
  const query = parseQuery(search);
  const from = Prisma.sql`from companies c join company_search s on s.company_key = c.key
    where ${searchCondition(query, filters)}`;

  const [count] = await db.$queryRaw<{ total: bigint }[]>`select count(*) as total ${from}`;
  const total = Number(count?.total ?? 0);
  const totalPages = Math.ceil(total / pageSize);
  const page = Math.min(Math.max(input.page, 1), Math.max(totalPages, 1));

  const rows = await db.$queryRaw<{ key: string }[]>`select c.key ${from}
    order by ${searchOrder(query)} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const items = await listCompaniesByKey(rows.map((row) => row.key));
  return { items, total, page, pageSize, totalPages };
}

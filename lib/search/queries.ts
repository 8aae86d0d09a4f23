import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import type { CompanyDetail } from '@/lib/companies/types';
import { db } from '@/lib/db';
import { PAGE_SIZE } from './constants';
import { type ListedName, matchedOn } from './matched-on';
import { prepareQuery, searchCondition, searchOrder, searchTables } from './prepare';
import type { PreparedQuery } from './query-sql';
import type { CompanyFilters, SearchHit, SearchSort } from './types';

export type SearchInput = {
  /** Null finds all companies that pass the filters; a text without words finds none. */
  search: string | null;
  /** From 1; past the end answers the last page. */
  page: number;
  pageSize?: number;
  filters?: CompanyFilters;
  sort?: SearchSort;
};

export type SearchResult = {
  items: (CompanyDetail & SearchHit)[];
  /** Exact, however many there are. */
  total: number;
  page: number;
  pageSize: number;
  totalPages: number;
};

/** Finds companies by words in any of their fields, or by what identifies them. */
export async function searchCompanies(input: SearchInput): Promise<SearchResult> {
  const { search, filters = {}, pageSize = PAGE_SIZE, sort = 'relevance' } = input;
  const prepared = await prepareQuery(search);
  if (prepared.query.kind === 'empty')
    return { items: [], total: 0, page: 1, pageSize, totalPages: 0 };
  const condition = searchCondition(prepared, filters);

  const [count] = await db.$queryRaw<{ total: bigint }[]>`
    select count(*) as total from ${searchTables} where ${condition}`;
  const total = Number(count?.total ?? 0);
  const totalPages = Math.ceil(total / pageSize);
  const page = Math.min(Math.max(input.page, 1), Math.max(totalPages, 1));

  const rows = await db.$queryRaw<{ key: string }[]>`
    select c.key from ${searchTables} where ${condition}
    order by ${searchOrder(prepared, sort)} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const items = await listHits(
    prepared,
    rows.map((row) => row.key),
  );
  return { items, total, page, pageSize, totalPages };
}

/** The companies of a page, each with what it matched on. */
async function listHits({ query }: PreparedQuery, keys: string[]): Promise<SearchResult['items']> {
  const [companies, names] = await Promise.all([listCompaniesByKey(keys), listNames(keys)]);
  return companies.map((company) => ({
    ...company,
    matchedOn: matchedOn(query, company, names.get(company.key) ?? []),
  }));
}

async function listNames(keys: string[]): Promise<Map<string, ListedName[]>> {
  const rows = await db.companyName.findMany({
    where: { companyKey: { in: keys } },
    orderBy: [{ companyKey: 'asc' }, { position: 'asc' }],
    select: { companyKey: true, kind: true, name: true },
  });
  const byKey = new Map<string, ListedName[]>(keys.map((key) => [key, []]));
  for (const { companyKey, ...name } of rows) byKey.get(companyKey)?.push(name);
  return byKey;
}

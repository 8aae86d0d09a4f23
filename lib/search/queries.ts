import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { hasBit } from '@/lib/search-index/bits';
import { PAGE_SIZE } from './constants';
import type { Found } from './engine/find';
import { docsInOrder } from './engine/order';
import { readHits } from './hits';
import { type Search, withFound } from './live-index';
import { matchedOn } from './matched-on';
import { parseQuery } from './parse-query';
import { respell } from './respell';
import type { SearchHit, SearchSort } from './types';

export type SearchInput = Search & {
  /** From 1; past the end answers the last page. */
  page: number;
  pageSize?: number;
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
export function searchCompanies(input: SearchInput): Promise<SearchResult> {
  const { pageSize = PAGE_SIZE, sort = 'relevance' } = input;
  return withFound(input, async (found) => {
    const { total } = found;
    const totalPages = Math.ceil(total / pageSize);
    const page = Math.min(Math.max(input.page, 1), Math.max(totalPages, 1));
    const docs = docsInOrder(found, sort, (page - 1) * pageSize, pageSize);
    const { version, value: items } = await listHits(input.search, found, docs);
    return { version, value: { items, total, page, pageSize, totalPages } };
  });
}

/** The companies of a page, each with what it matched on. */
async function listHits(search: string | null, { index, similar }: Found, docs: number[]) {
  const query = search === null ? ({ kind: 'all' } as const) : parseQuery(search);
  const keys = docs.map((doc) => String(index.keys[doc]).padStart(8, '0'));
  const { version, value: hits } = await readHits(keys);
  const items = hits.map(({ company, names }) => {
    const doc = docs[keys.indexOf(company.key)] ?? 0;
    if (query.kind !== 'words' || similar === null || !hasBit(similar, doc)) {
      return { ...company, matchedOn: matchedOn(query, company, names), respelled: [] };
    }
    const { meant, changes } = respell(query, company, names);
    return { ...company, matchedOn: matchedOn(meant, company, names), respelled: changes };
  });
  return { version, value: items };
}

import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { PAGE_SIZE } from './constants';
import { amountsOf, figureOf } from './engine/amounts';
import { docsInOrder } from './engine/order';
import { readFoundHits } from './found-hits';
import { type Search, withFound } from './live-index';
import { readSearch } from './parse-query';
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
    const total = found.docs.size;
    const totalPages = Math.ceil(total / pageSize);
    const page = Math.min(Math.max(input.page, 1), Math.max(totalPages, 1));
    const docs = docsInOrder(found, sort, (page - 1) * pageSize, pageSize);
    const { version, value: hits } = await readFoundHits(readSearch(input.search), {
      ...found,
      page: docs,
      figure: figureOf(sort),
    });
    const amountOf = amountsOf(found.index, sort);
    const items = hits.map(({ company, accountsYear: year, ...hit }) => ({
      ...company,
      ...hit,
      ...(amountOf && { amount: { ...amountOf(company.key), year } }),
    }));
    return { version, value: { items, total, page, pageSize, totalPages } };
  });
}

import 'server-only';
import { PAGE_SIZE } from '@/lib/search/constants';
import { type SearchResult, searchCompanies } from '@/lib/search/queries';
import type { CompanyFilters, SearchSort } from '@/lib/search/types';
import { type Asker, runAiSearch } from './run';
import { findRunOf } from './runs';
import type { Reading } from './types';

type Asked = {
  sentence: string;
  page: number;
  /** Beside the sentence; where both name the same filter, or an order, these count. */
  filters: CompanyFilters;
  sort: SearchSort | null;
};

function together(read: CompanyFilters, given: CompanyFilters): CompanyFilters {
  const not = { ...read.not, ...given.not };
  return { ...read, ...given, ...(Object.keys(not).length > 0 && { not }) };
}

function pageOf({ search, filters, sort }: Reading, asked: Asked): Promise<SearchResult> {
  return searchCompanies({
    search,
    filters: together(filters, asked.filters),
    sort: asked.sort ?? sort ?? 'relevance',
    page: asked.page,
    pageSize: PAGE_SIZE,
  });
}

/**
 * A page of what a sentence finds, with filters beside it. The first is a run of its own; further
 * ones are those of the newest run of the sentence and cost nothing.
 * @throws AppError as runAiSearch
 */
export async function findFurther(user: Asker, asked: Asked): Promise<SearchResult> {
  const { sentence, page } = asked;
  const known = page > 1 ? await findRunOf(user.id, sentence) : null;
  if (known) return pageOf(known.reading, asked);
  const { run } = await runAiSearch(user, sentence);
  return pageOf(run.reading, asked);
}

import 'server-only';
import { PAGE_SIZE } from '@/lib/search/constants';
import { type SearchResult, searchCompanies } from '@/lib/search/queries';
import { ownQuestion } from '@/lib/search/saved-keys';
import type { CompanyFilters, SearchSort } from '@/lib/search/types';
import { type Asker, runAiSearch } from './run';
import { findRunOf } from './runs';
import type { Reading } from './types';

type Asked = {
  sentence: string;
  page: number;
  /** Added to the sentence; where both set the same filter or an order, these win. */
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
 * A page of the results of a sentence, with additional filters. The first page creates a run;
 * further ones reuse the newest run of the same sentence and cost nothing.
 * @throws AppError as runAiSearch
 */
export async function searchWithFilters(user: Asker, asked: Asked): Promise<SearchResult> {
  const { sentence, page } = asked;
  const known = page > 1 ? await findRunOf(user.id, sentence) : null;
  const { reading } = known ?? (await runAiSearch(user, sentence)).run;
  return pageOf(await ownQuestion(reading, user.id), asked);
}

import 'server-only';
import { PAGE_SIZE } from '@/lib/search/constants';
import { type SearchResult, searchCompanies } from '@/lib/search/queries';
import { type Asker, runAiSearch } from './run';
import { findRunOf } from './runs';
import type { Reading } from './types';

const pageOf = ({ search, filters, sort }: Reading, page: number): Promise<SearchResult> =>
  searchCompanies({ search, filters, sort: sort ?? 'relevance', page, pageSize: PAGE_SIZE });

/**
 * A page of what a sentence finds. The first is a run of its own; further ones are those of the
 * newest run of the sentence and cost nothing.
 * @throws AppError as runAiSearch
 */
export async function findFurther(
  user: Asker,
  sentence: string,
  page: number,
): Promise<SearchResult> {
  const known = page > 1 ? await findRunOf(user.id, sentence) : null;
  if (known) return pageOf(known.reading, page);
  const { run } = await runAiSearch(user, sentence);
  return pageOf(run.reading, page);
}

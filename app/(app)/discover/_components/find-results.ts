import { withSaveStates } from '@/lib/saved/queries';
import { chosenColumns } from '@/lib/search/chosen-columns';
import { facetCounts } from '@/lib/search/facets';
import { countMentioning } from '@/lib/search/mentioning';
import { searchCompanies } from '@/lib/search/queries';
import type { DiscoverParams } from '@/lib/search/search-params';
import { suggestSpellings } from '@/lib/search/suggest/spelling';
import { figuresIn } from '@/lib/search/table-columns';
import { waysOutOf } from './ways-out-of';

/** What a page of results shows. */
export async function findResults(userId: string, params: DiscoverParams) {
  const { search, filters, page, sort, view, query } = params;
  const columns = await chosenColumns(view);
  const also = figuresIn(columns);
  const question = { search: search === '' ? null : search, filters };
  const [{ result, saved }, counts, spellings] = await Promise.all([
    withSaveStates(userId, searchCompanies({ ...question, page, sort, also })),
    facetCounts(question),
    search === '' ? [] : suggestSpellings(search),
  ]);
  const [waysOut, mentioned] = await Promise.all([
    waysOutOf({ question, query, total: result.total }),
    result.total === 0 || result.leftOut ? countMentioning(search) : 0,
  ]);
  return { result, saved, counts, spellings, waysOut, mentioned, columns };
}

export type FoundResults = Awaited<ReturnType<typeof findResults>>;

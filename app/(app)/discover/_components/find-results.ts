import { withSaveStates } from '@/lib/saved/queries';
import { facetCounts } from '@/lib/search/facets';
import { searchCompanies } from '@/lib/search/queries';
import type { DiscoverParams } from '@/lib/search/search-params';
import { TABLE_FIGURES } from '@/lib/search/shown-figures';
import { suggestSpellings } from '@/lib/search/suggest/spelling';
import { waysOutOf } from './ways-out-of';

/** What a page of results shows. */
export async function findResults(userId: string, params: DiscoverParams) {
  const { search, filters, page, sort, view, query } = params;
  const also = view === 'table' ? TABLE_FIGURES : [];
  const question = { search: search === '' ? null : search, filters };
  const [{ result, saved }, counts, spellings] = await Promise.all([
    withSaveStates(userId, searchCompanies({ ...question, page, sort, also })),
    facetCounts(question),
    search === '' ? [] : suggestSpellings(search),
  ]);
  const waysOut = await waysOutOf({ question, query, total: result.total });
  return { result, saved, counts, spellings, waysOut };
}

export type FoundResults = Awaited<ReturnType<typeof findResults>>;

import 'server-only';
import { findRun } from '@/lib/ai-search/runs';
import type { Reading } from '@/lib/ai-search/types';
import type { AssistantPage } from '@/lib/assistant/types';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { rawParams } from '@/lib/search/repeated-params';
import { parseDiscoverParams } from '@/lib/search/search-params';
import { parseSegmentationParams } from '@/lib/search/segmentation-params';
import { isNamedIn } from '../words/match';

/** Words that refer to what is on the screen. */
const ON_SCREEN =
  'this search|these (?:results|filters|companies)|my (?:search|filters)|denne soegning|disse (?:resultater|filtre|virksomheder|selskaber|firmaer)|min soegning|mine filtre';

const read = (found: Pick<Reading, 'search' | 'filters' | 'sort'>): Reading => ({
  ...found,
  parts: [],
  notUnderstood: [],
  by: 'reader',
});

async function ofResults(userId: string, params: URLSearchParams): Promise<Reading | null> {
  const run = params.get('run');
  if (run !== null) {
    const found = await findRun(userId, run);
    return found && read(found.reading);
  }
  const given = Promise.resolve(rawParams(params));
  const { search, filters, sort } = await parseDiscoverParams(given, cleanKnownFilters);
  return read({ search: search || null, filters, sort: sort === 'relevance' ? null : sort });
}

/**
 * The search on the user's screen, when the question is about it, as in "how many match this
 * search?"; null otherwise, or when nothing is searched for.
 */
export async function readingOnScreen(
  userId: string,
  question: string,
  page: AssistantPage | undefined,
): Promise<Reading | null> {
  if (!page?.query || !isNamedIn(ON_SCREEN, question)) return null;
  const params = new URLSearchParams(page.query);
  if (page.kind === 'discover') return ofResults(userId, params);
  if (page.kind !== 'segmentation') return null;
  const given = Promise.resolve(rawParams(params));
  const { filters } = await parseSegmentationParams(given, cleanKnownFilters);
  return read({ search: null, filters, sort: null });
}

import { FILTER_PARAMS, type FilterParam, SEGMENT_PARAMS } from '@/lib/search/filter-params';
import { MESSAGES } from '@/lib/search/messages';
import { tooLong, writtenSearch } from '@/lib/search/number-list';
import { readFilters } from '@/lib/search/read-filters';
import { onceEach, rawParams } from '@/lib/search/repeated-params';
import { DISCOVER_NAMES } from '@/lib/search/search-params';
import { SEARCH_SORTS } from '@/lib/search/sorts';
import type { CompanyFilters } from '@/lib/search/types';
import { unknownParam } from '@/lib/search/unknown-param';
import { hidesAllOnly } from './hiding';
import type { SearchKind } from './types';

type SavedQuery = {
  /** The text to search for. */
  search: string | null;
  filters: CompanyFilters;
  /** The normalised URL parameters, without page, layout and what is saved. */
  query: Record<string, string>;
  /** Whether all that its user has saved is left out. */
  hidesSaved: boolean;
  /** Why it is not a valid search; null when it is. */
  problem: string | null;
};

/** What a saved search consists of, beside its order. */
const READ = ['search', ...FILTER_PARAMS] as const;
type Repeated = ReturnType<typeof onceEach>['repeated'][number];

/**
 * What its user has saved changes by itself: the companies of a saved search do not depend on it. That
 * all of it is hidden is kept beside its query.
 */
const SAVED: readonly FilterParam[] = ['saved', 'notSaved'];

const paramsOf = (kind: SearchKind): readonly FilterParam[] =>
  (kind === 'segment' ? SEGMENT_PARAMS : FILTER_PARAMS).filter((name) => !SAVED.includes(name));

const foreignText = (name: FilterParam) =>
  SAVED.includes(name)
    ? 'Of what you have saved, a saved search can only leave out everything: notSaved=*'
    : `"${name}" is not a filter of the segmentation`;

/** Replaces control characters, of which PostgreSQL rejects the null byte. */
const clean = (text: string | null | undefined) => (text ?? '').replace(/\p{Cc}/gu, ' ').trim();

/** Short words are fine, as on their page. */
function problemOfSearch(search: string, hasFilters: boolean): string | null {
  if (search === '' && !hasFilters) return MESSAGES.emptySearch;
  return tooLong(search);
}

/**
 * Why a URL does not mean what it says: a parameter that its page does not have, such as a misspelt
 * filter, or a second value where one counts. Ignoring it would save more companies than meant.
 */
function problemOfParams(kind: SearchKind, given: URLSearchParams, repeated: Repeated[]) {
  const isSegment = kind === 'segment';
  // Area has its place among the filters, where it is refused.
  const names = isSegment ? DISCOVER_NAMES.filter((name) => name !== 'search') : DISCOVER_NAMES;
  const unknown = unknownParam(given, names);
  if (unknown === null) return repeated[0]?.sentence ?? null;
  return `"${unknown}" is not a filter of ${isSegment ? 'the segmentation' : 'Discover'}`;
}

/**
 * Parses a search from its page's URL query. Never throws: searches that were saved once can be
 * opened whatever `problem` says.
 */
export function readSavedQuery(kind: SearchKind, text: string): SavedQuery {
  const given = new URLSearchParams(text);
  const { texts: asked, repeated } = onceEach(rawParams(given), READ);
  const texts = Object.fromEntries(
    FILTER_PARAMS.map((name) => [name, clean(asked[name])]).filter(([, value]) => value),
  ) as Partial<Record<FilterParam, string>>;
  const names = Object.keys(texts) as FilterParam[];
  const hidesSaved = hidesAllOnly(texts);
  const foreign = names.find(
    (name) => !paramsOf(kind).includes(name) && !(name === 'notSaved' && hidesSaved),
  );
  const own = Object.fromEntries(
    names.filter((name) => paramsOf(kind).includes(name)).map((name) => [name, texts[name]]),
  ) as Record<string, string>;
  const { filters, problems } = readFilters(own);
  const search = kind === 'segment' ? '' : clean(writtenSearch(asked.search ?? ''));
  const sort = SEARCH_SORTS.find((one) => one === given.get('sort'));
  return {
    search: search === '' ? null : search,
    filters,
    hidesSaved,
    query: {
      ...(search === '' ? {} : { search }),
      ...own,
      ...(sort === undefined || sort === 'relevance' ? {} : { sort }),
    },
    problem:
      problemOfParams(kind, given, repeated) ??
      (foreign ? foreignText(foreign) : null) ??
      problems[0]?.sentence ??
      (kind === 'segment' ? null : problemOfSearch(search, names.length > 0)),
  };
}

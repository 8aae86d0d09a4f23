import { SEARCH_SORTS } from '@/lib/search/constants';
import { MESSAGES } from '@/lib/search/messages';
import { tooLong, writtenSearch } from '@/lib/search/number-list';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { FILTER_PARAMS, type FilterParam, readFilters } from '@/lib/search/read-filters';
import { onceEach, rawParams } from '@/lib/search/repeated-params';
import { SEGMENT_PARAMS } from '@/lib/search/segment-filters';
import type { CompanyFilters } from '@/lib/search/types';
import type { SearchKind } from './types';

export type SavedQuery = {
  /** The text to search for. */
  search: string | null;
  filters: CompanyFilters;
  /** The normalised URL parameters, without page and layout. */
  query: Record<string, string>;
  /** Why it is not a valid search; null when it is. */
  problem: string | null;
};

const paramsOf = (kind: SearchKind): readonly FilterParam[] =>
  kind === 'segment' ? SEGMENT_PARAMS : FILTER_PARAMS;

/** Replaces control characters, of which PostgreSQL rejects the null byte. */
const clean = (text: string | null | undefined) => (text ?? '').replace(/\p{Cc}/gu, ' ').trim();

function problemOfSearch(search: string, hasFilters: boolean): string | null {
  if (search === '') return hasFilters ? null : MESSAGES.emptySearch;
  if (search.length < MIN_QUERY_LENGTH) return MESSAGES.tooShort;
  return tooLong(search);
}

/** Parses a search from its page's URL query. Never throws. */
export function readSavedQuery(kind: SearchKind, text: string): SavedQuery {
  const given = new URLSearchParams(text);
  const asked = onceEach(rawParams(given), FILTER_PARAMS).texts;
  const texts = Object.fromEntries(
    FILTER_PARAMS.map((name) => [name, clean(asked[name])]).filter(([, value]) => value),
  ) as Partial<Record<FilterParam, string>>;
  const names = Object.keys(texts) as FilterParam[];
  const foreign = names.find((name) => !paramsOf(kind).includes(name));
  const own = Object.fromEntries(
    names.filter((name) => paramsOf(kind).includes(name)).map((name) => [name, texts[name]]),
  ) as Record<string, string>;
  const { filters, problems } = readFilters(own);
  const search = kind === 'segment' ? '' : clean(writtenSearch(given.get('search') ?? ''));
  const sort = SEARCH_SORTS.find((one) => one === given.get('sort'));
  return {
    search: search === '' ? null : search,
    filters,
    query: {
      ...(search === '' ? {} : { search }),
      ...own,
      ...(sort === undefined || sort === 'relevance' ? {} : { sort }),
    },
    problem:
      (foreign ? `"${foreign}" is not a filter of the segmentation` : null) ??
      problems[0]?.sentence ??
      (kind === 'segment' ? null : problemOfSearch(search, names.length > 0)),
  };
}

import {
  createLoader,
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { cutText } from '@/lib/cut-text';
import type { RawParams } from '@/lib/raw-params';
import { type CleanFilters, cleanFilters, type FilterTexts } from './clean-filters';
import { MAP_MODES, RESULT_VIEWS } from './constants';
import { FILTER_PARAMS, type FilterParam } from './filter-params';
import { readNumberList, tooLong, writtenSearch } from './number-list';
import { isPage, readPage } from './page-param';
import { MAX_QUERY_LENGTH, MAX_SENTENCE_LENGTH } from './query-length';
import { shown } from './reader';
import { onceEach } from './repeated-params';
import { SEARCH_SORTS } from './sorts';
import type { CompanyFilters, ResultView, SearchSort } from './types';

/** The filters and the order, which both pages of results have in their URLs. */
export const resultParams = {
  ...(Object.fromEntries(FILTER_PARAMS.map((name) => [name, parseAsString])) as Record<
    FilterParam,
    typeof parseAsString
  >),
  sort: parseAsStringLiteral(SEARCH_SORTS).withDefault('relevance'),
};

/** The URL of /discover, described once for the page and its links. */
const params = {
  search: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
  ...resultParams,
  view: parseAsStringLiteral(RESULT_VIEWS).withDefault('grid'),
  map: parseAsStringLiteral(MAP_MODES).withDefault('page'),
};
const load = createLoader(params);
export const discoverQuery = createSerializer(params);

/** All parameters of the URL. */
export const DISCOVER_NAMES = Object.keys(params) as Ignored['param'][];

/** An invalid parameter of a URL, and why it was ignored. */
export type Ignored = {
  param: FilterParam | 'search' | 'page' | 'sort' | 'view' | 'map';
  sentence: string;
};

export type DiscoverParams = {
  search: string;
  page: number;
  sort: SearchSort;
  view: ResultView;
  filters: CompanyFilters;
  /** The filters as written in the URL, without invalid parts. */
  written: FilterTexts;
  hasFilters: boolean;
  /** Everything but the page, as query parameters for the links to other pages. */
  query: Record<string, string>;
  ignored: Ignored[];
};

/** The search text as typed, trimmed and truncated. */
function toSearch(typed: string): string {
  const text = typed.trim();
  const list = readNumberList(text);
  if (list === null) return cutText(text, MAX_QUERY_LENGTH).trim();
  // A truncated list would be mistaken for the whole.
  return tooLong(text) ? '' : writtenSearch(text);
}
/** The same for a URL whose filters are irrelevant. */
export const searchOf = (raw: RawParams) => toSearch(onceEach(raw, ['search']).texts.search ?? '');

/** The text in a URL of /search that an AI search may begin with. */
export const askedOf = (raw: RawParams): string =>
  cutText(
    (onceEach(raw, ['ai']).texts.ai ?? '').replace(/\p{Cc}/gu, ' ').trim(),
    MAX_SENTENCE_LENGTH,
  );

/**
 * Never throws: invalid parameters fall back to their defaults and are reported in `ignored`.
 * @param clean Validates the filters.
 */
export async function parseDiscoverParams(
  searchParams: Promise<RawParams>,
  clean: CleanFilters = cleanFilters,
): Promise<DiscoverParams> {
  const { texts: asked, repeated } = onceEach(await searchParams, DISCOVER_NAMES);
  const { search, page: _, sort, view, map, ...given } = load(asked);
  const { texts, filters, problems } = await clean(given);
  const trimmed = toSearch(search);
  const query: Record<string, string> = trimmed === '' ? {} : { search: trimmed };
  Object.assign(query, texts);
  if (sort !== 'relevance') query.sort = sort;
  if (view !== 'grid') query.view = view;
  if (map !== 'page') query.map = map;
  return {
    search: trimmed,
    sort,
    view,
    filters,
    written: texts,
    query,
    page: readPage(asked.page),
    hasFilters: Object.keys(texts).length > 0,
    ignored: [...problems, ...othersIgnored(asked), ...repeated],
  };
}

/** The parameters of a URL, each reduced to the one text that is read. */
export const textsOfAddress = (raw: RawParams): Record<string, string> =>
  onceEach(raw, DISCOVER_NAMES).texts;

/** Invalid parameters other than filters. */
export function othersIgnored(
  texts: Partial<Record<Ignored['param'], string>>,
  views: readonly ResultView[] = RESULT_VIEWS,
): Ignored[] {
  const ignored: Ignored[] = [];
  const check = (param: Ignored['param'], isFine: (text: string) => boolean, sentence: string) => {
    const text = texts[param]?.trim();
    if (text && !isFine(text))
      ignored.push({ param, sentence: sentence.replace('%', () => shown(text)) });
  };
  const isOneOf = (known: readonly string[]) => (text: string) => known.includes(text);
  const sentence = tooLong(texts.search?.trim() ?? '');
  if (sentence) ignored.push({ param: 'search', sentence });
  check('page', isPage, '"%" is not a page');
  check('sort', isOneOf(SEARCH_SORTS), '"%" is not an order of the results');
  const others = views.includes('list')
    ? '"%" is none of grid, list and table'
    : '"%" is neither grid nor table';
  check('view', isOneOf(views), others);
  check('map', isOneOf(MAP_MODES), '"%" is neither page nor all');
  return ignored;
}

import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { type CleanFilters, cleanFilters, type FilterTexts } from './clean-filters';
import { shown } from './filter-values';
import { isPage, readPage } from './page-param';
import { FILTER_PARAMS, type FilterParam } from './read-filters';
import { onceEach } from './repeated-params';
import type { Ignored, RawParams } from './search-params';
import { SEGMENT_PARAMS } from './segment-filters';
import { SEARCH_SORTS } from './sorts';
import type { CompanyFilters, SearchSort } from './types';

const isSegmentParam = (name: FilterParam) =>
  (SEGMENT_PARAMS as readonly FilterParam[]).includes(name);

const params = {
  ...(Object.fromEntries(FILTER_PARAMS.map((name) => [name, parseAsString])) as Record<
    FilterParam,
    typeof parseAsString
  >),
  sort: parseAsStringLiteral(SEARCH_SORTS).withDefault('relevance'),
};
const load = createLoader(params);
/** All parameters of the URL. */
export const SEGMENT_NAMES = ['page', ...(Object.keys(params) as (keyof typeof params)[])] as const;

export type SegmentationParams = {
  page: number;
  sort: SearchSort;
  filters: CompanyFilters;
  /** The filters as written in the URL, without invalid parts. */
  written: FilterTexts;
  /** The filters and the order, as query parameters for the links to other pages. */
  query: Record<string, string>;
  ignored: Ignored[];
};

/**
 * Never throws: invalid parameters are dropped and reported in `ignored`.
 * @param clean Validates the filters.
 */
export async function parseSegmentationParams(
  searchParams: Promise<RawParams>,
  clean: CleanFilters = cleanFilters,
): Promise<SegmentationParams> {
  const { texts: asked, repeated } = onceEach(await searchParams, SEGMENT_NAMES);
  const { sort, ...texts } = load(asked);
  const given = FILTER_PARAMS.filter((name) => texts[name]?.trim());
  const ours = given.filter(isSegmentParam);
  const {
    filters,
    problems,
    texts: written,
  } = await clean(Object.fromEntries(ours.map((name) => [name, texts[name]])));
  const foreign = given.filter((name) => !isSegmentParam(name));
  return {
    page: readPage(asked.page),
    sort,
    filters,
    written,
    query: sort === 'relevance' ? { ...written } : { ...written, sort },
    ignored: [
      ...problems,
      ...foreign.map((param) => ({ param, sentence: 'not a filter of this page' })),
      ...othersIgnored(asked),
      ...repeated.filter(({ param }) => !foreign.some((name) => name === param)),
    ],
  };
}

function othersIgnored(texts: { page?: string; sort?: string }): Ignored[] {
  const [page = '', sort = ''] = [texts.page?.trim(), texts.sort?.trim()];
  const isSort = sort === '' || SEARCH_SORTS.some((known) => known === sort);
  return [
    ...(page === '' || isPage(page)
      ? []
      : [{ param: 'page' as const, sentence: `"${shown(page)}" is not a page` }]),
    ...(isSort
      ? []
      : [{ param: 'sort' as const, sentence: `"${shown(sort)}" is not an order of the results` }]),
  ];
}

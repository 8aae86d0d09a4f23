import { createLoader } from 'nuqs/server';
import type { RawParams } from '@/lib/raw-params';
import { type CleanFilters, cleanFilters, type FilterTexts } from './clean-filters';
import { FILTER_PARAMS, type FilterParam, SEGMENT_PARAMS } from './filter-params';
import { readPage } from './page-param';
import { onceEach } from './repeated-params';
import { type Ignored, othersIgnored, resultParams } from './search-params';
import type { CompanyFilters, SearchSort } from './types';

const isSegmentParam = (name: FilterParam) =>
  (SEGMENT_PARAMS as readonly FilterParam[]).includes(name);

const load = createLoader(resultParams);
/** All parameters of the URL. */
export const SEGMENT_NAMES = ['page', ...FILTER_PARAMS, 'sort'] as const;

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

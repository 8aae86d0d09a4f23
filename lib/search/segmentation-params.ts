import { createLoader, parseAsStringLiteral } from 'nuqs/server';
import type { RawParams } from '@/lib/raw-params';
import { type CleanFilters, cleanFilters, type FilterTexts } from './clean-filters';
import { SEGMENT_VIEWS } from './constants';
import { FILTER_PARAMS, type FilterParam, SEGMENT_PARAMS } from './filter-params';
import { readPage } from './page-param';
import { onceEach } from './repeated-params';
import { type Ignored, othersIgnored, resultParams } from './search-params';
import type { CompanyFilters, SearchSort, SegmentView } from './types';

const isSegmentParam = (name: FilterParam) =>
  (SEGMENT_PARAMS as readonly FilterParam[]).includes(name);

const load = createLoader({
  ...resultParams,
  view: parseAsStringLiteral(SEGMENT_VIEWS).withDefault('grid'),
});
/** All parameters of the URL. */
export const SEGMENT_NAMES = ['page', ...FILTER_PARAMS, 'sort', 'view'] as const;

export type SegmentationParams = {
  page: number;
  sort: SearchSort;
  view: SegmentView;
  filters: CompanyFilters;
  /** The filters as written in the URL, without invalid parts. */
  written: FilterTexts;
  /** The filters, the order and the layout, as query parameters for the links to other pages. */
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
  const { sort, view, ...texts } = load(asked);
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
    view,
    query: {
      ...written,
      ...(sort !== 'relevance' && { sort }),
      ...(view !== 'grid' && { view }),
    },
    ignored: [
      ...problems,
      ...foreign.map((param) => ({ param, sentence: 'not a filter of this page' })),
      ...othersIgnored(asked, SEGMENT_VIEWS),
      ...repeated.filter(({ param }) => !foreign.some((name) => name === param)),
    ],
  };
}

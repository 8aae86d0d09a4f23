import { createLoader, parseAsInteger, parseAsString } from 'nuqs/server';
import { cleanFilters, type FilterTexts } from './clean-filters';
import { FILTER_PARAMS, type FilterParam, type FilterProblem } from './read-filters';
import { SEGMENT_PARAMS } from './segment-filters';
import type { CompanyFilters } from './types';

const isSegmentParam = (name: FilterParam) =>
  (SEGMENT_PARAMS as readonly FilterParam[]).includes(name);

const load = createLoader({
  ...(Object.fromEntries(FILTER_PARAMS.map((name) => [name, parseAsString])) as Record<
    FilterParam,
    typeof parseAsString
  >),
  page: parseAsInteger.withDefault(1),
});

export type SegmentationParams = {
  page: number;
  filters: CompanyFilters;
  /** The filters as they stand in the address, without what does not fit. */
  written: FilterTexts;
  /** What of the address cannot be read and is left out. */
  problems: FilterProblem[];
  /** Filters of other pages: they do nothing here. */
  foreign: FilterParam[];
};

/** Never throws: what does not fit is left out, and named. */
export async function parseSegmentationParams(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<SegmentationParams> {
  const { page, ...texts } = await load(searchParams);
  const given = FILTER_PARAMS.filter((name) => texts[name]?.trim());
  const known = given.filter(isSegmentParam);
  const {
    filters,
    problems,
    texts: written,
  } = cleanFilters(Object.fromEntries(known.map((name) => [name, texts[name]])));
  return {
    page: Math.min(Math.max(page, 1), 1_000_000),
    ...{ filters, written, problems },
    foreign: given.filter((name) => !isSegmentParam(name)),
  };
}

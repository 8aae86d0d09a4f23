import { createLoader, parseAsInteger, parseAsString } from 'nuqs/server';
import { type CleanFilters, cleanFilters, type FilterTexts } from './clean-filters';
import { shown } from './filter-values';
import { FILTER_PARAMS, type FilterParam } from './read-filters';
import type { Ignored } from './search-params';
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
  ignored: Ignored[];
};

/**
 * Never throws for an address: what does not fit is left out, and named.
 * @param clean Decides which filters fit.
 */
export async function parseSegmentationParams(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
  clean: CleanFilters = cleanFilters,
): Promise<SegmentationParams> {
  const { page, ...texts } = await load(searchParams);
  const given = FILTER_PARAMS.filter((name) => texts[name]?.trim());
  const ours = given.filter(isSegmentParam);
  const { filters, problems, ...cleaned } = await clean(
    Object.fromEntries(ours.map((name) => [name, texts[name]])),
  );
  const foreign = given.filter((name) => !isSegmentParam(name));
  return {
    page: Math.min(Math.max(page, 1), 1_000_000),
    ...{ filters, written: cleaned.texts },
    ignored: [
      ...problems,
      ...foreign.map((param) => ({ param, sentence: 'not a filter of this page' })),
      ...pageIgnored((await searchParams).page),
    ],
  };
}

function pageIgnored(page: string | string[] | undefined): Ignored[] {
  const text = [page].flat()[0]?.trim() ?? '';
  if (text === '' || /^0*[1-9]\d{0,6}$/.test(text)) return [];
  return [{ param: 'page', sentence: `"${shown(text)}" is not a page` }];
}

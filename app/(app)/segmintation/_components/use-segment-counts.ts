'use client';

import { type LeftOut, NONE_LEFT_OUT } from '@/components/filters/first-counts';
import { FILTER_DEBOUNCE, useFacetCounts } from '@/components/filters/use-facet-counts';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { companiesApi } from '@/lib/api/companies';
import type { FacetCounts } from '@/lib/search/facet-counts';
import type { Histograms } from '@/lib/search/facets';

const cache = new AnswerCache<Histograms>();

type Initial = {
  counts: FacetCounts;
  /** What the server's counts leave out. */
  leftOut: LeftOut;
  histograms: Histograms;
};

/** Counts and histograms for the unapplied choice; the server's own while nothing has changed. */
export function useSegmentCounts(draft: FilterDraft, initial: Initial, wantsAll: boolean) {
  const { query, isChanged } = draft;
  const facets = useFacetCounts({
    query,
    initial: initial.counts,
    isInitial: !isChanged && !wantsAll,
  });
  const key = isChanged ? query : null;
  const sizes = useAnswer({
    cache,
    key,
    load: async (signal) => (await companiesApi.companyHistograms(query ?? '', signal)).data,
    delay: FILTER_DEBOUNCE,
  });
  const areShort = facets.counts === initial.counts;
  const isTotalKnown = isChanged && query !== null && !facets.isStale && facets.error === undefined;
  return {
    counts: facets.counts,
    /** How many companies the choice would find; null while it is not changed or not counted. */
    total: isTotalKnown ? facets.counts.total : null,
    leftOut: areShort ? initial.leftOut : NONE_LEFT_OUT,
    histograms: isChanged ? (sizes.answer ?? initial.histograms) : initial.histograms,
    isStale: facets.isStale || (key !== null && !sizes.isCurrent && sizes.error === undefined),
    error: facets.error ?? (isChanged ? sizes.error : undefined),
    retry: () => {
      facets.retry();
      sizes.retry();
    },
  };
}

export type SegmentCounts = ReturnType<typeof useSegmentCounts>;

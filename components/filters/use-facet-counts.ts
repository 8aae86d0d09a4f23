'use client';

import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { companiesApi } from '@/lib/api/companies';
import type { FacetCounts } from '@/lib/search/facet-counts';

/** Milliseconds from the last choice to the request. */
export const FILTER_DEBOUNCE = 500;

const cache = new AnswerCache<FacetCounts>();

type Options = {
  /** Search and filters to count for; null keeps the last counts. */
  query: string | null;
  /** The server's counts for the URL as it is. */
  initial: FacetCounts;
  /** Whether the server's counts match the query and are complete. */
  isInitial: boolean;
};

/** The counts of every option, for filters that are not applied yet. */
export function useFacetCounts({ query, initial, isInitial }: Options) {
  const { answer, isCurrent, error, retry } = useAnswer({
    cache,
    key: isInitial ? null : query,
    load: async (signal) => (await companiesApi.companyFacets(query ?? '', signal)).data,
    delay: FILTER_DEBOUNCE,
  });
  return {
    counts: isInitial ? initial : (answer ?? initial),
    /** The counts belong to an earlier choice; newer ones are loading. */
    isStale: !isInitial && query !== null && !isCurrent && error === undefined,
    error,
    retry,
  };
}

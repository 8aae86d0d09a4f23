'use client';

import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { companiesApi } from '@/lib/api/companies';
import type { FacetCounts } from '@/lib/search/facets';

/** Milliseconds between the last choice and the question. */
export const FILTER_DEBOUNCE = 500;

const cache = new AnswerCache<FacetCounts>();

type Options = {
  /** Search and filters to count for; null keeps what was counted last. */
  query: string | null;
  /** What the server counted for the address as it stands. */
  initial: FacetCounts;
  /** The server's counts are those of the query, and complete. */
  isInitial: boolean;
};

/** Counts of every choice for filters that are not applied yet. */
export function useFacetCounts({ query, initial, isInitial }: Options) {
  const { answer, isCurrent, error, retry } = useAnswer({
    cache,
    key: isInitial ? null : query,
    load: async (signal) => (await companiesApi.companyFacets(query ?? '', signal)).data,
    delay: FILTER_DEBOUNCE,
  });
  return {
    counts: isInitial ? initial : (answer ?? initial),
    /** The counts are of an earlier choice; newer ones are on their way. */
    isStale: !isInitial && query !== null && !isCurrent && error === undefined,
    error,
    retry,
  };
}

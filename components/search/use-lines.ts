'use client';

import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { type Suggested, searchApi } from '@/lib/api/search';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';
import { recentLines, suggestionLines } from './lines';
import { recentCache } from './recent-cache';

/** Milliseconds from the last keystroke to the request. */
const DEBOUNCE = 500;
const MIN_LETTERS = 2;

const suggestionCache = new AnswerCache<Suggested>();

/** The lines for a text: cached answers at once, previous ones until newer ones arrive. */
export function useLines(text: string) {
  const typed = text.trim();
  // A sentence for the AI search may be longer than any name.
  const isAsked = typed.length >= MIN_LETTERS && typed.length <= MAX_QUERY_LENGTH;
  const recent = useAnswer({
    cache: recentCache,
    key: 'recent',
    load: async (signal) => (await searchApi.recentSearches(signal)).data,
  });
  const suggested = useAnswer({
    cache: suggestionCache,
    key: isAsked ? typed : null,
    load: async (signal) => (await searchApi.suggestions(typed, signal)).data,
    delay: DEBOUNCE,
  });
  return {
    recent: recentLines(recent.answer ?? [], typed),
    suggested:
      isAsked && suggested.answer && suggested.error === undefined
        ? suggestionLines(suggested.answer)
        : [],
    /** For this text: the next letter asks again. */
    error: isAsked ? suggested.error : undefined,
    isStale: isAsked && !suggested.isCurrent && suggested.error === undefined,
    reloadRecent: recent.retry,
  };
}

import type { Reading } from '@/lib/ai-search/types';

/** A search for nothing but words. */
export const searchFor = (search: string): Reading => ({
  search,
  filters: {},
  sort: null,
  parts: [],
  notUnderstood: [],
  by: 'reader',
});

const FOUND_BY_WORDS = /^\*\*\[[^\]]*\]\(\/discover\?(search=[^&)]+)\)/;

/** The search of an answer that found companies by words alone, such as those of an address. */
export function searchedFor(answer: string): Reading | null {
  const [, query] = FOUND_BY_WORDS.exec(answer) ?? [];
  const search = new URLSearchParams(query).get('search');
  return search === null ? null : searchFor(search);
}

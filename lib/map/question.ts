import { cleanFilters } from '@/lib/search/clean-filters';

/** What an address of results asks for, as the API wants it: search and the filters that fit. */
export function questionOf(query: Record<string, string>): string {
  const { texts } = cleanFilters(query);
  const search = query.search?.trim() ?? '';
  return new URLSearchParams({ ...(search === '' ? {} : { search }), ...texts }).toString();
}

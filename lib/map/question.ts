import { cleanFilters } from '@/lib/search/clean-filters';

/**
 * Converts the parameters of a results URL to those of the API: the search and the valid filters.
 */
export function questionOf(query: Record<string, string>): string {
  const { texts } = cleanFilters(query);
  const search = query.search?.trim() ?? '';
  return new URLSearchParams({ ...(search === '' ? {} : { search }), ...texts }).toString();
}

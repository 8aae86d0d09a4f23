import 'server-only';
import { discoverQuery } from '@/lib/search/search-params';
import { writeFilters } from '@/lib/search/write-filters';
import type { Reading } from './types';

/** The query string of /discover for the same search, without a leading question mark. */
export function addressOf({
  search,
  filters,
  sort,
}: Pick<Reading, 'search' | 'filters' | 'sort'>): string {
  return discoverQuery({ ...writeFilters(filters), search: search ?? '', sort }).replace(/^\?/, '');
}

import { chipsOf } from '@/components/filters/chips';
import { alternativesTo } from '@/components/filters/removals';
import type { Search } from '@/lib/search/live-index';
import { findWaysOut } from '@/lib/search/ways-out';

type Asked = {
  question: Search;
  /** The same, as the query of /discover. */
  query: Record<string, string>;
  total: number;
};

/** What to remove or replace where filters leave nothing; null where something was found, or none is set. */
export async function waysOutOf({ question, query, total }: Asked) {
  if (total > 0 || chipsOf(query).length === 0) return null;
  // Without words and without filters there are no results, but the search page.
  const ways = alternativesTo(query).filter(
    ({ without }) => query.search || chipsOf(without).length > 0,
  );
  return findWaysOut(question, ways);
}

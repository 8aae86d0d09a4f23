import type { FacetCounts } from '@/lib/search/facet-counts';

/** The lists with too many values to be sent with a page. */
type Long = 'industry' | 'sector';

/** How many values of each the counts leave out. */
export type LeftOut = Record<Long, number>;
export const NONE_LEFT_OUT: LeftOut = { industry: 0, sector: 0 };

/** The counts sent with a page: of long lists the first `size` values, and those that are chosen. */
export function firstCounts(
  counts: FacetCounts,
  chosen: Partial<Record<Long, readonly string[]>>,
  size = 24,
): { counts: FacetCounts; leftOut: LeftOut } {
  const shortened = (name: Long) =>
    counts[name].filter(({ value }, at) => at < size || chosen[name]?.includes(value));
  const sent = { industry: shortened('industry'), sector: shortened('sector') };
  const leftOut = (name: Long) => counts[name].length - sent[name].length;
  return {
    counts: { ...counts, ...sent },
    leftOut: { industry: leftOut('industry'), sector: leftOut('sector') },
  };
}

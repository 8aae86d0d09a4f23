import type { FacetCounts } from '@/lib/search/facet-counts';

/** The lists with too many values to be sent with a page. */
type Long = 'industry' | 'sector';

/** How many values of each the counts leave out. */
export type LeftOut = Record<Long, number>;
export const NONE_LEFT_OUT: LeftOut = { industry: 0, sector: 0 };

/**
 * The counts sent with a page: of long lists the first `size` values, and those that are chosen with
 * their parts.
 */
export function firstCounts(
  counts: FacetCounts,
  chosen: Partial<Record<Long, readonly string[]>>,
  size = 24,
): { counts: FacetCounts; leftOut: LeftOut } {
  const shortened = <Value extends { value: string; within?: string }>(
    values: readonly Value[],
    wanted: readonly string[] = [],
  ) =>
    values.filter(
      ({ value, within = '' }, at) =>
        at < size || wanted.includes(value) || wanted.includes(within),
    );
  const sent = {
    industry: shortened(counts.industry, chosen.industry),
    sector: shortened(counts.sector, chosen.sector),
  };
  const leftOut = (name: Long) => counts[name].length - sent[name].length;
  return {
    counts: { ...counts, ...sent },
    leftOut: { industry: leftOut('industry'), sector: leftOut('sector') },
  };
}

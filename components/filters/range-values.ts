import type { RangeCount } from '@/lib/search/facets';
import type { FacetValue } from './facet-list';

/**
 * The ranges that are offered; others that are chosen follow, uncounted. They are called what
 * they are in the address, which is how the specification writes them.
 */
export function rangeValues(ranges: RangeCount[], chosen: readonly string[]): FacetValue[] {
  const offered = ranges.map(({ min, max, count }) => ({ value: `${min}-${max}`, count }));
  const others = chosen.filter((value) => !offered.some((range) => range.value === value));
  return [...offered, ...others.map((value) => ({ value, count: null }))];
}

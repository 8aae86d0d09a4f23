import type { RangeCount } from '@/lib/search/facet-counts';
import type { FacetValue } from './facet-value';

/**
 * The offered ranges; chosen ones that are not among them follow without a count. Labels are the
 * same as the values in the URL, the notation of the specification.
 */
export function rangeValues(ranges: RangeCount[], chosen: readonly string[]): FacetValue[] {
  const offered = ranges.map(({ min, max, count }) => ({ value: `${min}-${max}`, count }));
  const others = chosen.filter((value) => !offered.some((range) => range.value === value));
  return [...offered, ...others.map((value) => ({ value, count: null }))];
}

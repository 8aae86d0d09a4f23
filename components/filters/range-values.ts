import type { RangeCount } from '@/lib/search/facets';
import type { FacetValue } from './facet-list';

/** The ranges that are offered; others that are chosen follow, uncounted. */
export function rangeValues(ranges: RangeCount[], chosen: readonly string[]): FacetValue[] {
  const label = (value: string) => value.replace('-', '–');
  const offered = ranges.map(({ min, max, count }) => {
    const value = `${min}-${max}`;
    return { value, label: label(value), count };
  });
  const others = chosen.filter((value) => !offered.some((range) => range.value === value));
  return [...offered, ...others.map((value) => ({ value, label: label(value), count: null }))];
}

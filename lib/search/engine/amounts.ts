import type { SearchIndex } from '@/lib/search-index/types';
import { numberOf, SORTED_FIGURES } from '../sorts';
import type { SearchSort, SortedAmount } from '../types';
import { docOfKey } from './sorted';

/** The accounting figure that a result is ordered by; undefined for other orders. */
export const figureOf = (sort: SearchSort): SortedAmount['of'] | undefined =>
  SORTED_FIGURES.find((figure) => sort.startsWith(`${figure}-`));

/**
 * Returns a lookup, by company key, of the figure that a result is ordered by; null when it is not
 * ordered by an accounting figure.
 */
export function amountsOf(
  index: SearchIndex,
  sort: SearchSort,
): ((key: string) => SortedAmount) | null {
  const of = figureOf(sort);
  if (of === undefined) return null;
  const { codes, values } = index.numbers[numberOf(of)];
  return (key) => {
    const code = codes[docOfKey(index, Number(key))] ?? 0;
    return { of, value: code === 0 ? null : (values[code - 1] ?? null) };
  };
}

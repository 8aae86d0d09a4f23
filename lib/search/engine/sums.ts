import 'server-only';
import type { NumberField, SearchIndex } from '@/lib/search-index/types';
import type { DocSet } from './doc-set';
import { docsBuffer } from './kept';

/** Summary of a figure over companies, in index units; null where no company has the figure. */
export type NumberSummary = {
  /** Number of companies with the figure, and without it. */
  counted: number;
  missing: number;
  sum: number;
  mean: number | null;
  /** For an even number of companies the mean of the two middle values. */
  median: number | null;
};

/** Summarizes a figure over a set of docs; exact apart from floating-point rounding. */
export function summaryOf(index: SearchIndex, docs: DocSet, field: NumberField): NumberSummary {
  const { codes, values } = index.numbers[field];
  const list = docs.list(docsBuffer(index));
  const counts = new Uint32Array(values.length + 1);
  for (let at = 0; at < list.length; at += 1) {
    const code = codes[list[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const missing = counts[0] ?? 0;
  const counted = list.length - missing;
  let sum = 0;
  for (let code = 1; code < counts.length; code += 1) {
    sum += (counts[code] ?? 0) * (values[code - 1] ?? 0);
  }
  if (counted === 0) return { counted, missing, sum, mean: null, median: null };
  const middle = [(counted - 1) >>> 1, counted >>> 1].map((nth) => nthValue(counts, values, nth));
  const median = ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2;
  return { counted, missing, sum, mean: sum / counted, median };
}

/** The n-th smallest value, from 0; values ascend with their codes. */
function nthValue(counts: Uint32Array, values: Float64Array, nth: number): number {
  let left = nth;
  for (let code = 1; code < counts.length; code += 1) {
    const here = counts[code] ?? 0;
    if (left < here) return values[code - 1] ?? 0;
    left -= here;
  }
  return 0;
}

import 'server-only';
import type { NumberField, SearchIndex } from '@/lib/search-index/types';
import type { DocSet } from './doc-set';
import { docsBuffer } from './kept';

/** Of a number over some companies, in the units of the index; null where none of them has it. */
export type NumberSummary = {
  /** Companies that have the number, and those that do not. */
  counted: number;
  missing: number;
  sum: number;
  mean: number | null;
  /** Of an even number of companies the mean of the two in the middle. */
  median: number | null;
};

/** Adds up a number of the docs of a set; exact but for the rounding of doubles. */
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

/** Values rise with their codes; the first is number 0. */
function nthValue(counts: Uint32Array, values: Float64Array, nth: number): number {
  let left = nth;
  for (let code = 1; code < counts.length; code += 1) {
    const here = counts[code] ?? 0;
    if (left < here) return values[code - 1] ?? 0;
    left -= here;
  }
  return 0;
}

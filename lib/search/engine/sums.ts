import 'server-only';
import type { NumberField, SearchIndex, TextField } from '@/lib/search-index/types';
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

/** A figure of the companies that share a text, such as a municipality. */
export type GroupSummary = { value: string; counted: number } & Record<
  'sum' | 'mean' | 'median',
  number
>;

/**
 * Summarizes a figure for each value of a text over the docs that have both. Of postal districts
 * the value begins with the code.
 */
export function summariesBy(
  index: SearchIndex,
  docs: DocSet,
  { field, of }: { field: NumberField; of: TextField },
): GroupSummary[] {
  const { codes, values } = index.numbers[field];
  const { codes: groups, values: texts } = index.texts[of];
  const byText = new Map<string, number[]>();
  for (const doc of docs.list(docsBuffer(index))) {
    const [name = '', coded] = texts[(groups[doc] ?? 0) - 1] ?? [];
    const code = codes[doc] ?? 0;
    const text = of === 'postalDistrict' ? (coded ?? '') : name;
    if (text === '' || code === 0) continue;
    const value = values[code - 1] ?? 0;
    const known = byText.get(text);
    if (known) known.push(value);
    else byText.set(text, [value]);
  }
  return [...byText].map(([value, all]) => {
    const ascending = Float64Array.from(all).sort();
    const counted = ascending.length;
    const sum = ascending.reduce((total, one) => total + one, 0);
    const [low = 0, high = 0] = [ascending[(counted - 1) >> 1], ascending[counted >> 1]];
    return { value, counted, sum, mean: sum / counted, median: (low + high) / 2 };
  });
}

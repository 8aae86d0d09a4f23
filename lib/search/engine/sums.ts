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

/** How a figure is spread over companies: null where no company has it. */
export type NumberSpread = {
  counted: number;
  missing: number;
  /** A quarter of the companies have less than `lower`, and a quarter more than `upper`. */
  lower: number | null;
  median: number | null;
  upper: number | null;
};

/** How many companies have each value; values ascend with their codes. */
type Counts = { counts: Uint32Array; values: Float64Array; counted: number; missing: number };

function countsOf(index: SearchIndex, docs: DocSet, field: NumberField): Counts {
  const { codes, values } = index.numbers[field];
  const list = docs.list(docsBuffer(index));
  const counts = new Uint32Array(values.length + 1);
  for (let at = 0; at < list.length; at += 1) {
    const code = codes[list[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const missing = counts[0] ?? 0;
  return { counts, values, counted: list.length - missing, missing };
}

/** Summarizes a figure over a set of docs; exact apart from floating-point rounding. */
export function summaryOf(index: SearchIndex, docs: DocSet, field: NumberField): NumberSummary {
  const found = countsOf(index, docs, field);
  const { counts, values, counted, missing } = found;
  let sum = 0;
  for (let code = 1; code < counts.length; code += 1) {
    sum += (counts[code] ?? 0) * (values[code - 1] ?? 0);
  }
  const mean = counted === 0 ? null : sum / counted;
  return { counted, missing, sum, mean, median: quantileOf(found, 0.5) };
}

/** Median and quartiles of a figure over a set of docs. */
export function spreadOf(index: SearchIndex, docs: DocSet, field: NumberField): NumberSpread {
  const found = countsOf(index, docs, field);
  const { counted, missing } = found;
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => quantileOf(found, share));
  return { counted, missing, lower: lower ?? null, median: median ?? null, upper: upper ?? null };
}

/**
 * The value below which a share of the companies lies: between two of them in proportion, as
 * spreadsheets have it, and so for one half the median.
 */
function quantileOf(found: Counts, share: number): number | null {
  if (found.counted === 0) return null;
  const place = share * (found.counted - 1);
  const below = nthValue(found, Math.floor(place));
  return below + (place % 1) * (nthValue(found, Math.ceil(place)) - below);
}

/** The n-th smallest value, from 0. */
function nthValue({ counts, values }: Counts, nth: number): number {
  let left = nth;
  for (let code = 1; code < counts.length; code += 1) {
    const here = counts[code] ?? 0;
    if (left < here) return values[code - 1] ?? 0;
    left -= here;
  }
  return 0;
}

import 'server-only';
import type { NumberColumn, SearchIndex } from '@/lib/search-index/types';
import type { DocSet } from './doc-set';
import { docsBuffer } from './kept';

export type HistogramField = 'revenue' | 'grossProfit' | 'profit' | 'equity' | 'employees';

/**
 * Amounts in thousands of DKK, from `min` up to but excluding `max`. Employees are integers from
 * `min` to `max`, both included, as in filters. Null is an open end.
 */
export type HistogramBin = { min: number | null; max: number | null; count: number };

/** Every value is in exactly one bin; `missing` counts the docs without a value. */
export type Histogram = { bins: HistogramBin[]; missing: number };

const POWERS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
/** Thousands of DKK: 1, 2, 5, 10 … up to ten billion kroner. */
const STEPS = [...POWERS.flatMap((power) => [power, 2 * power, 5 * power]), 10_000_000];
const LOSSES = STEPS.map((step) => -step).reverse();

/**
 * Lower edges of the bins of each field, ascending. A bin ends where the next one begins; the last
 * is open. Values below the first edge have a bin of their own.
 */
export const HISTOGRAM_EDGES: Record<HistogramField, readonly number[]> = {
  employees: [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
  revenue: [0, ...STEPS],
  grossProfit: [...LOSSES, 0, ...STEPS],
  profit: [...LOSSES, 0, ...STEPS],
  equity: [...LOSSES, 0, ...STEPS],
};

const isWhole = (field: HistogramField) => field === 'employees';
/** The unit of an edge, in units of the index. */
const unitOf = (field: HistogramField) => (isWhole(field) ? 1 : 1_000);

/** Counts the docs of a set per bin of a figure; exact. */
export function histogramOf(index: SearchIndex, docs: DocSet, field: HistogramField): Histogram {
  const edges = HISTOGRAM_EDGES[field];
  const column = index.numbers[field];
  const counts = countBins(
    docs.list(docsBuffer(index)),
    column.codes,
    binsOf(column, field),
    edges.length + 2,
  );
  const bins = [null, ...edges].map((min, place) => {
    const next = edges[place];
    const max = next !== undefined && isWhole(field) ? next - 1 : next;
    return { min, max: max ?? null, count: counts[place + 1] ?? 0 };
  });
  // The number of employees is never negative.
  return { bins: isWhole(field) ? bins.slice(1) : bins, missing: counts[0] ?? 0 };
}

const tables = new WeakMap<NumberColumn, Uint8Array>();

/** The bin of each code: 0 for a missing value, 1 below the first edge. */
function binsOf(column: NumberColumn, field: HistogramField): Uint8Array {
  const known = tables.get(column);
  if (known) return known;
  const { values } = column;
  const edges = HISTOGRAM_EDGES[field];
  const bins = new Uint8Array(values.length + 1);
  let passed = 0;
  for (let code = 1; code < bins.length; code += 1) {
    const value = (values[code - 1] ?? 0) / unitOf(field);
    while (passed < edges.length && value >= (edges[passed] ?? 0)) passed += 1;
    bins[code] = passed + 1;
  }
  tables.set(column, bins);
  return bins;
}

function countBins(
  docs: Uint32Array,
  codes: NumberColumn['codes'],
  bins: Uint8Array,
  length: number,
): Uint32Array {
  const counts = new Uint32Array(length);
  for (let at = 0; at < docs.length; at += 1) {
    const bin = bins[codes[docs[at] ?? 0] ?? 0] ?? 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

import 'server-only';
import { recordOf } from '@/lib/entries';
import { oncePerInSteps, type Steps } from '@/lib/in-steps';
import type { SearchIndex } from '@/lib/search-index/types';
import { PERCENT_EDGES } from '../percent-edges';
import type { DocSet } from './doc-set';
import { type Combined, combine, countsOf } from './tallies';
import { tallySet } from './tally-set';

/**
 * Fields that are counted together, in one pass for each group; the product of their numbers of
 * bins must stay small.
 */
const GROUPS = [
  ['revenue', 'grossProfit'],
  ['profit', 'equity'],
  ['employees', 'revenueGrowth', 'grossProfitGrowth'],
  ['employeesGrowth', 'solvencyRatio', 'liquidityRatio'],
  ['coverageRatio', 'profitMargin', 'assets'],
  ['roe', 'roi'],
] as const;

type Group = (typeof GROUPS)[number];
export type HistogramField = Group[number];
export const HISTOGRAM_FIELDS: readonly HistogramField[] = GROUPS.flat();

/**
 * Amounts in thousands of DKK and figures in per cent, from `min` up to but excluding `max`.
 * Employees are integers from `min` to `max`, both included, as in filters. Null is an open end.
 */
export type HistogramBin = { min: number | null; max: number | null; count: number };

/** Every value is in exactly one bin; `missing` counts the docs without a value. */
export type Histogram = { bins: HistogramBin[]; missing: number };

const POWERS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
/** Thousands of DKK: 1, 2, 5, 10 … up to ten billion kroner. */
const STEPS = [...POWERS.flatMap((power) => [power, 2 * power, 5 * power]), 10_000_000];
const LOSSES_AND_GAINS = [...STEPS.map((step) => -step).reverse(), 0, ...STEPS];

/**
 * Lower edges of the bins of each field, ascending. A bin ends where the next one begins; the last
 * is open. Values below the first edge have a bin of their own.
 */
export const HISTOGRAM_EDGES: Record<HistogramField, readonly number[]> = {
  employees: [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
  revenue: [0, ...STEPS],
  grossProfit: LOSSES_AND_GAINS,
  profit: LOSSES_AND_GAINS,
  equity: LOSSES_AND_GAINS,
  assets: [0, ...STEPS],
  ...PERCENT_EDGES,
};

const isWhole = (field: HistogramField) => field === 'employees';
const isPercent = (field: HistogramField) => field in PERCENT_EDGES;
/** The unit of an edge, in units of the index. */
const unitOf = (field: HistogramField) => (isWhole(field) || isPercent(field) ? 1 : 1_000);

const COUNTED = GROUPS.map((group) => ({
  fields: group as readonly HistogramField[],
  combinedOf: oncePerInSteps(
    `histograms ${group.join(' ')}`,
    function* (index: SearchIndex): Steps<Combined> {
      const columns = group.map((field) => ({ codes: binsOf(index, field), size: sizeOf(field) }));
      yield;
      return yield* combine(index.docs, columns);
    },
  ),
}));
type Counted = (typeof COUNTED)[number];

/** Counts the docs of a set per bin of every figure; exact. */
export function histogramsOf(index: SearchIndex, docs: DocSet): Record<HistogramField, Histogram> {
  return countGroups(index, docs, COUNTED);
}

/** Likewise of one figure. */
export function histogramOf(index: SearchIndex, docs: DocSet, field: HistogramField): Histogram {
  const counted = COUNTED.filter(({ fields }) => fields.includes(field));
  return countGroups(index, docs, counted)[field];
}

/** Makes ahead what histograms read; see prepare.ts. */
export function* prepareHistograms(index: SearchIndex): Steps<void> {
  for (const { combinedOf } of COUNTED) yield* combinedOf.steps(index);
}

function countGroups(index: SearchIndex, docs: DocSet, groups: readonly Counted[]) {
  const wanted = groups.map(({ fields, combinedOf }) => [fields, combinedOf(index)] as const);
  const tallied = tallySet(
    index,
    docs,
    wanted.map(([, combined]) => combined),
  );
  return recordOf(
    wanted.flatMap(([fields, combined]) =>
      fields.map((field, column) => {
        const counts = countsOf(tallied.get(combined) ?? new Uint32Array(), combined, column);
        return [field, histogramFrom(field, counts)] as const;
      }),
    ),
  );
}

/** A bin for missing values, one below the first edge, and one from each edge. */
const sizeOf = (field: HistogramField) => HISTOGRAM_EDGES[field].length + 2;

function histogramFrom(field: HistogramField, counts: Uint32Array): Histogram {
  const edges = HISTOGRAM_EDGES[field];
  const bins = [null, ...edges].map((min, place) => {
    const next = edges[place];
    const max = next !== undefined && isWhole(field) ? next - 1 : next;
    return { min, max: max ?? null, count: counts[place + 1] ?? 0 };
  });
  // The number of employees is never negative.
  return { bins: isWhole(field) ? bins.slice(1) : bins, missing: counts[0] ?? 0 };
}

/** The bin of each doc: 0 for a missing value, 1 below the first edge. */
function binsOf(index: SearchIndex, field: HistogramField): Uint8Array {
  const { values, codes } = index.numbers[field];
  const edges = HISTOGRAM_EDGES[field];
  const table = new Uint8Array(values.length + 1);
  let passed = 0;
  for (let code = 1; code < table.length; code += 1) {
    const value = (values[code - 1] ?? 0) / unitOf(field);
    while (passed < edges.length && value >= (edges[passed] ?? 0)) passed += 1;
    table[code] = passed + 1;
  }
  const bins = new Uint8Array(codes.length);
  for (let doc = 0; doc < codes.length; doc += 1) bins[doc] = table[codes[doc] ?? 0] ?? 0;
  return bins;
}

import type { NumberColumn, NumberField, SearchIndex } from '@/lib/search-index/types';
import type { NumberFilter, NumberRange } from '../types';
import { DocSet } from './doc-set';
import { sortedBy } from './sorted';

/** Code 0 means that the value is unknown. */
const MISSING: [from: number, to: number] = [0, 1];

/** A missing value is in no range, not even in one that is open at both ends. */
export function docsInRanges(
  index: SearchIndex,
  field: NumberField,
  { ranges, missing }: NumberFilter = { ranges: [] },
  unit = 1,
): DocSet {
  const column = index.numbers[field];
  const inside = ranges.map((range) => codesIn(column, range, unit));
  const codes = joined(missing ? [MISSING, ...inside] : inside);
  const { docs, starts } = sortedBy(index, column.codes, column.values.length);
  const placeOf = (code: number) => starts[code] ?? 0;
  const wanted = codes.map(([from, to]) => docs.subarray(placeOf(from), placeOf(to)));
  const size = wanted.reduce((sum, { length }) => sum + length, 0);
  if (2 * size <= index.docs) return DocSet.gather(index.docs, concat(wanted, size));
  // For most docs it is faster to collect the complement.
  const ends = [0, ...codes.flat(), column.values.length + 1];
  const others = ends.flatMap((from, at) =>
    at % 2 === 0 ? [docs.subarray(placeOf(from), placeOf(ends[at + 1] ?? 0))] : [],
  );
  const rest = DocSet.gather(index.docs, concat(others, index.docs - size));
  return DocSet.all(index.docs).without(rest);
}

type Codes = [from: number, to: number];

/**
 * The half-open interval of codes whose values lie in a range; both ends of the range are included.
 */
function codesIn({ values }: NumberColumn, range: NumberRange, unit: number): Codes {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range;
  const from = countBelow(values, (value) => value < min * unit) + 1;
  return [from, Math.max(from, countBelow(values, (value) => value <= max * unit) + 1)];
}

/** Number of sorted values before the first that is not below. */
function countBelow(values: Float64Array, isBelow: (value: number) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(values[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Merges overlapping intervals; the result is sorted. */
function joined(codes: readonly Codes[]): Codes[] {
  const result: Codes[] = [];
  for (const [from, to] of [...codes].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

function concat(lists: readonly Uint32Array[], size: number): Uint32Array {
  const all = new Uint32Array(size);
  let count = 0;
  for (const list of lists) {
    all.set(list, count);
    count += list.length;
  }
  return all;
}

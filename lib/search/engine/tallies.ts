import { oncePerInSteps, type Steps } from '@/lib/in-steps';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import { type Codes, type NumberColumn, REMARKS, type SearchIndex } from '@/lib/search-index/types';
import { RANGE_OPTIONS } from '../constants';

/**
 * Columns with few codes, combined into one code per combination, so that one pass counts them all.
 * `sizes` are the columns' numbers of codes; the last column varies fastest.
 */
export type Combined = { codes: Codes; sizes: number[] };

type Column = { codes: Codes; size: number };
type Facets = { industry: Combined; places: Combined; traits: Combined };

/**
 * `places` are region and municipality, and the auditor's opinion, for which they have room in 16
 * bits; `traits` are legal form, status, and employees and locations by range.
 */
export const combinedFacets = oncePerInSteps('combinedFacets', combineFacets);

function* combineFacets(index: SearchIndex): Steps<Facets> {
  const { texts, numbers, statuses, remarks } = index;
  const { shift, mask } = REMARKS.opinion;
  const text = (field: 'industry' | 'region' | 'municipality' | 'companyType'): Column => ({
    codes: texts[field].codes,
    size: texts[field].values.length + 1,
  });
  return {
    industry: { codes: texts.industry.codes, sizes: [texts.industry.values.length + 1] },
    places: yield* combine(index.docs, [
      text('region'),
      text('municipality'),
      { codes: remarks.map((bits) => (bits >>> shift) & mask), size: mask + 1 },
    ]),
    traits: yield* combine(index.docs, [
      text('companyType'),
      { codes: statuses, size: STATUS_CHOICES.length },
      inRanges(numbers.employees),
      inRanges(numbers.locations),
    ]),
  };
}

/** Codes of numbers outside all ranges, and of missing ones; range n has code n + 2. */
const OUTSIDE = 0;
export const MISSING = 1;

function inRanges({ values, codes }: NumberColumn): Column {
  const table = new Uint8Array(values.length + 1);
  table[0] = MISSING;
  for (const [at, value] of values.entries()) {
    const range = RANGE_OPTIONS.findIndex(({ min, max }) => min <= value && value <= max);
    table[at + 1] = range < 0 ? OUTSIDE : range + 2;
  }
  return { codes: codes.map((code) => table[code] ?? OUTSIDE), size: RANGE_OPTIONS.length + 2 };
}

export function* combine(docs: number, columns: readonly Column[]): Steps<Combined> {
  const combinations = columns.reduce((product, { size }) => product * size, 1);
  const codes = combinations <= 65_536 ? new Uint16Array(docs) : new Uint32Array(docs);
  for (const { codes: own, size } of columns) {
    for (let doc = 0; doc < docs; doc += 1) {
      codes[doc] = (codes[doc] ?? 0) * size + (own[doc] ?? 0);
    }
    yield;
  }
  return { codes, sizes: columns.map(({ size }) => size) };
}

/** How many docs of a list have each combination. */
export function tally({ codes, sizes }: Combined, docs: Uint32Array): Uint32Array {
  const counts = new Uint32Array(sizes.reduce((product, size) => product * size, 1));
  for (let at = 0; at < docs.length; at += 1) {
    const code = codes[docs[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** How many docs have each combination. */
export function tallyAll({ codes, sizes }: Combined): Uint32Array {
  const counts = new Uint32Array(sizes.reduce((product, size) => product * size, 1));
  for (let doc = 0; doc < codes.length; doc += 1) {
    const code = codes[doc] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** The counts of one column, aggregated from those of the combinations. */
export function countsOf(tallied: Uint32Array, { sizes }: Combined, column: number): Uint32Array {
  const size = sizes[column] ?? 1;
  const below = sizes.slice(column + 1).reduce((product, other) => product * other, 1);
  const counts = new Uint32Array(size);
  for (const [code, count] of tallied.entries()) {
    const own = Math.floor(code / below) % size;
    counts[own] = (counts[own] ?? 0) + count;
  }
  return counts;
}

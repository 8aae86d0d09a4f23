import 'server-only';
import { oncePer } from '@/lib/once-per';
import { type Bits, hasBit } from './bits';
import { type ClusterGrid, MAX_CLUSTERS } from './cluster-grid';
import type { DocSet } from './doc-set';
import { BLOCK_BITS, type MapBlocks, mapBlocks, type Positions } from './map-blocks';

/** The sums of a cell: six integers, then two doubles; 64 bytes, one CPU cache line. */
const LINE = 64;
const memory = new ArrayBuffer(MAX_CLUSTERS * LINE);
// Shared buffers are safe here, as the code is synchronous.
const whole = new Int32Array(memory);
const sums = new Float64Array(memory);
const WHOLE_OF_LINE = 16;
const SUMS_OF_LINE = 8;

const LARGEST = 0x7fffffff;
const BLOCK = 2 ** BLOCK_BITS;

/** A cell with docs; lengths in half units, see ClusterGrid. */
export type CellSum = {
  count: number;
  /** The doc that was added last. */
  doc: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  sumX: number;
  sumY: number;
};

/** A set is broad if it has more than one doc in this many. */
const BROAD = 8;

/**
 * Sums the docs of a set per cell: doc by doc for a small set; block by block for a broad one,
 * reading only blocks inside the window. Counts are exact. A crowded block that lies in one cell
 * contributes the centre and bounds of all docs in the block instead of those of the set.
 */
export function sumCells(index: Positions, docs: DocSet, grid: ClusterGrid): CellSum[] {
  clear();
  if (docs.size * BROAD < index.docs) addEach(index, docs.list(), grid);
  else addBlocks(mapBlocks(index), docs, grid);
  const found: CellSum[] = [];
  for (let cell = 0; cell < MAX_CLUSTERS; cell += 1) {
    if (whole[cell * WHOLE_OF_LINE] !== 0) found.push(cellSum(cell));
  }
  return found;
}

function addEach({ x: allX, y: allY }: Positions, docs: Uint32Array, grid: ClusterGrid): void {
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number;
    const x = allX[doc] as number;
    const y = allY[doc] as number;
    // Zero for both means no position, but a position at the corner of the world may round to it in
    // half units.
    if ((x | y) !== 0) addOne(doc, x >>> 1, y >>> 1, grid);
  }
}

/** A length in half units. */
const halfOf = (lengths: Uint32Array, at: number): number => (lengths[at] as number) >>> 1;

/** From this many docs of a set in one block on, they are not read one by one. */
const CROWDED = 64;

function addBlocks(blocks: MapBlocks, wanted: DocSet, grid: ClusterGrid): void {
  const { docs, starts, columns, rows } = blocks;
  const bits = wanted.bits();
  const wide = grid.columnShift >= BLOCK_BITS && grid.rowShift >= BLOCK_BITS;
  const counts = wide && showsMost(blocks, grid) ? countByBlock(blocks, wanted) : null;
  for (let block = 0; block + 1 < starts.length; block += 1) {
    const x = (columns[block] ?? 0) << BLOCK_BITS;
    const y = (rows[block] ?? 0) << BLOCK_BITS;
    const part = partInside(x, y, grid);
    if (part === 'none') continue;
    const [from, to] = [starts[block] ?? 0, starts[block + 1] ?? 0];
    const count = counts?.[block + 1] ?? -1;
    if (part === 'whole' && wide) {
      if (count >= CROWDED) addCrowd(blocks, block, count, cellOf(x, y, grid));
      else if (count !== 0) addTogether(blocks, bits, from, to, cellOf(x, y, grid));
      continue;
    }
    for (let at = from; at < to; at += 1) {
      const doc = docs[at] ?? 0;
      if (hasBit(bits, doc)) addOne(doc, halfOf(blocks.x, at), halfOf(blocks.y, at), grid);
    }
  }
}

/** Whether so many docs lie inside the window that counting the whole set is faster. */
function showsMost({ docs, starts, columns, rows }: MapBlocks, grid: ClusterGrid): boolean {
  let inside = 0;
  for (let block = 0; block + 1 < starts.length; block += 1) {
    const x = (columns[block] ?? 0) << BLOCK_BITS;
    const y = (rows[block] ?? 0) << BLOCK_BITS;
    if (partInside(x, y, grid) === 'whole')
      inside += (starts[block + 1] ?? 0) - (starts[block] ?? 0);
  }
  return inside > docs.length / 4;
}

function countByBlock({ blockOf, starts }: MapBlocks, wanted: DocSet): Uint32Array {
  if (wanted.size === wanted.docs) {
    return Uint32Array.from(starts, (start, block) => start - (starts[block - 1] ?? 0));
  }
  const counts = new Uint32Array(starts.length);
  const bits = wanted.bits();
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      const block = blockOf[(at << 5) + 31 - Math.clz32(word & -word)] as number;
      counts[block] = (counts[block] as number) + 1;
    }
  }
  return counts;
}

/** Cache of left, right, top, bottom and centre per block, filled on demand. */
const extentsOf = oncePer('clusterExtents', (_: MapBlocks) => new Map<number, Float64Array>());

function extentOf(blocks: MapBlocks, block: number): Float64Array {
  const known = extentsOf(blocks);
  const extent = known.get(block) ?? measure(blocks, block);
  known.set(block, extent);
  return extent;
}

function measure({ x: allX, y: allY, starts }: MapBlocks, block: number): Float64Array {
  const [from, to] = [starts[block] ?? 0, starts[block + 1] ?? 0];
  const halves = (values: Uint32Array) => Array.from(values.subarray(from, to), (all) => all >>> 1);
  const [xs, ys] = [halves(allX), halves(allY)];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), LARGEST);
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0);
  const middle = [sum(xs) / xs.length, sum(ys) / ys.length];
  return Float64Array.of(least(xs), most(xs), least(ys), most(ys), ...middle);
}

function addCrowd(blocks: MapBlocks, block: number, count: number, cell: number): void {
  const [left = 0, right = 0, top = 0, bottom = 0, x = 0, y = 0] = extentOf(blocks, block);
  const line = cell * WHOLE_OF_LINE;
  whole[line] = (whole[line] ?? 0) + count;
  whole[line + 2] = Math.min(whole[line + 2] ?? 0, left);
  whole[line + 3] = Math.max(whole[line + 3] ?? 0, right);
  whole[line + 4] = Math.min(whole[line + 4] ?? 0, top);
  whole[line + 5] = Math.max(whole[line + 5] ?? 0, bottom);
  const sum = cell * SUMS_OF_LINE + 3;
  sums[sum] = (sums[sum] ?? 0) + count * x;
  sums[sum + 1] = (sums[sum + 1] ?? 0) + count * y;
}

function clear(): void {
  whole.fill(0);
  for (let at = 0; at < whole.length; at += WHOLE_OF_LINE) {
    whole[at + 2] = LARGEST;
    whole[at + 4] = LARGEST;
  }
}

function cellSum(cell: number): CellSum {
  const at = cell * WHOLE_OF_LINE;
  const [count = 0, doc = 0, left = 0, right = 0, top = 0, bottom = 0] = whole.subarray(at);
  const [sumX = 0, sumY = 0] = sums.subarray(cell * SUMS_OF_LINE + 3);
  return { count, doc, left, right, top, bottom, sumX, sumY };
}

/** How much of a block lies in the window. */
function partInside(x: number, y: number, grid: ClusterGrid): 'none' | 'some' | 'whole' {
  const { left, width, top, height } = grid;
  // The distance eastward, across the antimeridian if necessary.
  const east = (x - left) & LARGEST;
  const south = y - top;
  if (east <= width - BLOCK + 1 && south >= 0 && south <= height - BLOCK + 1) return 'whole';
  const meets = east <= width || ((left - x) & LARGEST) < BLOCK;
  return meets && south > -BLOCK && south <= height ? 'some' : 'none';
}

function cellOf(x: number, y: number, grid: ClusterGrid): number {
  const { columnShift, rowShift, firstColumn, firstRow, columns } = grid;
  const column = ((x >> columnShift) - firstColumn) & (LARGEST >>> columnShift);
  return ((y >> rowShift) - firstRow) * columns + column;
}

/**
 * Adds the docs of a block that lies in one cell. The loop is branchless, as branches would be
 * unpredictable: `chosen` has all bits set for a doc of the set, and none otherwise.
 */
function addTogether(blocks: MapBlocks, bits: Bits, from: number, to: number, cell: number): void {
  const { docs, x: allX, y: allY } = blocks;
  const line = cell * WHOLE_OF_LINE;
  let count = whole[line] ?? 0;
  let last = whole[line + 1] ?? 0;
  let left = whole[line + 2] ?? 0;
  let right = whole[line + 3] ?? 0;
  let top = whole[line + 4] ?? 0;
  let bottom = whole[line + 5] ?? 0;
  let sumX = 0;
  let sumY = 0;
  for (let at = from; at < to; at += 1) {
    const doc = (docs[at] ?? 0) | 0;
    const x = halfOf(allX, at);
    const y = halfOf(allY, at);
    const chosen = -(((bits[doc >> 5] ?? 0) >> (doc & 31)) & 1);
    count -= chosen;
    last = (doc & chosen) | (last & ~chosen);
    left = Math.min(left, x | (~chosen & LARGEST));
    right = Math.max(right, x & chosen);
    top = Math.min(top, y | (~chosen & LARGEST));
    bottom = Math.max(bottom, y & chosen);
    sumX += x & chosen;
    sumY += y & chosen;
  }
  whole[line] = count;
  whole[line + 1] = last;
  whole[line + 2] = left;
  whole[line + 3] = right;
  whole[line + 4] = top;
  whole[line + 5] = bottom;
  const sum = cell * SUMS_OF_LINE + 3;
  sums[sum] = (sums[sum] ?? 0) + sumX;
  sums[sum + 1] = (sums[sum + 1] ?? 0) + sumY;
}

/** Adds a doc to its cell if it lies inside the window. */
function addOne(doc: number, x: number, y: number, grid: ClusterGrid): void {
  const { left, width, top, height } = grid;
  if (((x - left) & LARGEST) > width || y < top || y - top > height) return;
  const cell = cellOf(x, y, grid);
  const line = cell * WHOLE_OF_LINE;
  whole[line] = (whole[line] ?? 0) + 1;
  whole[line + 1] = doc;
  if (x < (whole[line + 2] ?? 0)) whole[line + 2] = x;
  if (x > (whole[line + 3] ?? 0)) whole[line + 3] = x;
  if (y < (whole[line + 4] ?? 0)) whole[line + 4] = y;
  if (y > (whole[line + 5] ?? 0)) whole[line + 5] = y;
  const sum = cell * SUMS_OF_LINE + 3;
  sums[sum] = (sums[sum] ?? 0) + x;
  sums[sum + 1] = (sums[sum + 1] ?? 0) + y;
}

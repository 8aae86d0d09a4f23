import 'server-only';
import type { Bits } from '@/lib/search-index/bits';
import { type ClusterGrid, MAX_CLUSTERS } from './cluster-grid';

/**
 * What is known of a cell: 64 bytes, a line of the processor's cache. Six whole
 * numbers, then two sums. Side by side they are twice as fast as in arrays of
 * their own, which get in each other's way where addresses end alike.
 */
const LINE = 64;
const memory = new ArrayBuffer(MAX_CLUSTERS * LINE);
// One call at a time uses these: nothing in here waits.
const whole = new Int32Array(memory);
const sums = new Float64Array(memory);
const WHOLE_OF_LINE = 16;
const SUMS_OF_LINE = 8;

const CHUNK = 1_024;
/** A word more than the chunk may be begun. */
const ROOM = CHUNK + 32;
const lists = new ArrayBuffer(3 * 4 * ROOM);
const chunk = new Int32Array(lists, 0, ROOM);
const chunkX = new Int32Array(lists, 4 * ROOM, ROOM);
const chunkY = new Int32Array(lists, 8 * ROOM, ROOM);

const LARGEST = 0x7fffffff;

/** A cell that has docs; lengths in half units, see ClusterGrid. */
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

/** Adds up the docs of a set by the cells they are in, in one pass. */
export function sumCells(x: Uint32Array, y: Uint32Array, bits: Bits, grid: ClusterGrid): CellSum[] {
  for (let cell = 0; cell < MAX_CLUSTERS; cell += 1) {
    const at = cell * WHOLE_OF_LINE;
    whole.fill(0, at, at + WHOLE_OF_LINE);
    whole[at + 2] = LARGEST;
    whole[at + 4] = LARGEST;
  }
  for (let at = 0; at < bits.length; ) {
    let filled = 0;
    for (; at < bits.length && filled < CHUNK; at += 1) filled = unpack(bits[at] ?? 0, at, filled);
    add(narrow(x, y, filled, grid), grid);
  }
  const found: CellSum[] = [];
  for (let cell = 0; cell < MAX_CLUSTERS; cell += 1) {
    if (whole[cell * WHOLE_OF_LINE] !== 0) found.push(cellSum(cell));
  }
  return found;
}

function cellSum(cell: number): CellSum {
  const at = cell * WHOLE_OF_LINE;
  const [count = 0, doc = 0, left = 0, right = 0, top = 0, bottom = 0] = whole.subarray(at);
  const [sumX = 0, sumY = 0] = sums.subarray(cell * SUMS_OF_LINE + 3);
  return { count, doc, left, right, top, bottom, sumX, sumY };
}

/** Writes the docs of 32 bits into the chunk; answers how far it is filled. */
function unpack(bits: number, at: number, filled: number): number {
  const first = at << 5;
  let word = bits | 0;
  if (word === -1) {
    for (let bit = 0; bit < 32; bit += 1) chunk[filled + bit] = first + bit;
    return filled + 32;
  }
  let end = filled;
  for (; word !== 0; word &= word - 1) {
    chunk[end] = first + 31 - Math.clz32(word & -word);
    end += 1;
  }
  return end;
}

/**
 * Keeps of the chunk the docs inside the window, and writes down where they are;
 * answers how many. There is no branch in it, as none could be foretold.
 */
function narrow(allX: Uint32Array, allY: Uint32Array, filled: number, grid: ClusterGrid): number {
  const { left, width, top, height } = grid;
  let kept = 0;
  for (let at = 0; at < filled; at += 1) {
    const doc = chunk[at] ?? 0;
    const x = ((allX[doc] ?? 0) >>> 1) | 0;
    const y = ((allY[doc] ?? 0) >>> 1) | 0;
    chunk[kept] = doc;
    chunkX[kept] = x;
    chunkY[kept] = y;
    // The way east to the doc goes over the date line where it has to.
    const east = (x - left) & LARGEST;
    const south = (y - top) | 0;
    const nowhere = (x | y) - 1;
    // One more, or none when any of these is negative.
    kept += 1 + (((width - east) | south | (height - south) | nowhere) >> 31);
  }
  return kept;
}

/** Adds each doc that was kept to its cell. */
function add(kept: number, grid: ClusterGrid): void {
  const { columnShift, rowShift, firstColumn, firstRow, columns } = grid;
  const lastColumn = LARGEST >>> columnShift;
  for (let at = 0; at < kept; at += 1) {
    const x = chunkX[at] ?? 0;
    const y = chunkY[at] ?? 0;
    const column = ((x >> columnShift) - firstColumn) & lastColumn;
    const cell = (Math.imul((y >> rowShift) - firstRow, columns) + column) | 0;
    const line = cell * WHOLE_OF_LINE;
    whole[line] = (whole[line] ?? 0) + 1;
    whole[line + 1] = chunk[at] ?? 0;
    if (x < (whole[line + 2] ?? 0)) whole[line + 2] = x;
    if (x > (whole[line + 3] ?? 0)) whole[line + 3] = x;
    if (y < (whole[line + 4] ?? 0)) whole[line + 4] = y;
    if (y > (whole[line + 5] ?? 0)) whole[line + 5] = y;
    const place = cell * SUMS_OF_LINE + 3;
    sums[place] = (sums[place] ?? 0) + x;
    sums[place + 1] = (sums[place + 1] ?? 0) + y;
  }
}

import 'server-only';
import type { Bits } from '@/lib/search-index/bits';
import type { SearchIndex } from '@/lib/search-index/types';
import { type ClusterGrid, clusterGrid, MAX_CLUSTERS, type MapWindow } from './cluster-grid';
import { latitudeAt, longitudeAt } from './mercator';

export type Cluster = {
  count: number;
  /** The middle of its docs, as the map draws them. */
  latitude: number;
  longitude: number;
  /** The smallest window that holds its docs. */
  west: number;
  south: number;
  east: number;
  north: number;
  /** The doc of a cluster of one, otherwise null. */
  doc: number | null;
};

export type Clusters = {
  /** At most 500; together they count `inside`. */
  clusters: Cluster[];
  /** Docs of the set inside the window. */
  inside: number;
  /** Docs of the set that have no position, wherever the window is. */
  withoutPosition: number;
};

// One call at a time uses these: nothing in here waits.
const counts = new Int32Array(MAX_CLUSTERS);
const docs = new Int32Array(MAX_CLUSTERS);
const sumsX = new Float64Array(MAX_CLUSTERS);
const sumsY = new Float64Array(MAX_CLUSTERS);
const leftmost = new Int32Array(MAX_CLUSTERS);
const rightmost = new Int32Array(MAX_CLUSTERS);
const topmost = new Int32Array(MAX_CLUSTERS);
const bottommost = new Int32Array(MAX_CLUSTERS);

const CHUNK = 4096;
const chunk = new Int32Array(CHUNK + 32);
const keptX = new Int32Array(CHUNK + 32);
const keptY = new Int32Array(CHUNK + 32);
const LARGEST = 0x7fffffff;

/**
 * Groups all docs of a set inside a window on a grid that belongs to the zoom. Docs
 * on one spot stay together at every zoom. A window that is upside down or not a
 * number holds nothing; any zoom counts as the nearest between 0 and 22.
 */
export function clustersOf(
  { x, y }: Pick<SearchIndex, 'x' | 'y'>,
  bits: Bits,
  { zoom, ...window }: MapWindow & { zoom: number },
): Clusters {
  const grid = clusterGrid(window, zoom);
  clear();
  let withoutPosition = 0;
  for (let at = 0; at < bits.length; ) {
    let filled = 0;
    for (; at < bits.length && filled < CHUNK; at += 1) filled = unpack(bits[at] ?? 0, at, filled);
    withoutPosition += countWithout(x, y, filled);
    if (grid) gather(narrow(x, y, filled, grid), grid);
  }
  const clusters: Cluster[] = [];
  let inside = 0;
  for (let cell = 0; cell < MAX_CLUSTERS; cell += 1) {
    const count = counts[cell] ?? 0;
    if (count === 0) continue;
    inside += count;
    clusters.push(clusterAt(cell, count));
  }
  return { clusters, inside, withoutPosition };
}

function clear(): void {
  counts.fill(0);
  sumsX.fill(0);
  sumsY.fill(0);
  leftmost.fill(LARGEST);
  rightmost.fill(0);
  topmost.fill(LARGEST);
  bottommost.fill(0);
}

/** The grid works in half units. */
function clusterAt(cell: number, count: number): Cluster {
  return {
    count,
    latitude: latitudeAt(2 * ((sumsY[cell] ?? 0) / count)),
    longitude: longitudeAt(2 * ((sumsX[cell] ?? 0) / count)),
    west: longitudeAt(2 * (leftmost[cell] ?? 0)),
    south: latitudeAt(2 * (bottommost[cell] ?? 0)),
    east: longitudeAt(2 * (rightmost[cell] ?? 0)),
    north: latitudeAt(2 * (topmost[cell] ?? 0)),
    doc: count === 1 ? (docs[cell] ?? 0) : null,
  };
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
  const [left, width, top, height] = [grid.left | 0, grid.width | 0, grid.top | 0, grid.height | 0];
  let kept = 0;
  for (let at = 0; at < filled; at += 1) {
    const doc = chunk[at] ?? 0;
    const x = ((allX[doc] ?? 0) >>> 1) | 0;
    const y = ((allY[doc] ?? 0) >>> 1) | 0;
    chunk[kept] = doc;
    keptX[kept] = x;
    keptY[kept] = y;
    // The way east to the doc goes over the date line where it has to.
    const east = (x - left) & LARGEST;
    const south = (y - top) | 0;
    const nowhere = ((x | y) - 1) | 0;
    // One more, or none when any of these is negative.
    kept += 1 + (((width - east) | south | (height - south) | nowhere) >> 31);
  }
  return kept;
}

/** Adds each kept doc to its cell. */
function gather(kept: number, grid: ClusterGrid): void {
  const { columnShift, rowShift, firstColumn, firstRow, columns } = grid;
  const lastColumn = LARGEST >>> columnShift;
  for (let at = 0; at < kept; at += 1) {
    const x = keptX[at] ?? 0;
    const y = keptY[at] ?? 0;
    const column = ((x >> columnShift) - firstColumn) & lastColumn;
    const cell = (Math.imul((y >> rowShift) - firstRow, columns) + column) | 0;
    counts[cell] = (counts[cell] ?? 0) + 1;
    docs[cell] = chunk[at] ?? 0;
    sumsX[cell] = (sumsX[cell] ?? 0) + x;
    sumsY[cell] = (sumsY[cell] ?? 0) + y;
    if (x < (leftmost[cell] ?? 0)) leftmost[cell] = x;
    if (x > (rightmost[cell] ?? 0)) rightmost[cell] = x;
    if (y < (topmost[cell] ?? 0)) topmost[cell] = y;
    if (y > (bottommost[cell] ?? 0)) bottommost[cell] = y;
  }
}

function countWithout(x: Uint32Array, y: Uint32Array, filled: number): number {
  let without = 0;
  for (let at = 0; at < filled; at += 1) {
    const doc = chunk[at] ?? 0;
    if (((x[doc] ?? 0) | (y[doc] ?? 0)) === 0) without += 1;
  }
  return without;
}

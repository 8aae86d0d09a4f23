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
    withoutPosition += grid ? gather(x, y, filled, grid) : countWithout(x, y, filled);
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
  leftmost.fill(0x7fffffff);
  rightmost.fill(0);
  topmost.fill(0x7fffffff);
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

/** Adds each doc of the chunk to its cell; answers how many have no position. */
function gather(allX: Uint32Array, allY: Uint32Array, filled: number, grid: ClusterGrid): number {
  const { left, width, top, height, columnShift, rowShift, firstColumn, firstRow, columns } = grid;
  const lastColumn = 0x7fffffff >>> columnShift;
  let without = 0;
  for (let at = 0; at < filled; at += 1) {
    const doc = chunk[at] ?? 0;
    const x = (allX[doc] ?? 0) >>> 1;
    const y = (allY[doc] ?? 0) >>> 1;
    if ((x | y) === 0) {
      without += 1;
      continue;
    }
    // The way east to the doc goes over the date line where it has to.
    const east = (x - left) & 0x7fffffff;
    const south = y - top;
    if (((width - east) | south | (height - south)) < 0) continue;
    const cell =
      ((y >>> rowShift) - firstRow) * columns + (((x >>> columnShift) - firstColumn) & lastColumn);
    counts[cell] = (counts[cell] ?? 0) + 1;
    docs[cell] = doc;
    sumsX[cell] = (sumsX[cell] ?? 0) + x;
    sumsY[cell] = (sumsY[cell] ?? 0) + y;
    if (x < (leftmost[cell] ?? 0)) leftmost[cell] = x;
    if (x > (rightmost[cell] ?? 0)) rightmost[cell] = x;
    if (y < (topmost[cell] ?? 0)) topmost[cell] = y;
    if (y > (bottommost[cell] ?? 0)) bottommost[cell] = y;
  }
  return without;
}

function countWithout(x: Uint32Array, y: Uint32Array, filled: number): number {
  let without = 0;
  for (let at = 0; at < filled; at += 1) {
    const doc = chunk[at] ?? 0;
    if (((x[doc] ?? 0) | (y[doc] ?? 0)) === 0) without += 1;
  }
  return without;
}

import 'server-only';
import { xOf, yOf } from '@/lib/search-index/mercator';

/**
 * A window of the map in degrees. Across the antimeridian its west is greater than its east, or its
 * east is beyond 180.
 */
export type MapWindow = { west: number; south: number; east: number; north: number };

/**
 * The cells of a grid over the world that a window touches. Lengths are in half units of the index
 * (2 cm at the equator), which fit 31 bits: the world is 2^31 wide. All edges belong to the window.
 */
export type ClusterGrid = {
  left: number;
  width: number;
  top: number;
  height: number;
  /** A column is 2^columnShift wide, a row 2^rowShift high. */
  columnShift: number;
  rowShift: number;
  firstColumn: number;
  firstRow: number;
  /** Maximum number of columns that the window touches; columns times rows is at most 500. */
  columns: number;
};

export const MAX_CLUSTERS = 500;
const MAX_CLUSTER_ZOOM = 22;

const WORLD_BITS = 31;
const HALF_WORLD = 2 ** WORLD_BITS;
/** A cell is an eighth of a tile: 64 of the 512 pixels of a tile on the screen. */
const TILE_BITS = 3;

/**
 * The grid for a window: that of the zoom, with columns or rows merged in pairs until there are at
 * most 500 cells. Only the size of the window decides, so panning does not regroup clusters. Null
 * for a window that is upside down or has invalid numbers.
 */
export function clusterGrid(window: MapWindow, zoom: number): ClusterGrid | null {
  const { west, south, east, north } = window;
  const whole = east - west >= 360;
  const left = whole ? 0 : xOf(west) >>> 1;
  const width = whole ? HALF_WORLD - 1 : ((xOf(east) >>> 1) - left + HALF_WORLD) % HALF_WORLD;
  const top = yOf(north) >>> 1;
  const height = (yOf(south) >>> 1) - top;
  const legible = Number.isFinite(whole ? 0 : west - east) && !Number.isNaN(zoom);
  if (!legible || !(south <= north)) return null;
  const level = Math.floor(Math.min(Math.max(zoom, 0), MAX_CLUSTER_ZOOM));
  let columnShift = WORLD_BITS - TILE_BITS - level;
  let rowShift = columnShift;
  while (touched(width, columnShift) * touched(height, rowShift) > MAX_CLUSTERS) {
    if (touched(width, columnShift) < touched(height, rowShift)) rowShift += 1;
    else columnShift += 1;
  }
  const firstColumn = left >>> columnShift;
  const firstRow = top >>> rowShift;
  const columns = touched(width, columnShift);
  return { left, width, top, height, columnShift, rowShift, firstColumn, firstRow, columns };
}

/** Maximum number of cells that a length touches, wherever it begins. */
function touched(length: number, shift: number): number {
  return Math.min(2 ** (WORLD_BITS - shift), Math.floor(length / 2 ** shift) + 2);
}

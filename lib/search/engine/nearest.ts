import 'server-only';
import { latitudeAt, longitudeAt, WORLD, xOf, yOf } from '@/lib/search-index/mercator';
import type { SearchIndex } from '@/lib/search-index/types';
import type { Point } from '../area';
import {
  boxAround,
  type HalfBox,
  haversineBetween,
  haversineOf,
  kilometresOf,
  radians,
  WHOLE_MAP,
} from './sphere';

/** A doc and its great-circle distance in kilometres. */
export type Near = { doc: number; km: number };

type Candidate = { doc: number; haversine: number };

const LARGEST = 0x7fffffff;

/**
 * The docs nearest to a point, at most `limit`, nearest first, ties in doc order. Docs without a
 * position are never included. Exact: a doc is skipped only if it lies outside the box around the
 * farthest doc found so far, or if even the nearest point of its cell is farther.
 */
export function nearestDocs(
  { docs, x, y }: Pick<SearchIndex, 'docs' | 'x' | 'y'>,
  from: Point,
  limit: number,
): Near[] {
  const near: Candidate[] = [];
  if (limit < 1) return [];
  const { east, north, narrowness } = leastHaversines(from);
  let most = Number.POSITIVE_INFINITY;
  let { left, width, top, height }: HalfBox = WHOLE_MAP;
  for (let doc = 0; doc < docs; doc += 1) {
    const across = ((x[doc] ?? 0) >>> 1) | 0;
    const down = ((y[doc] ?? 0) >>> 1) | 0;
    const south = (down - top) | 0;
    // Distance eastward, around the world.
    if (south < 0 || south > height || ((across - left) & LARGEST) > width) continue;
    if ((across | down) === 0) continue;
    const row = down >>> CELL_BITS;
    const least = (north[row] ?? 0) + (narrowness[row] ?? 0) * (east[across >>> CELL_BITS] ?? 0);
    if (least >= most) continue;
    const haversine = haversineBetween(from, longitudeAt(x[doc] ?? 0), latitudeAt(y[doc] ?? 0));
    if (haversine >= most) continue;
    insert(near, { doc, haversine }, limit);
    if (near.length < limit) continue;
    most = near.at(-1)?.haversine ?? most;
    ({ left, width, top, height } = boxAround(from, most));
  }
  return near.map(({ doc, haversine }) => ({ doc, km: kilometresOf(haversine) }));
}

function insert(near: Candidate[], one: Candidate, limit: number): void {
  let at = near.length;
  while (at > 0 && (near[at - 1]?.haversine ?? 0) > one.haversine) at -= 1;
  near.splice(at, 0, one);
  if (near.length > limit) near.pop();
}

/** The world in 1,024 columns and rows: about 20 kilometres each in Denmark. */
const CELLS = 2 ** 10;
const CELL_BITS = 31 - 10;

/**
 * Lower bounds: nothing in a row and column is nearer than `north` of the row plus its `narrowness`
 * times `east` of the column.
 */
function leastHaversines(from: Point) {
  const east = new Float64Array(CELLS);
  const north = new Float64Array(CELLS);
  const narrowness = new Float64Array(CELLS);
  const column = Math.floor((xOf(from.longitude) / WORLD) * CELLS);
  const row = Math.floor((yOf(from.latitude) / WORLD) * CELLS);
  const narrow = Math.cos(radians(from.latitude));
  for (let cell = 0; cell < CELLS; cell += 1) {
    const start = (cell / CELLS) * WORLD;
    const end = ((cell + 1) / CELLS) * WORLD;
    const top = latitudeAt(start);
    const bottom = latitudeAt(end);
    const toLeft = haversineOf(longitudeAt(start) - from.longitude);
    const toRight = haversineOf(longitudeAt(end) - from.longitude);
    const toTop = haversineOf(top - from.latitude);
    const toBottom = haversineOf(bottom - from.latitude);
    east[cell] = cell === column ? 0 : Math.min(toLeft, toRight);
    north[cell] = cell === row ? 0 : Math.min(toTop, toBottom);
    narrowness[cell] = narrow * Math.min(Math.cos(radians(top)), Math.cos(radians(bottom)));
  }
  return { east, north, narrowness };
}

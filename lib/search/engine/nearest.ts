import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import type { Point } from '../area';
import { latitudeAt, longitudeAt, WORLD, xOf, yOf } from './mercator';

/** A doc and the way to it in kilometres along a great circle. */
export type Near = { doc: number; km: number };

/** A way by its haversine, which grows with it: 0 is here, 1 the other side of the earth. */
type Candidate = { doc: number; haversine: number };

const EARTH_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Of an angle in degrees. */
const haversineOf = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
const kilometresOf = (haversine: number) =>
  2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));

/**
 * The docs nearest to a point, at most `limit`, the nearest first and equally far
 * ones in their order. Docs without a position are never among them. Exact: a doc
 * is passed over only when even the nearest corner of its cell is too far.
 */
export function nearestDocs(
  { docs, x, y }: Pick<SearchIndex, 'docs' | 'x' | 'y'>,
  from: Point,
  limit: number,
): Near[] {
  const near: Candidate[] = [];
  const { east, north, narrowness } = leastHaversines(from);
  let most = limit < 1 ? 0 : Number.POSITIVE_INFINITY;
  for (let doc = 0; doc < docs; doc += 1) {
    const across = x[doc] ?? 0;
    const down = y[doc] ?? 0;
    const row = down >>> CELL_BITS;
    const least = (north[row] ?? 0) + (narrowness[row] ?? 0) * (east[across >>> CELL_BITS] ?? 0);
    if (least >= most || (across === 0 && down === 0)) continue;
    const haversine = haversineBetween(from, longitudeAt(across), latitudeAt(down));
    if (haversine >= most) continue;
    insert(near, { doc, haversine }, limit);
    if (near.length === limit) most = near.at(-1)?.haversine ?? most;
  }
  return near.map(({ doc, haversine }) => ({ doc, km: kilometresOf(haversine) }));
}

function insert(near: Candidate[], one: Candidate, limit: number): void {
  let at = near.length;
  while (at > 0 && (near[at - 1]?.haversine ?? 0) > one.haversine) at -= 1;
  near.splice(at, 0, one);
  if (near.length > limit) near.pop();
}

/** The way between two points along a great circle. */
export function kilometres(from: Point, to: Point): number {
  return kilometresOf(haversineBetween(from, to.longitude, to.latitude));
}

function haversineBetween(from: Point, longitude: number, latitude: number): number {
  const narrow = Math.cos(radians(from.latitude)) * Math.cos(radians(latitude));
  return haversineOf(latitude - from.latitude) + narrow * haversineOf(longitude - from.longitude);
}

/** The world in 8,192 columns and as many rows: in Denmark about three kilometres each. */
const CELLS = 2 ** 13;
const CELL_BITS = 32 - 13;

/**
 * Lower bounds: no doc in a row and a column is nearer than `north` of the row
 * plus its `narrowness` times `east` of the column.
 */
function leastHaversines(from: Point) {
  const east = new Float64Array(CELLS);
  const north = new Float64Array(CELLS);
  const narrowness = new Float64Array(CELLS);
  const own = { column: xOf(from.longitude) >>> CELL_BITS, row: yOf(from.latitude) >>> CELL_BITS };
  const narrow = Math.cos(radians(from.latitude));
  for (let cell = 0; cell < CELLS; cell += 1) {
    const [start, end] = [(cell / CELLS) * WORLD, ((cell + 1) / CELLS) * WORLD];
    const [top, bottom] = [latitudeAt(start), latitudeAt(end)];
    const [left, right] = [longitudeAt(start), longitudeAt(end)];
    const [toLeft, toRight] = [
      haversineOf(left - from.longitude),
      haversineOf(right - from.longitude),
    ];
    const [toTop, toBottom] = [
      haversineOf(top - from.latitude),
      haversineOf(bottom - from.latitude),
    ];
    east[cell] = cell === own.column ? 0 : Math.min(toLeft, toRight);
    north[cell] = cell === own.row ? 0 : Math.min(toTop, toBottom);
    narrowness[cell] = narrow * Math.min(Math.cos(radians(top)), Math.cos(radians(bottom)));
  }
  return { east, north, narrowness };
}

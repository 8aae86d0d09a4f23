import { xOf, yOf } from '@/lib/search-index/mercator';
import type { Point } from '../area';
import type { Inside, Region, Tile } from './regions';

/** Each side of a shape as four numbers: where it starts and where it ends. */
function sidesOf(corners: readonly Point[]): Float64Array {
  const points = corners.map(({ longitude, latitude }) => [xOf(longitude), yOf(latitude)] as const);
  return Float64Array.from(points.flatMap((end, at) => [...(points.at(at - 1) ?? end), ...end]));
}

/** A ray to the east crosses the sides an odd number of times from inside. */
const crossing = (sides: Float64Array, isInside: boolean): Inside =>
  function inside(x, y) {
    let odd = isInside;
    for (let at = 0; at < sides.length; at += 4) {
      const startY = sides[at + 1] as number;
      const endY = sides[at + 3] as number;
      if (startY > y === endY > y) continue;
      const startX = sides[at] as number;
      const endX = sides[at + 2] as number;
      if (x < ((startX - endX) * (y - endY)) / (startY - endY) + endX) odd = !odd;
    }
    return odd;
  };

/** More than the rounding of a side. */
const SPARE = 2;
const [MISSED, CROSSED, NEAR] = [0, 1, 2];

/** How all rays to the east from a tile meet a side: numbers only, as a map has a million such pairs. */
function meeting(tile: Tile, startX: number, startY: number, endX: number, endY: number): number {
  const high = Math.min(startY, endY);
  const low = Math.max(startY, endY);
  if (high > tile.bottom || low < tile.top) return MISSED;
  let first = startX;
  let second = endX;
  if (startY !== endY) {
    const slope = (startX - endX) / (startY - endY);
    first = slope * (Math.max(high, tile.top) - endY) + endX;
    second = slope * (Math.min(low, tile.bottom) - endY) + endX;
  }
  if (Math.max(first, second) < tile.left - SPARE) return MISSED;
  const isBeyond = Math.min(first, second) > tile.right + SPARE;
  return isBeyond && high <= tile.top && low > tile.bottom ? CROSSED : NEAR;
}

export function shapeRegion(corners: readonly Point[]): Region {
  const sides = sidesOf(corners);
  return (tile) => {
    let isInside = false;
    const near: number[] = [];
    for (let at = 0; at < sides.length; at += 4) {
      const startX = sides[at] as number;
      const startY = sides[at + 1] as number;
      const endX = sides[at + 2] as number;
      const endY = sides[at + 3] as number;
      const met = meeting(tile, startX, startY, endX, endY);
      if (met === CROSSED) isInside = !isInside;
      if (met === NEAR) near.push(startX, startY, endX, endY);
    }
    return near.length === 0 ? isInside : crossing(Float64Array.from(near), isInside);
  };
}

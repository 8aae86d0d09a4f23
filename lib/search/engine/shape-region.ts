import { xOf, yOf } from '@/lib/search-index/mercator';
import type { Point } from '../area';
import type { Band, Inside, Region } from './regions';

/** The sides of a shape as four numbers each: start x and y, end x and y. */
function sidesOf(corners: readonly Point[]): Float64Array {
  const points = corners.map(({ longitude, latitude }) => [xOf(longitude), yOf(latitude)] as const);
  return Float64Array.from(points.flatMap((end, at) => [...(points.at(at - 1) ?? end), ...end]));
}

/** Even-odd rule: a ray to the east crosses an odd number of sides if it starts inside. */
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

/** Safety margin for the rounding of a side. */
const SPARE = 2;

/** The part of a side within a row of blocks. */
type Passage = { from: number; to: number; isThrough: boolean; side: Float64Array };

function passagesOf(sides: Float64Array, { top, bottom }: Band): Passage[] {
  const passages: Passage[] = [];
  for (let at = 0; at < sides.length; at += 4) {
    const side = sides.subarray(at, at + 4);
    const [startX = 0, startY = 0, endX = 0, endY = 0] = side;
    const high = Math.min(startY, endY);
    const low = Math.max(startY, endY);
    if (high > bottom || low < top) continue;
    const slope = (startX - endX) / (startY - endY);
    const xAt = (y: number) => slope * (y - endY) + endX;
    const ends =
      startY === endY ? [startX, endX] : [xAt(Math.max(high, top)), xAt(Math.min(low, bottom))];
    passages.push({
      from: Math.min(...ends) - SPARE,
      to: Math.max(...ends) + SPARE,
      isThrough: high <= top && low > bottom,
      side,
    });
  }
  return passages;
}

export function shapeRegion(corners: readonly Point[]): Region {
  const sides = sidesOf(corners);
  return (band) => {
    const passages = passagesOf(sides, band);
    return ({ left, right }) => {
      let isInside = false;
      const near: Float64Array[] = [];
      for (const { from, to, isThrough, side } of passages) {
        if (to < left) continue;
        // Every ray to the east from this block crosses the side.
        if (from > right && isThrough) isInside = !isInside;
        else near.push(side);
      }
      return near.length === 0 ? isInside : crossing(joined(near), isInside);
    };
  };
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(4 * parts.length);
  for (const [place, part] of parts.entries()) whole.set(part, 4 * place);
  return whole;
}

import { latitudeAt, longitudeAt, WORLD, xOf, yOf } from '@/lib/search-index/mercator';
import type { SearchIndex } from '@/lib/search-index/types';
import type { Area, Point } from '../area';
import { DocSet } from './doc-set';
import { boxAround, haversineBetween, haversineOfWay } from './sphere';

type Box = { left: number; right: number; top: number; bottom: number };
type Inside = (x: number, y: number) => boolean;

/** The docs that lie in a part of the map; those without a position lie nowhere. */
export function docsInArea(index: SearchIndex, area: Area): DocSet {
  const { box, inside } = shapeOf(area);
  const docs: number[] = [];
  const { x: xs, y: ys } = index;
  const width = box.right - box.left;
  for (let doc = 0; doc < index.docs; doc += 1) {
    const [x, y] = [xs[doc] ?? 0, ys[doc] ?? 0];
    if (y < box.top || y > box.bottom || (x === 0 && y === 0)) continue;
    // East of the left edge, round the world.
    if ((x - box.left + WORLD) % WORLD > (width + WORLD) % WORLD) continue;
    if (inside === null || inside(x, y)) docs.push(doc);
  }
  return DocSet.ofList(index.docs, Uint32Array.from(docs));
}

function shapeOf(area: Area): { box: Box; inside: Inside | null } {
  switch (area.kind) {
    case 'box':
      return {
        box: {
          ...{ left: xOf(area.west), right: xOf(area.east) },
          ...{ top: yOf(area.north), bottom: yOf(area.south) },
        },
        inside: null,
      };
    case 'circle':
      return circleOf(area.center, haversineOfWay(area.km));
    case 'shape':
      return { box: boxOf(area.corners), inside: insideCorners(area.corners) };
  }
}

function circleOf(center: Point, most: number): { box: Box; inside: Inside } {
  return {
    box: boxOfCircle(center, most),
    inside: (x, y) => haversineBetween(center, longitudeAt(x), latitudeAt(y)) <= most,
  };
}

/** A box with room to spare around a circle; the distance decides. */
function boxOfCircle(center: Point, haversine: number): Box {
  const { left, width, top, height } = boxAround(center, haversine);
  return {
    ...{ left: 2 * left, right: 2 * (left + width) + 1 },
    ...{ top: 2 * top, bottom: 2 * (top + height) + 1 },
  };
}

function boxOf(corners: readonly Point[]): Box {
  const xs = corners.map(({ longitude }) => xOf(longitude));
  const ys = corners.map(({ latitude }) => yOf(latitude));
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

/** A ray to the east crosses the sides an odd number of times from inside. */
function insideCorners(corners: readonly Point[]): Inside {
  const points = corners.map(({ longitude, latitude }) => ({
    x: xOf(longitude),
    y: yOf(latitude),
  }));
  return (x, y) => {
    let inside = false;
    for (const [at, end] of points.entries()) {
      const start = points.at(at - 1) ?? end;
      if (start.y > y === end.y > y) continue;
      if (x < ((start.x - end.x) * (y - end.y)) / (start.y - end.y) + end.x) inside = !inside;
    }
    return inside;
  };
}

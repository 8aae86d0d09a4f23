import type { Feature, Polygon, Position } from 'geojson';
import type { Area, Point } from '@/lib/search/area';

export type Bounds = [west: number, south: number, east: number, north: number];

const EARTH_KM = 6_371;
const CORNERS_OF_A_CIRCLE = 72;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Great-circle distance, computed as in the search. */
export function distanceKm(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(north + across)));
}

/** The destination at a distance from a point in a direction, in radians (0 is north). */
function pointAt({ longitude, latitude }: Point, km: number, direction: number): Position {
  const [far, from] = [km / EARTH_KM, radians(latitude)];
  const to = Math.asin(
    Math.sin(from) * Math.cos(far) + Math.cos(from) * Math.sin(far) * Math.cos(direction),
  );
  const east = Math.atan2(
    Math.sin(direction) * Math.sin(far) * Math.cos(from),
    Math.cos(far) - Math.sin(from) * Math.sin(to),
  );
  return [longitude + degrees(east), degrees(to)];
}

function outlineOf(area: Area): Position[] {
  switch (area.kind) {
    case 'box': {
      const { west, south, north } = area;
      const east = area.east < west ? area.east + 360 : area.east;
      return [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ];
    }
    case 'circle':
      return Array.from({ length: CORNERS_OF_A_CIRCLE }, (_, at) =>
        pointAt(area.center, area.km, (2 * Math.PI * at) / CORNERS_OF_A_CIRCLE),
      );
    case 'shape':
      return area.corners.map(({ longitude, latitude }) => [longitude, latitude]);
  }
}

/** The area as a GeoJSON polygon. */
export function areaShape(area: Area): Feature<Polygon> {
  const outline = outlineOf(area);
  const ring = outline[0] ? [...outline, outline[0]] : [];
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}

export function areaBounds(area: Area): Bounds | null {
  return boundsOf(
    outlineOf(area).map(([longitude = 0, latitude = 0]) => ({ longitude, latitude })),
  );
}

/** The bounding box of points; null without any. */
export function boundsOf(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  const xs = points.map(({ longitude }) => longitude);
  const ys = points.map(({ latitude }) => latitude);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

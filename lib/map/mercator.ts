import type { Point } from '@/lib/search/area';

/** Pixels, to the right and down. */
export type Pixel = { x: number; y: number };

/** The side of the world at zoom 0, as MapLibre and Mapbox count. */
const WORLD = 512;

/** Where a point lies on the map of the whole world at a zoom, from its upper left corner. */
export function pixelOf({ longitude, latitude }: Point, zoom: number): Pixel {
  const side = WORLD * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return {
    x: ((longitude + 180) / 360) * side,
    y: (0.5 - north / (2 * Math.PI)) * side,
  };
}

import type { Point } from '@/lib/search/area';

/** Pixels, rightward and downward. */
export type Pixel = { x: number; y: number };

/** The side of the world at zoom 0, by the convention of MapLibre and Mapbox. */
export const WORLD = 512;

/** The position of a point on the world map at a zoom, from its upper left corner. */
export function pixelOf({ longitude, latitude }: Point, zoom: number): Pixel {
  const side = WORLD * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return {
    x: ((longitude + 180) / 360) * side,
    y: (0.5 - north / (2 * Math.PI)) * side,
  };
}

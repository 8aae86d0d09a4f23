import type { Point } from '@/lib/search/area';
import { type Pixel, pixelOf } from './mercator';
import { placeOn, type SheetPlace } from './sheet';

/** The zoom of the map on a company's page, by the live map's convention. */
export const SMALL_ZOOM = 6;

/** The extent in which addresses can have a position: Denmark with its islands. */
export const PLACED = { west: 7.8, south: 54.4, east: 15.4, north: 58 } as const;

/** Pixels from the centre of the map to its edges, with large text and on wide paper. */
export const REACH = { x: 720, y: 200 } as const;

const first = pixelOf({ longitude: PLACED.west, latitude: PLACED.north }, SMALL_ZOOM);
const last = pixelOf({ longitude: PLACED.east, latitude: PLACED.south }, SMALL_ZOOM);
const left = Math.floor(first.x) - REACH.x;
const top = Math.floor(first.y) - REACH.y;

/** The single drawing that all companies share, in pixels of the world map. */
export const SHEET: SheetPlace = {
  zoom: SMALL_ZOOM,
  left,
  top,
  width: Math.ceil(last.x) + REACH.x - left,
  height: Math.ceil(last.y) + REACH.y - top,
};

/** Pixels from the drawing's upper left corner. */
export const onSheet = (point: Point): Pixel => placeOn(SHEET, point);

/** Whether the drawing covers the whole map around a point. */
export function isDrawn({ longitude, latitude }: Point): boolean {
  const { west, south, east, north } = PLACED;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

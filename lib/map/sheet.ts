import type { Point } from '@/lib/search/area';
import { type Pixel, pixelOf } from './mercator';

/** The position of a drawing on the world map at its zoom, in pixels. */
export type SheetPlace = {
  zoom: number;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Pixels from the drawing's upper left corner. */
export function placeOn({ zoom, left, top }: SheetPlace, point: Point): Pixel {
  const { x, y } = pixelOf(point, zoom);
  return { x: x - left, y: y - top };
}

import type { Point } from '@/lib/search/area';
import { type Pixel, pixelOf } from './mercator';
import type { SheetPlace } from './sheet';

/** The zoom at which the drawing is as detailed as the live map. */
const ZOOM = 6;

const first = pixelOf({ longitude: -6, latitude: 62.5 }, ZOOM);
const last = pixelOf({ longitude: 27, latitude: 47.5 }, ZOOM);
const left = Math.floor(first.x);
const top = Math.floor(first.y);

/** Denmark and as much of its surroundings as wide screens show. */
export const RESULTS_SHEET: SheetPlace = {
  zoom: ZOOM,
  left,
  top,
  width: Math.ceil(last.x) - left,
  height: Math.ceil(last.y) - top,
};

/** At closer zooms the drawing's coasts are coarse. */
const NEAREST = 7.5;

/** The width of the drawing in pixels there. */
export const COARSE_FROM = Math.ceil(RESULTS_SHEET.width * 2 ** (NEAREST - ZOOM));

export type Size = { width: number; height: number };
/** A view of the map: its zoom and its centre, in pixels of the world map at zoom 0. */
export type Part = { zoom: number; middle: Pixel };
/** `foot`: what is covered at the bottom, in pixels; the padding lies above it. */
type Fit = { padding: number; foot: number; maxZoom: number };

/** The extent of points at zoom 0, and its centre. `points` must not be empty. */
function extentOf(points: readonly Point[]): Size & { middle: Pixel } {
  const pixels = points.map((point) => pixelOf(point, 0));
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
  const [west, east, north, south] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  return { width: east - west, height: south - north, middle };
}

/** The view to which the live map fits these points. `points` must not be empty. */
export function partAround(points: readonly Point[], size: Size, fit: Fit): Part {
  const { width, height, middle } = extentOf(points);
  const across = (size.width - 2 * fit.padding) / width;
  const down = (size.height - 2 * fit.padding - fit.foot) / height;
  const zoom = Math.min(fit.maxZoom, Math.log2(Math.max(1, Math.min(across, down))));
  return { zoom, middle: { x: middle.x, y: middle.y + fit.foot / 2 / 2 ** zoom } };
}

/** CSS lengths that position the drawing in a size container. */
export type SheetStyle = { width: string; left: string; top: string };

/** The width of the drawing at zoom 0. */
const UNIT = RESULTS_SHEET.width / 2 ** ZOOM;

/**
 * Equivalent to layOut of the view around these points, but for any size: the browser computes it.
 */
export function styleAround(points: readonly Point[], fit: Fit): SheetStyle {
  const { width, height, middle } = extentOf(points);
  const fitting = (side: string, extent: number) =>
    extent > 0 ? [`(${side} - ${2 * fit.padding}px) * ${UNIT / extent}`] : [];
  const most = `${UNIT * 2 ** fit.maxZoom}px`;
  const sides = [...fitting('100cqw', width), ...fitting(`100cqh - ${fit.foot}px`, height)];
  return styleOf(`max(${UNIT}px, min(${[...sides, most].join(', ')}))`, middle, fit.foot);
}

/** Equivalent to layOut of a view at one zoom. */
export const styleAt = ({ zoom, middle }: Part): SheetStyle =>
  styleOf(`${UNIT * 2 ** zoom}px`, middle);

function styleOf(width: string, middle: Pixel, foot = 0): SheetStyle {
  const x = (middle.x - RESULTS_SHEET.left / 2 ** ZOOM) / UNIT;
  const y = (middle.y - RESULTS_SHEET.top / 2 ** ZOOM) / UNIT;
  return {
    width,
    left: `calc(50cqw - ${x} * ${width})`,
    top: `calc(50cqh - ${foot / 2}px - ${y} * ${width})`,
  };
}

/** The largest size of the map on screens. */
const LARGEST: Size = { width: 680, height: 1_300 };

/** Whether the drawing covers the map around these points at every size. */
export const fitsAnyScreen = (points: readonly Point[], fit: Fit): boolean =>
  layOut(partAround(points, LARGEST, fit), LARGEST) !== null;

/** The position of the drawing's corner relative to the map's, and the drawing's scale. */
type Laid = { left: number; top: number; scale: number };

/** Whether the drawing is only good enough until the live map, with its finer coasts, is there. */
export const isCoarse = ({ zoom }: Part): boolean => zoom > NEAREST;

/** Null where the drawing does not cover the map. */
export function layOut({ zoom, middle }: Part, { width, height }: Size): Laid | null {
  const scale = 2 ** (zoom - RESULTS_SHEET.zoom);
  const at = (pixel: number) => pixel * 2 ** zoom;
  const laid = {
    scale,
    left: RESULTS_SHEET.left * scale - at(middle.x) + width / 2,
    top: RESULTS_SHEET.top * scale - at(middle.y) + height / 2,
  };
  const reaches =
    laid.left <= 0 &&
    laid.top <= 0 &&
    laid.left + RESULTS_SHEET.width * scale >= width &&
    laid.top + RESULTS_SHEET.height * scale >= height;
  return reaches ? laid : null;
}

/** The position of a point on the map, in pixels from its upper left corner. */
export function seenAt(point: Point, { zoom, middle }: Part, { width, height }: Size): Pixel {
  const { x, y } = pixelOf(point, zoom);
  return { x: x - middle.x * 2 ** zoom + width / 2, y: y - middle.y * 2 ** zoom + height / 2 };
}

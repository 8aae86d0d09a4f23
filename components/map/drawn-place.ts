import { DISCOVER_VIEW } from '@/lib/map/addresses';
import { pixelOf } from '@/lib/map/mercator';
import {
  fitsAnyScreen,
  layOut,
  type Part,
  partAround,
  RESULTS_SHEET,
  type SheetStyle,
  type Size,
  styleAround,
  styleAt,
} from '@/lib/map/results-sheet';
import type { Point } from '@/lib/search/area';
import { PAGE_FIT } from './page-fit';

/** Where the drawing lies, before the size of the map is known. */
export type DrawnPlace = {
  /** Of the whole drawing, in pixels. */
  width: number;
  height: number;
  style: SheetStyle;
  /** Whether it covers the map whatever size that has. */
  suitsAnySize: boolean;
};

const DISCOVER_PART: Part = { zoom: DISCOVER_VIEW.zoom, middle: pixelOf(DISCOVER_VIEW, 0) };

export function drawnPlace(points: readonly Point[]): DrawnPlace {
  const { width, height } = RESULTS_SHEET;
  const isAround = points.length > 0;
  return {
    width,
    height,
    style: isAround ? styleAround(points, PAGE_FIT) : styleAt(DISCOVER_PART),
    suitsAnySize: !isAround || fitsAnyScreen(points, PAGE_FIT),
  };
}

/** What a map of this size shows of the drawing; null where it does not cover the map. */
export function drawnPart(points: readonly Point[], size: Size): Part | null {
  const part = points.length > 0 ? partAround(points, size, PAGE_FIT) : DISCOVER_PART;
  return layOut(part, size) && part;
}

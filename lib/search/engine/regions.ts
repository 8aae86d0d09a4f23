import { latitudeAt, longitudeAt, WORLD, xOf, yOf } from '@/lib/search-index/mercator';
import type { Area, Point } from '../area';
import { haversineBetween, haversineOfWay, kilometresOf } from './sphere';

/** A row of blocks of the map, and one block of it, in whole units; both ends are included. */
export type Band = { top: number; bottom: number };
type Span = { left: number; right: number };
export type Inside = (x: number, y: number) => boolean;

/** Whether a block lies entirely inside or outside an area, or a test for its points. */
type OfBlock = (span: Span) => boolean | Inside;

/** Evaluated row by row, so that work common to a row's blocks is done once. */
export type Region = (band: Band) => OfBlock;

const between = (low: number, value: number, high: number) => low <= value && value <= high;

/** The box extends east from its left side, across the antimeridian if necessary. */
export function boxRegion(box: Extract<Area, { kind: 'box' }>): Region {
  const [left, right] = [xOf(box.west), xOf(box.east)];
  const [top, bottom] = [yOf(box.north), yOf(box.south)];
  const isAround = box.east - box.west >= 360;
  const width = isAround ? WORLD : (right - left + WORLD) % WORLD;
  const inside: Inside = (x, y) => between(top, y, bottom) && (x - left + WORLD) % WORLD <= width;
  return (band) => {
    const isAtEdge = [top, bottom].some((y) => between(band.top, y, band.bottom));
    return (span) => {
      const hasSide = isAtEdge || [left, right].some((x) => between(span.left, x, span.right));
      return hasSide ? inside : inside(span.left, band.top);
    };
  };
}

/** Safety margin for the rounding of distances and positions. */
const SPARE = 1.01;

export function circleRegion(center: Point, km: number): Region {
  const most = haversineOfWay(km);
  const inside: Inside = (x, y) => haversineBetween(center, longitudeAt(x), latitudeAt(y)) <= most;
  return ({ top, bottom }) => {
    const latitude = latitudeAt((top + bottom) / 2);
    const corners = [latitudeAt(top), latitudeAt(bottom)];
    return ({ left, right }) => {
      const middle = { longitude: longitudeAt((left + right) / 2), latitude };
      const wayTo = (at: Point) =>
        kilometresOf(haversineBetween(middle, at.longitude, at.latitude));
      const side = longitudeAt(left);
      // The corners are the points of a block farthest from its centre.
      const ways = corners.map((corner) => wayTo({ longitude: side, latitude: corner }));
      const reach = SPARE * Math.max(...ways);
      const way = wayTo(center);
      return Math.abs(way - km) <= reach ? inside : way < km;
    };
  };
}

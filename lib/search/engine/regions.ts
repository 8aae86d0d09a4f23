import { latitudeAt, longitudeAt, WORLD, xOf, yOf } from '@/lib/search-index/mercator';
import type { Area, Point } from '../area';
import { haversineBetween, haversineOfWay, kilometresOf } from './sphere';

/** A row of blocks of the map, and one of its blocks, in whole units, their last ones included. */
export type Band = { top: number; bottom: number };
export type Span = { left: number; right: number };
export type Inside = (x: number, y: number) => boolean;

/** Whether all of a block lies in a part of the map, or none, or how to tell of each point in it. */
type OfBlock = (span: Span) => boolean | Inside;

/** Row by row: what a row has to do with, its blocks have not to look for again. */
export type Region = (band: Band) => OfBlock;

const between = (low: number, value: number, high: number) => low <= value && value <= high;

/** It reaches east of its left side, round the world. */
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

/** More than the rounding of ways and of positions. */
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
      // No point of it is farther from its middle than its corners.
      const ways = corners.map((corner) => wayTo({ longitude: side, latitude: corner }));
      const reach = SPARE * Math.max(...ways);
      const way = wayTo(center);
      return Math.abs(way - km) <= reach ? inside : way < km;
    };
  };
}

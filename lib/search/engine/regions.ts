import { latitudeAt, longitudeAt, WORLD, xOf, yOf } from '@/lib/search-index/mercator';
import type { Area, Point } from '../area';
import { haversineBetween, haversineOfWay, kilometresOf } from './sphere';

/** A block of the map in whole units, its last ones included. */
export type Tile = { left: number; right: number; top: number; bottom: number };
export type Inside = (x: number, y: number) => boolean;

/** Whether all of a tile lies in a part of the map, or none, or how to tell of each point in it. */
export type Region = (tile: Tile) => boolean | Inside;

const between = (low: number, value: number, high: number) => low <= value && value <= high;

/** It reaches east of its left side, round the world. */
export function boxRegion(box: Extract<Area, { kind: 'box' }>): Region {
  const [left, right] = [xOf(box.west), xOf(box.east)];
  const [top, bottom] = [yOf(box.north), yOf(box.south)];
  const isAround = box.east - box.west >= 360;
  const width = isAround ? WORLD : (right - left + WORLD) % WORLD;
  const inside: Inside = (x, y) => between(top, y, bottom) && (x - left + WORLD) % WORLD <= width;
  return (tile) => {
    const hasSide =
      [left, right].some((x) => between(tile.left, x, tile.right)) ||
      [top, bottom].some((y) => between(tile.top, y, tile.bottom));
    return hasSide ? inside : inside(tile.left, tile.top);
  };
}

/** More than the rounding of ways and of positions. */
const SPARE = 1.01;

export function circleRegion(center: Point, km: number): Region {
  const most = haversineOfWay(km);
  const inside: Inside = (x, y) => haversineBetween(center, longitudeAt(x), latitudeAt(y)) <= most;
  return ({ left, right, top, bottom }) => {
    const middle = {
      longitude: longitudeAt((left + right) / 2),
      latitude: latitudeAt((top + bottom) / 2),
    };
    const wayTo = (x: number, y: number) =>
      kilometresOf(haversineBetween(middle, longitudeAt(x), latitudeAt(y)));
    // No point of it is farther from its middle than its corners.
    const reach = SPARE * Math.max(wayTo(left, top), wayTo(left, bottom));
    const way = kilometresOf(haversineBetween(middle, center.longitude, center.latitude));
    return Math.abs(way - km) <= reach ? inside : way < km;
  };
}

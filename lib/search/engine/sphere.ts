import 'server-only';
import { xOf, yOf } from '@/lib/search-index/mercator';
import type { Point } from '../area';

const EARTH_KM = 6_371;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degreesOf = (angle: number) => (angle * 180) / Math.PI;

/** The haversine of an angle in degrees; increases up to 180. */
export const haversineOf = (angle: number) => Math.sin(radians(angle) / 2) ** 2;

/**
 * The great-circle distance between two points as a haversine: 0 is the same point, 1 the antipode.
 */
export function haversineBetween(from: Point, longitude: number, latitude: number): number {
  const narrow = Math.cos(radians(from.latitude)) * Math.cos(radians(latitude));
  return haversineOf(latitude - from.latitude) + narrow * haversineOf(longitude - from.longitude);
}

const angleOf = (haversine: number) => 2 * Math.asin(Math.min(1, Math.sqrt(haversine)));

/** The haversine of a distance in kilometres, at most half of the Earth's circumference. */
export const haversineOfWay = (km: number) => Math.sin(km / EARTH_KM / 2) ** 2;

/** The distance in kilometres of a haversine. */
export const kilometresOf = (haversine: number) => EARTH_KM * angleOf(haversine);

/** A box of the map in half units of the index, which fit 31 bits. */
export type HalfBox = { left: number; width: number; top: number; height: number };

const LARGEST = 0x7fffffff;
export const WHOLE_MAP: HalfBox = { left: 0, width: LARGEST, top: 0, height: LARGEST };
/** Positions and edges are rounded to whole units. */
const MARGIN = 2;

/** A box that contains every point within a haversine. */
export function boxAround({ longitude, latitude }: Point, haversine: number): HalfBox {
  const reach = angleOf(haversine);
  const high = degreesOf(reach);
  const top = (yOf(latitude + high) >>> 1) - MARGIN;
  const height = (yOf(latitude - high) >>> 1) + MARGIN - top;
  // If a pole is within reach, so is every longitude.
  if (Math.abs(latitude) + high >= 89.999) return { ...WHOLE_MAP, top, height };
  const wide = degreesOf(Math.asin(Math.min(1, Math.sin(reach) / Math.cos(radians(latitude)))));
  const left = ((xOf(longitude - wide) >>> 1) - MARGIN) & LARGEST;
  const width = Math.ceil((wide / 180) * LARGEST) + 2 * MARGIN;
  return { left, width: Math.min(width, LARGEST), top, height: Math.min(height, LARGEST) };
}

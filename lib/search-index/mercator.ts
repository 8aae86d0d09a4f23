import 'server-only';

/** The side of the world in units of `SearchIndex.x` and `.y`. */
export const WORLD = 2 ** 32;

/** The latitude at which the square Web Mercator map ends. */
const LAST_LATITUDE = (Math.atan(Math.sinh(Math.PI)) * 180) / Math.PI;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** Degrees, wrapped into -180 … 180, as integer units from the left edge of the world. */
export function xOf(longitude: number): number {
  const turned = ((((longitude + 180) % 360) + 360) % 360) / 360;
  return between(0, Math.floor(turned * WORLD), WORLD - 1);
}

/** Degrees as integer units from the top; latitudes beyond the map are clamped to its edge. */
export function yOf(latitude: number): number {
  const sine = Math.sin((between(-LAST_LATITUDE, latitude, LAST_LATITUDE) * Math.PI) / 180);
  const fromTop = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return between(0, Math.floor(fromTop * WORLD), WORLD - 1);
}

export const longitudeAt = (x: number): number => (x / WORLD) * 360 - 180;

export const latitudeAt = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;

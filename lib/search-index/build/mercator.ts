import 'server-only';

const world = 2 ** 32;
/** The projection has no poles. */
const maxLatitude = 85;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** 0 means that there is no position, so a position is never 0. */
const onGrid = (fraction: number) => clamp(Math.floor(fraction * world), 1, world - 1);

/** Web Mercator of a longitude in degrees, the world as 2^32. */
export const mercatorX = (longitude: number) => onGrid((longitude + 180) / 360);

/** Web Mercator of a latitude in degrees, the world as 2^32, from north to south. */
export function mercatorY(latitude: number): number {
  const sine = Math.sin((clamp(latitude, -maxLatitude, maxLatitude) * Math.PI) / 180);
  return onGrid(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
}

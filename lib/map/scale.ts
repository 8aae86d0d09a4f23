import { formatNumber } from '@/lib/format';
import { WORLD } from './mercator';

/** Metres around the earth at the equator. */
const EQUATOR = 40_075_017;
const STEPS = [5, 2, 1];

/**
 * The longest round distance that is at most as wide as given, in pixels, at a latitude and a zoom.
 */
export function scaleAt(latitude: number, zoom: number, most: number) {
  const perPixel = (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (WORLD * 2 ** zoom);
  const longest = perPixel * most;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = power * (STEPS.find((step) => step * power <= longest) ?? 1);
  const words = metres < 1_000 ? `${formatNumber(metres)} m` : `${formatNumber(metres / 1_000)} km`;
  return { words, width: Math.round(metres / perPixel) };
}

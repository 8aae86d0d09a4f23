import type { Amount, Growth } from './types';

/**
 * Change from the previous year in percent with two decimals. From -100 to -50, half of the loss is
 * gone, which is 50. Null when either value is missing or the previous one is zero; a change of
 * sign is returned as a word.
 */
export function growth(current: number | null, previous: number | null): Growth | null {
  if (current === null || previous === null || previous === 0) return null;
  if (previous < 0 && current > 0) return 'turnedPositive';
  if (previous > 0 && current < 0) return 'turnedNegative';
  // Adding 0 turns -0 into 0.
  return Math.round(((current - previous) / Math.abs(previous)) * 10_000) / 100 + 0;
}

/**
 * Direction of change of a figure that was negative and still is, or reached zero: "+50 %" of a
 * deficit would read as if it had grown. Null for all other figures, whose sign is clear.
 */
export function belowZero({
  value,
  growth,
}: Pick<Amount, 'value' | 'growth'>): 'lessNegative' | 'moreNegative' | null {
  if (value === null || value > 0 || typeof growth !== 'number' || growth === 0) return null;
  if (growth > 0) return 'lessNegative';
  // A fall from a positive value to zero is an ordinary fall.
  return value < 0 ? 'moreNegative' : null;
}

import type { Amount, Growth } from './types';

/**
 * Change against the year before, in percent with two decimals: of -100 and -50,
 * half the loss is gone, which is 50. Null when either is missing or there is
 * nothing to measure by; a change of sign is told in words.
 */
export function growth(current: number | null, previous: number | null): Growth | null {
  if (current === null || previous === null || previous === 0) return null;
  if (previous < 0 && current > 0) return 'turnedPositive';
  if (previous > 0 && current < 0) return 'turnedNegative';
  // Adding 0 turns -0 into 0.
  return Math.round(((current - previous) / Math.abs(previous)) * 10_000) / 100 + 0;
}

/**
 * Which way a figure went that was below zero and still is, or came to nothing: "+50 %" of a
 * deficit reads as if it had grown. Null for all others, whose sign tells it.
 */
export function belowZero({
  value,
  growth,
}: Pick<Amount, 'value' | 'growth'>): 'lessNegative' | 'moreNegative' | null {
  if (value === null || value > 0 || typeof growth !== 'number' || growth === 0) return null;
  if (growth > 0) return 'lessNegative';
  // From above zero to nothing is a fall like any other.
  return value < 0 ? 'moreNegative' : null;
}

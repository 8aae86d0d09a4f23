import 'server-only';
import type { NumberRange } from '@/lib/search/types';

/** A krone, in the thousands that amounts are counted in. */
export const KRONE = 0.001;

/** What is in all of them; empty when it ends before it begins. */
export function intersection(ranges: readonly NumberRange[]): NumberRange {
  const mins = ranges.flatMap(({ min }) => min ?? []);
  const maxs = ranges.flatMap(({ max }) => max ?? []);
  return {
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxs.length > 0 && { max: Math.min(...maxs) }),
  };
}

export const isEmpty = ({ min, max }: NumberRange) =>
  min !== undefined && max !== undefined && min > max;

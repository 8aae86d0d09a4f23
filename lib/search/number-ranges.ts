import type { NumberRange } from './types';

/** One krone in thousands, the unit of amounts. */
export const KRONE = 0.001;

/** The intersection of all ranges; empty when its end is before its start. */
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

/** A loss of more than a million is a result below minus a million. */
export const asLoss = ({ min, max }: NumberRange): NumberRange => ({
  ...(max !== undefined && { min: -max }),
  max: min === undefined ? -KRONE : -min,
});

import { partsOf } from '@/lib/search-index/choices';
import type { NumberFilterName } from './filter-kinds';
import { KRONE } from './number-ranges';
import type { NumberRange, Trend } from './types';

type Run = ReturnType<typeof partsOf>['run'];

/** What is above zero, or below it. */
const STATES: Partial<Record<NumberFilterName, [above: Run, below: Run]>> = {
  profit: ['profitable', 'lossMaking'],
  equity: ['positiveEquity', 'negativeEquity'],
};

/** What signs say of an amount, in thousands of DKK. */
export const rangesOfSigns = (trends: readonly Trend[], field: NumberFilterName): NumberRange[] =>
  trends.flatMap((trend) => {
    const side = STATES[field]?.indexOf(partsOf(trend).run) ?? -1;
    return side < 0 ? [] : [side === 0 ? { min: KRONE } : { max: -KRONE }];
  });

/**
 * The filter for a condition on the sign alone; null for any other. Amounts are compared in kroner, so
 * that a range would leave out the companies whose accounts are in another currency.
 */
export function signOf(field: NumberFilterName, ranges: readonly NumberRange[]): Trend | null {
  const [positive, negative] = STATES[field] ?? [];
  const [{ min, max } = {}, ...more] = ranges;
  if (!positive || !negative || more.length > 0) return null;
  if (min === KRONE && max === undefined) return positive;
  return max === -KRONE && min === undefined ? negative : null;
}

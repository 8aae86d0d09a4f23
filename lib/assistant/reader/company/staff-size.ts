import type { Fact } from '@/lib/assistant/tools/facts';
import type { Size } from '../figures/figure-claim';

/** The size of a head count; none where it is old, as the question is of today. */
export function sizeOf({ value, upTo, shown }: Fact, isOfYear = false): Size | null {
  const isOld = !isOfYear && shown.includes('(');
  return typeof value !== 'number' || isOld
    ? null
    : { low: value, high: upTo ?? (upTo === null ? null : value) };
}

/** Whether one is more than the other; null where intervals leave it open: "50–99" and "50–99". */
export function isMore(one: Size, other: Size): boolean | null {
  if (other.high !== null && one.low > other.high) return true;
  return one.high !== null && one.high <= other.low ? false : null;
}

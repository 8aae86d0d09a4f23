/**
 * The first index, from `from` on, of a sorted list whose value is at least `least`. Galloping
 * search: doubling steps, then bisection, so that advancing along a list is fast.
 */
export function firstFrom(list: Uint32Array, from: number, least: number): number {
  let step = 1;
  let low = from;
  while (low + step < list.length && (list[low + step] as number) < least) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function isRising(list: Uint32Array): boolean {
  for (let at = 1; at < list.length; at += 1) {
    if ((list[at - 1] as number) >= (list[at] as number)) return false;
  }
  return true;
}

/** The same numbers, all below `limit`, sorted and without duplicates. */
export function rising(list: Uint32Array, limit: number): Uint32Array {
  if (list.length <= SHORT) return withoutDoubles(list.slice().sort());
  let sorted = list;
  for (let shift = 0; limit > 2 ** shift; shift += DIGIT_BITS) sorted = byDigit(sorted, shift);
  return withoutDoubles(sorted);
}

const SHORT = 64;
const DIGIT_BITS = 11;
const DIGIT = 2 ** DIGIT_BITS - 1;

/** One pass of a radix sort; stable. */
function byDigit(list: Uint32Array, shift: number): Uint32Array {
  const next = new Uint32Array(DIGIT + 2);
  for (let at = 0; at < list.length; at += 1) {
    const after = (((list[at] as number) >>> shift) & DIGIT) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let digit = 1; digit <= DIGIT; digit += 1) {
    next[digit] = (next[digit] as number) + (next[digit - 1] as number);
  }
  const sorted = new Uint32Array(list.length);
  for (let at = 0; at < list.length; at += 1) {
    const value = list[at] as number;
    const digit = (value >>> shift) & DIGIT;
    const place = next[digit] as number;
    sorted[place] = value;
    next[digit] = place + 1;
  }
  return sorted;
}

/** Removes duplicates from a sorted list, in place. */
function withoutDoubles(list: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (count > 0 && list[count - 1] === list[at]) continue;
    list[count] = list[at] as number;
    count += 1;
  }
  return list.subarray(0, count);
}

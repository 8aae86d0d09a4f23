import 'server-only';
import type { Codes } from '../types';

const digitBits = 11;
const digits = 2 ** digitBits;

/** One pass of a radix sort; null when all values have the same digit. */
function pass(order: Uint32Array, values: Codes, shift: number): Uint32Array | null {
  const starts = new Uint32Array(digits + 1);
  for (let at = 0; at < values.length; at += 1) {
    const next = (((values[at] ?? 0) >>> shift) & (digits - 1)) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 0; digit < digits; digit += 1) {
    if (starts[digit + 1] === values.length) return null;
    starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
  }
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    const item = order[at] ?? 0;
    const digit = ((values[item] ?? 0) >>> shift) & (digits - 1);
    const place = starts[digit] ?? 0;
    sorted[place] = item;
    starts[digit] = place + 1;
  }
  return sorted;
}

/** `order` brought into the order of `values[item]`; equal ones stay as they are. */
export function sortBy(order: Uint32Array, values: Codes): Uint32Array {
  let sorted = order;
  for (let shift = 0; shift < 32; shift += digitBits)
    sorted = pass(sorted, values, shift) ?? sorted;
  return sorted;
}

export function numbersTo(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = at;
  return numbers;
}

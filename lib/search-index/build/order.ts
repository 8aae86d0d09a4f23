import 'server-only';
import { finish, partsOf, type Steps } from '@/lib/in-steps';
import type { Codes } from '../types';

const digitBits = 11;
const digits = 2 ** digitBits;

/** Companies in doc order, and a scratch array of the same length. */
export type Order = { rows: Uint32Array; spare: Uint32Array };

/** Companies in input order. */
export function newOrder(count: number): Order {
  const rows = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) rows[at] = at;
  return { rows, spare: new Uint32Array(count) };
}

/** For each digit, how many values have a lower one; null if all have the same digit. */
function digitStarts(values: Codes, shift: number): Uint32Array | null {
  const starts = new Uint32Array(digits + 1);
  for (let at = 0; at < values.length; at += 1) {
    const next = (((values[at] ?? 0) >>> shift) & (digits - 1)) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 0; digit < digits; digit += 1) {
    if (starts[digit + 1] === values.length) return null;
    starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
  }
  return starts;
}

/** Sorts by `values[row]`: an LSD radix sort, which is stable. */
export function sortBy(order: Order, values: Codes): void {
  finish(sortInSteps(order, values));
}

/** The same for whoever must not keep others waiting; `order` is in use until the end. */
export function* sortInSteps(order: Order, values: Codes): Steps<void> {
  for (let shift = 0; shift < 32; shift += digitBits) {
    const starts = digitStarts(values, shift);
    yield;
    if (!starts) continue;
    const { rows, spare } = order;
    for (const [from, to] of partsOf(rows.length)) {
      for (let at = from; at < to; at += 1) {
        const row = rows[at] ?? 0;
        const digit = ((values[row] ?? 0) >>> shift) & (digits - 1);
        const place = starts[digit] ?? 0;
        spare[place] = row;
        starts[digit] = place + 1;
      }
      yield;
    }
    order.rows = spare;
    order.spare = rows;
  }
}

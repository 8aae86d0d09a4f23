import 'server-only';
import { areCompaniesBehind } from './companies';
import type { Effect, Fragment } from './fragment';
import { amountAt } from './numbers';
import type { Scan } from './scan';

const MOST = 1_000;

/** "et par bagere", "a handful of companies": as many as are listed anyway. */
function fewAt(scan: Scan, at: number): Fragment | null {
  const next = scan.word(at, 'few');
  return next !== null && areCompaniesBehind(scan, next)
    ? { from: at, to: next, effects: [] }
    : null;
}

/**
 * "find 5 murere", "de 10 største", "top 5": the number of results wanted filters nothing; "top"
 * also puts the largest first.
 */
export function countAt(scan: Scan, at: number): Fragment | null {
  const few = fewAt(scan, at);
  if (few) return few;
  const top = scan.word(at, 'top');
  const amount = amountAt(scan, top ?? at);
  if (!amount || amount.scale > 1 || amount.money || amount.foreign) return null;
  if (!Number.isInteger(amount.value) || amount.value > MOST) return null;
  const { next } = amount;
  // "C25" is a name.
  if (top === null && at > 0 && scan.touches(at)) return null;
  const isCount =
    areCompaniesBehind(scan, next) || scan.find(next, 'extreme', 'size', 'status') !== null;
  if (top === null && !isCount) return null;
  const order: Effect[] = top === null ? [] : [{ put: 'sort', descending: true }];
  return { from: at, to: next, effects: order };
}

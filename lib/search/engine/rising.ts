/**
 * The first place from `from` on of a rising list whose value is not below `least`:
 * doubling steps, then halving, so that walking along a list is quick.
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

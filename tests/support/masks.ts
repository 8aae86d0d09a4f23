/** A set of companies, by position in the register: 1 is in, 0 is out. */
export type Mask = Uint8Array;

// Plain loops, because a search combines a dozen masks of 20,000 positions.

export function mark(mask: Mask, places: readonly number[] = []): void {
  for (const place of places) mask[place] = 1;
}

/** Removes companies for which a test fails. */
export function keep(mask: Mask, test: (place: number) => boolean): void {
  for (let place = 0; place < mask.length; place += 1) {
    if (mask[place] === 1 && !test(place)) mask[place] = 0;
  }
}

export function union(a: Mask, b: Mask): Mask {
  const all = a.slice();
  for (let place = 0; place < all.length; place += 1) if (b[place] === 1) all[place] = 1;
  return all;
}

export function both(a: Mask, b: Mask): Mask {
  const shared = a.slice();
  for (let place = 0; place < shared.length; place += 1) if (b[place] !== 1) shared[place] = 0;
  return shared;
}

export function without(a: Mask, b: Mask): Mask {
  const left = a.slice();
  for (let place = 0; place < left.length; place += 1) if (b[place] === 1) left[place] = 0;
  return left;
}

export function countOf(mask: Mask): number {
  let count = 0;
  for (let place = 0; place < mask.length; place += 1) count += mask[place] ?? 0;
  return count;
}

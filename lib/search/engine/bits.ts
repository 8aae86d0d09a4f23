/** A bitmap of docs: doc n is bit `n & 31` of word `n >>> 5`. Bits past the last doc are 0. */
export type Bits = Int32Array;

// Signed words are twice as fast as unsigned ones, half of which are not small integers in V8.
export const noBits = (docs: number): Bits => new Int32Array((docs + 31) >>> 5);

export function allBits(docs: number): Bits {
  const bits = noBits(docs).fill(-1);
  const over = docs & 31;
  if (over > 0) bits[bits.length - 1] = 2 ** over - 1;
  return bits;
}

export const hasBit = (bits: Bits, doc: number): boolean =>
  ((bits[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0;

export function addDoc(bits: Bits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
}

/** Adds docs in any order; duplicates are allowed. */
export function addDocs(bits: Bits, docs: Uint32Array): Bits {
  for (let at = 0; at < docs.length; at += 1) addDoc(bits, docs[at] as number);
  return bits;
}

export function addBits(bits: Bits, other: Bits): Bits {
  for (let at = 0; at < bits.length; at += 1) {
    bits[at] = (bits[at] as number) | (other[at] as number);
  }
  return bits;
}

/** Writes the intersection of two sets into `target`; returns its size. */
export function writeShared(target: Bits, one: Bits, other: Bits): number {
  let count = 0;
  for (let at = 0; at < target.length; at += 1) {
    const word = (one[at] as number) & (other[at] as number);
    target[at] = word;
    if (word !== 0) count += countWord(word);
  }
  return count;
}

/** Writes the docs of `one` that are not in `other` into `target`; returns their number. */
export function writeRest(target: Bits, one: Bits, other: Bits): number {
  let count = 0;
  for (let at = 0; at < target.length; at += 1) {
    const word = (one[at] as number) & ~(other[at] as number);
    target[at] = word;
    if (word !== 0) count += countWord(word);
  }
  return count;
}

/** Number of set bits in a 32-bit word. */
function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] as number;
    if (word !== 0) count += countWord(word);
  }
  return count;
}

/** Writes the docs of a set into `target` in order; returns their number. */
export function listDocs(bits: Bits, target: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const first = at << 5;
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      target[count] = first + 31 - Math.clz32(word & -word);
      count += 1;
    }
  }
  return count;
}

/** Up to `limit` docs of a set, after skipping the first `offset`. */
export function pageOfBits(bits: Bits, offset: number, limit: number): number[] {
  const page: number[] = [];
  let skip = offset;
  for (let at = 0; at < bits.length && page.length < limit; at += 1) {
    let word = bits[at] as number;
    if (word === 0) continue;
    const here = skip > 0 ? countWord(word) : 0;
    if (skip > 0 && here <= skip) {
      skip -= here;
      continue;
    }
    for (; skip > 0; skip -= 1) word &= word - 1;
    for (; word !== 0 && page.length < limit; word &= word - 1) {
      page.push((at << 5) + 31 - Math.clz32(word & -word));
    }
  }
  return page;
}

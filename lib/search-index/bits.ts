/** A set of docs: doc n is bit `n & 31` of word `n >>> 5`. Bits past the last doc are 0. */
export type Bits = Uint32Array;

export const noBits = (docs: number): Bits => new Uint32Array((docs + 31) >>> 5);

export function allBits(docs: number): Bits {
  const bits = noBits(docs).fill(0xffffffff);
  const over = docs & 31;
  if (over > 0) bits[bits.length - 1] = 2 ** over - 1;
  return bits;
}

export const hasBit = (bits: Bits, doc: number): boolean =>
  ((bits[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0;

export function setBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
}

/** The same words as whole numbers of 31 bits and a sign: passes over them take half the time. */
const signed = ({ buffer, byteOffset, length }: Bits) => new Int32Array(buffer, byteOffset, length);

/** Keeps in `bits` what is in `other` too. */
export function intersect(bits: Bits, other: Bits): Bits {
  const [words, others] = [signed(bits), signed(other)];
  for (let at = 0; at < words.length; at += 1) {
    words[at] = (words[at] as number) & (others[at] as number);
  }
  return bits;
}

export function unite(bits: Bits, other: Bits): Bits {
  const [words, others] = [signed(bits), signed(other)];
  for (let at = 0; at < words.length; at += 1) {
    words[at] = (words[at] as number) | (others[at] as number);
  }
  return bits;
}

export function subtract(bits: Bits, other: Bits): Bits {
  const [words, others] = [signed(bits), signed(other)];
  for (let at = 0; at < words.length; at += 1) {
    words[at] = (words[at] as number) & ~(others[at] as number);
  }
  return bits;
}

/** How many bits of a 32-bit word are set. */
export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  const words = signed(bits);
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as number;
    if (word !== 0) count += countWord(word);
  }
  return count;
}

export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return false;
  return true;
}

/** Writes the docs of a set into `target` in their order; answers how many. */
export function listDocs(bits: Bits, target: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    const first = at << 5;
    while (word !== 0) {
      target[count] = first + 31 - Math.clz32(word & -word);
      count += 1;
      word &= word - 1;
    }
  }
  return count;
}

/** Up to `limit` docs of a set, those before `offset` left out. */
export function pageOfDocs(bits: Bits, offset: number, limit: number): number[] {
  const page: number[] = [];
  let skip = offset;
  for (let at = 0; at < bits.length && page.length < limit; at += 1) {
    let word = bits[at] ?? 0;
    const here = countWord(word);
    if (here <= skip) {
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

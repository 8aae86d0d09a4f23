import 'server-only';
import type { Codes } from '../types';

const firstLength = 1024;

/** The narrowest array type that holds codes up to `highest`. */
export function newCodes(length: number, highest: number): Codes {
  if (highest < 2 ** 8) return new Uint8Array(length);
  return highest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

/** The same array, or a longer copy with room for `needed` elements. */
export function grown<T extends Uint8Array | Uint32Array>(array: T, needed: number): T {
  if (needed <= array.length) return array;
  const length = Math.max(needed, Math.ceil(1.5 * array.length));
  const longer = new (array.constructor as new (length: number) => T)(length);
  longer.set(array);
  return longer;
}

const highestOf = (codes: Codes) => 2 ** (8 * codes.BYTES_PER_ELEMENT) - 1;

/** One small number per company, in an array that grows in length and element width as needed. */
export class GrowingCodes {
  #codes: Codes;
  #highest: number;
  length = 0;

  constructor(expected: number) {
    this.#codes = new Uint8Array(Math.max(firstLength, expected));
    this.#highest = highestOf(this.#codes);
  }

  push(code: number): void {
    if (this.length === this.#codes.length) this.#replace(this.length * 1.5, this.#highest);
    if (code > this.#highest) this.#replace(this.#codes.length, code);
    this.#codes[this.length] = code;
    this.length += 1;
  }

  at(index: number): number {
    return this.#codes[index] ?? 0;
  }

  /** A view of the numbers, valid until the next push. */
  view(): Codes {
    return this.#codes.subarray(0, this.length);
  }

  /** The numbers in the narrowest array that holds them; empties this object. */
  take(): Codes {
    const taken = this.#codes;
    this.#codes = new Uint8Array(0);
    return taken.length === this.length ? taken : taken.slice(0, this.length);
  }

  #replace(length: number, highest: number): void {
    const larger = newCodes(length, highest);
    larger.set(this.#codes);
    this.#codes = larger;
    this.#highest = highestOf(larger);
  }
}

const chunkBits = 18;
const chunkLength = 2 ** chunkBits;

/** A long list in chunks, which grows without copying. */
export class NumberList {
  readonly #chunks: Uint32Array[] = [];
  #last = new Uint32Array(0);
  length = 0;

  push(value: number): void {
    const at = this.length & (chunkLength - 1);
    if (at === 0) {
      this.#last = new Uint32Array(chunkLength);
      this.#chunks.push(this.#last);
    }
    this.#last[at] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#chunks[index >>> chunkBits]?.[index & (chunkLength - 1)] ?? 0;
  }

  clear(): void {
    this.#chunks.length = 0;
    this.length = 0;
  }
}

import 'server-only';

/** CVR numbers have eight digits. */
const numbers = 100_000_000;

/** A bitmap of the CVR numbers seen so far: one bit each, always 12.5 MB. */
export class KeySet {
  readonly #bits = new Uint8Array(numbers / 8);

  /** @returns whether all of them are new, without duplicates among themselves. */
  add(keys: Uint32Array): boolean {
    let allNew = true;
    for (const key of keys) {
      const at = key >>> 3;
      const bit = 1 << (key & 7);
      const byte = this.#bits[at] ?? 0;
      if (byte & bit) allNew = false;
      else this.#bits[at] = byte | bit;
    }
    return allNew;
  }
}

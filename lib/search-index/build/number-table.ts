import 'server-only';

/**
 * Distinct numbers, numbered by first occurrence. A Map would take several times the memory, as it
 * would box each number.
 */
export class NumberTable {
  count = 0;
  #values = new Float64Array(512);
  /** Open addressing: index of a value + 1, in the slot of its hash or the next free one. */
  #slots = new Uint32Array(1024);
  readonly #number = new Float64Array(1);
  readonly #halves = new Uint32Array(this.#number.buffer);

  add(given: number): number {
    // Normalizes -0 to 0, which is the same number.
    const value = given + 0;
    const slot = this.#slotOf(value);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    if (this.count === this.#values.length) this.#grow();
    this.#values[this.count] = value;
    this.count += 1;
    // Growing has moved the slots, so the slot is looked up again.
    this.#slots[this.#slotOf(value)] = this.count;
    return this.count - 1;
  }

  /** A view, valid until the next add. */
  get values(): Float64Array {
    return this.#values.subarray(0, this.count);
  }

  #slotOf(value: number): number {
    this.#number[0] = value;
    const mixed = Math.imul((this.#halves[0] ?? 0) ^ ((this.#halves[1] ?? 0) * 31), 0x9e3779b1);
    const mask = this.#slots.length - 1;
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (;;) {
      const known = this.#slots[slot] ?? 0;
      if (known === 0 || this.#values[known - 1] === value) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const former = this.#values;
    this.#values = new Float64Array(2 * former.length);
    this.#values.set(former);
    this.#slots = new Uint32Array(2 * this.#slots.length);
    for (let at = 0; at < this.count; at += 1) {
      this.#slots[this.#slotOf(former[at] ?? 0)] = at + 1;
    }
  }
}

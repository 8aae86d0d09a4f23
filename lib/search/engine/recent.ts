/**
 * An LRU cache by name: the least recently used values are evicted when the total weight exceeds
 * `most`. Callers must not modify the values.
 */
export class Recent<Value> {
  readonly #most: number;
  readonly #weigh: (value: Value) => number;
  readonly #held = new Map<string, Value>();
  #weight = 0;

  constructor(most: number, weigh: (value: Value) => number) {
    this.#most = most;
    this.#weigh = weigh;
  }

  get(name: string, make: () => Value): Value {
    const known = this.#held.get(name);
    const value = known ?? make();
    if (known === undefined) this.#weight += this.#weigh(value);
    // A Map iterates in insertion order, so re-inserting makes this the most recently used entry.
    this.#held.delete(name);
    this.#held.set(name, value);
    for (const [oldest, held] of this.#held) {
      if (this.#weight <= this.#most) break;
      this.#held.delete(oldest);
      this.#weight -= this.#weigh(held);
    }
    return value;
  }
}

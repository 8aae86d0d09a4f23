/**
 * What was made for the next who asks, by name. Those used longest ago go first when all
 * together weigh more than `most`. Never change what you get.
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
    // The last one of a map is the one used last.
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

const GOLDEN = 0x9e3779b9;

function scramble(value: number): number {
  let z = value;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

/** Hashes several numbers into one of 32 bits: the seed of everything drawn for them. */
export function mix(...parts: number[]): number {
  let hash = GOLDEN;
  for (const part of parts) {
    hash = scramble((hash ^ (part >>> 0)) + GOLDEN);
    hash = scramble(hash + Math.floor(part / 2 ** 32));
  }
  return hash;
}

/** Splits a list of words separated by white space. */
export function wordList(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** splitmix32: small, fast, and the same sequence on every machine. */
export class Random {
  #state: number;

  constructor(...seed: number[]) {
    this.#state = mix(...seed);
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + GOLDEN) | 0;
    return scramble(this.#state) / 2 ** 32;
  }

  /** An integer from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** An integer from low to high, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return at(list, this.below(list.length));
  }

  /** Prefers the beginning of a list, where common words are. */
  pickSkewed<T>(list: readonly T[]): T {
    return at(list, Math.floor(this.next() ** 2.2 * list.length));
  }

  /**
   * Approximates a normal distribution by the sum of four uniform draws: tails end at 3.5
   * deviations.
   */
  normal(mean: number, deviation: number): number {
    const sum = this.next() + this.next() + this.next() + this.next();
    return mean + (sum - 2) * Math.sqrt(3) * deviation;
  }

  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }
}

/** @throws RangeError when the list has no such item. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** Draws by weight in constant time (Walker's alias method). */
export class Weighted<T> {
  readonly items: readonly T[];
  readonly #share: number[];
  readonly #alias: number[];

  constructor(entries: readonly (readonly [item: T, weight: number])[]) {
    const used = entries.filter(([, weight]) => weight > 0);
    this.items = used.map(([item]) => item);
    const total = used.reduce((sum, [, weight]) => sum + weight, 0);
    const scaled = used.map(([, weight]) => (weight * used.length) / total);
    this.#share = scaled.map(() => 1);
    this.#alias = scaled.map((_, index) => index);
    const small = scaled.flatMap((share, index) => (share < 1 ? [index] : []));
    const large = scaled.flatMap((share, index) => (share >= 1 ? [index] : []));
    while (small.length > 0 && large.length > 0) {
      const low = small.pop() ?? 0;
      const high = at(large, large.length - 1);
      this.#share[low] = at(scaled, low);
      this.#alias[low] = high;
      scaled[high] = at(scaled, high) + at(scaled, low) - 1;
      if (at(scaled, high) < 1) {
        large.pop();
        small.push(high);
      }
    }
  }

  draw(random: Random): T {
    const index = random.below(this.items.length);
    return at(this.items, random.next() < at(this.#share, index) ? index : at(this.#alias, index));
  }
}

const A = 0x61;
const E = 0x65;

/** å and æ, which folding writes as two letters. */
const isPair = (first: number, second: number) => first === A && (second === A || second === E);

/**
 * Edit distances between a word and every prefix of another one, which is given letter by letter
 * and can be rewound to any letter, so that words with a common prefix share the work. Row n holds
 * the distances between the first n given letters and each prefix of the word: optimal string
 * alignment, extended so that aa and ae can also be inserted, deleted, substituted or transposed as
 * one letter. Only cells reachable within `limit` edits are computed; others exceed the limit.
 */
export class EditRows {
  readonly #word: Uint32Array;
  readonly #limit: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  /** 1 where a letter of the word, counted from 1, is the second of a pair. */
  readonly #pairs: Uint8Array;
  readonly #given: Uint32Array;
  /** Number of pairs among the first n letters given. */
  readonly #pairsGiven: Uint8Array;
  /** How far the word can be ahead: one letter per edit, or two with pairs. */
  readonly #ahead: number;
  /** Maximum number of letters that can be given: beyond it every cell exceeds the limit. */
  readonly most: number;

  constructor(word: Uint32Array, limit: number) {
    this.#word = word;
    this.#limit = limit;
    this.#width = word.length + 1;
    this.most = word.length + 2 * limit + 1;
    this.#given = new Uint32Array(this.most + 1);
    this.#pairs = new Uint8Array(word.length + 1);
    this.#pairsGiven = new Uint8Array(this.most + 1);
    this.#cells = new Uint8Array((this.most + 1) * this.#width).fill(limit + 1);
    this.#cells[0] = 0;
    for (let at = 1; at <= word.length; at += 1) {
      const pair = isPair(word[at - 2] ?? 0, word[at - 1] ?? 0);
      this.#pairs[at] = pair ? 1 : 0;
      this.#cells[at] = this.#next(at - 1, pair ? at - 2 : at - 1);
    }
    this.#ahead = this.#pairs.includes(1) ? 2 * limit : limit;
  }

  /** One edit more than the smaller of two cells, capped just above the limit. */
  #next(one: number, other: number): number {
    return Math.min(this.#cells[one] ?? 0, this.#cells[other] ?? 0, this.#limit) + 1;
  }

  /**
   * Sets letter number `depth`, from 1. Returns a lower bound of the edits for any continuation.
   */
  give(depth: number, letter: number): number {
    const [word, cells, pairs, width] = [this.#word, this.#cells, this.#pairs, this.#width];
    const last = this.#given[depth - 1] ?? 0;
    this.#given[depth] = letter;
    const pair = isPair(last, letter);
    const row = depth * width;
    const farthest = Math.max(1, depth - 2 * this.#limit);
    const pairsGiven = (this.#pairsGiven[depth - 1] ?? 0) + (pair ? 1 : 0);
    this.#pairsGiven[depth] = pairsGiven;
    const low = pairsGiven > 0 ? farthest : Math.max(1, depth - this.#limit);
    const high = Math.min(word.length, depth + this.#ahead);
    // Clears cells left over from a previous word.
    for (let at = farthest; at < low; at += 1) cells[row + at] = this.#limit + 1;
    let least = this.#next(row - width, pair ? row - 2 * width : row - width);
    cells[row] = least;
    for (let at = low; at <= high; at += 1) {
      const wanted = word[at - 1] ?? 0;
      const above = row - width + at;
      let edits = (cells[above - 1] ?? 0) + (wanted === letter ? 0 : 1);
      edits = Math.min(edits, (cells[above] ?? 0) + 1, (cells[row + at - 1] ?? 0) + 1);
      if (at > 1 && depth > 1 && wanted === last && word[at - 2] === letter) {
        edits = Math.min(edits, (cells[above - width - 2] ?? 0) + 1);
      }
      if (pair || pairs[at] === 1) edits = Math.min(edits, this.#withPairs(depth, at, pair));
      edits = Math.min(edits, this.#limit + 1);
      cells[row + at] = edits;
      if (edits < least) least = edits;
    }
    return least;
  }

  /** The fewest edits whose last one treats a pair as one letter, in either word. */
  #withPairs(depth: number, at: number, given: boolean): number {
    const cells = this.#cells;
    const width = this.#width;
    const cell = depth * width + at;
    let edits = this.#limit;
    if (given) {
      edits = Math.min(edits, cells[cell - 2 * width] ?? 0, cells[cell - 2 * width - 1] ?? 0);
    }
    if (this.#pairs[at] === 1) {
      edits = Math.min(edits, cells[cell - 2] ?? 0, cells[cell - width - 2] ?? 0);
    }
    if (depth > 2 && at > 2 && this.#isSwapped(depth, at, given)) {
      edits = Math.min(edits, cells[cell - 3 * width - 3] ?? 0);
    }
    return edits + 1;
  }

  /** Whether the last three letters given are a letter and a pair, transposed in the word. */
  #isSwapped(depth: number, at: number, given: boolean): boolean {
    const [letters, word] = [this.#given, this.#word];
    const [first, second, third] = [letters[depth - 2], letters[depth - 1], letters[depth]];
    const [left, middle, right] = [word[at - 3], word[at - 2], word[at - 1]];
    const pairLast = given && first === right && second === left && third === middle;
    const pairFirst = first === middle && second === right && third === left;
    return pairLast || (pairFirst && this.#pairs[at] === 1);
  }

  /**
   * Edits between the first `depth` letters given and the whole word; a value above the limit means
   * more.
   */
  edits(depth: number): number {
    return this.#cells[depth * this.#width + this.#width - 1] ?? 0;
  }
}

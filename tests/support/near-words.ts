/** The distance of two spellings, and the words of a vocabulary near one. */

const letterCount = (word: string) => [...word].length;

/** Allowed edits (missing, extra, wrong or swapped letters), by the longer of two words. */
function editsAllowed(typed: string, lettersOfWord = 0): number {
  const letters = letterCount(typed);
  if (/\p{Nd}/u.test(typed) || letters < 3) return 0;
  const longer = Math.max(letters, lettersOfWord);
  return longer < 4 ? 0 : longer < 8 || letters < 6 ? 1 : 2;
}

const NONE = Number.POSITIVE_INFINITY;

/** Letters as numbers, and a bit mask of those present, some sharing a bit. */
type Word = { word: string; letters: readonly number[]; mask: number; hasPair: boolean };

/** Whether å or æ, which folding expands to two letters, ends there. */
const endsPair = (letters: readonly number[], at: number) =>
  letters[at - 1] === 97 && (letters[at] === 97 || letters[at] === 101);

function read(word: string): Word {
  const letters = Array.from(word, (letter) => letter.codePointAt(0) ?? 0);
  const mask = letters.reduce((all, letter) => all | (1 << (letter % 31)), 0);
  return { word, letters, mask, hasPair: letters.some((_letter, at) => endsPair(letters, at)) };
}

/** Whether more bits are set than this. */
function hasMoreOnes(mask: number, most: number): boolean {
  let count = 0;
  for (let left = mask; left !== 0 && count <= most; left &= left - 1) count += 1;
  return count > most;
}

const FAR = 60_000;
/** Padding, so that cells before the first have a value too. */
const PAD = 3;

/**
 * Optimal string alignment by dynamic programming, where å and æ may also be edited as one
 * letter. Consecutive words in alphabetical order share the columns of their common prefix, and
 * columns are skipped once nothing can be near any more.
 */
class Alignment {
  readonly #typed: readonly number[];
  readonly #most: number;
  readonly #pairs: boolean[];
  readonly #height: number;
  readonly #table: Uint16Array;
  #other: readonly number[] = [];
  /** Minimum edits in each computed column, and for each prefix so far. */
  readonly #least: number[] = [];
  readonly #beginnings: number[] = [];

  constructor({ letters }: Word, most: number, longest: number) {
    this.#typed = letters;
    this.#most = most;
    this.#pairs = letters.map((_letter, at) => endsPair(letters, at));
    this.#height = letters.length + 1 + PAD;
    this.#table = new Uint16Array(this.#height * (longest + 1 + PAD)).fill(FAR);
  }

  /** @returns the edits to the whole word, and the minimum over its prefixes. */
  to(letters: readonly number[]): { whole: number; beginning: number } {
    let shared = 0;
    while (shared < letters.length && letters[shared] === this.#other[shared]) shared += 1;
    this.#least.length = Math.min(this.#least.length, shared + 1);
    this.#other = letters;
    while (this.#least.length <= letters.length && !this.#isTooFar()) this.#addColumn();
    const last = this.#least.length - 1;
    const whole = this.#table[(last + PAD) * this.#height + PAD + this.#typed.length] ?? NONE;
    return {
      whole: last === letters.length ? whole : NONE,
      beginning: this.#beginnings[last] ?? NONE,
    };
  }

  /** Every cell depends on the three columns before its own. */
  #isTooFar(): boolean {
    const made = this.#least.length;
    if (made < 3) return false;
    for (let at = made - 3; at < made; at += 1)
      if ((this.#least[at] ?? 0) <= this.#most) return false;
    return true;
  }

  #addColumn(): void {
    const table = this.#table;
    const a = this.#typed;
    const b = this.#other;
    const j = this.#least.length;
    const own = (j + PAD) * this.#height + PAD;
    const left = own - this.#height;
    const left2 = left - this.#height;
    const left3 = left2 - this.#height;
    const cell = (at: number) => table[at] ?? FAR;
    const pairB = endsPair(b, j - 1);
    let least = FAR;
    for (let i = 0; i <= a.length; i += 1) {
      let best = i + j === 0 ? 0 : Math.min(cell(own + i - 1), cell(left + i)) + 1;
      best = Math.min(best, cell(left + i - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 2] === b[j - 1] && a[i - 1] === b[j - 2])
        best = Math.min(best, cell(left2 + i - 2) + 1);
      const pairA = this.#pairs[i - 1] === true;
      if (pairA) best = Math.min(best, cell(own + i - 2) + 1, cell(left + i - 2) + 1);
      if (pairB) best = Math.min(best, cell(left2 + i) + 1, cell(left2 + i - 1) + 1);
      if ((pairA || pairB) && i > 2 && j > 2 && isTurned(a, i, b, j, pairA, pairB))
        best = Math.min(best, cell(left3 + i - 3) + 1);
      table[own + i] = best;
      least = Math.min(least, best);
    }
    this.#beginnings[j] = Math.min(this.#beginnings[j - 1] ?? NONE, cell(own + a.length));
    this.#least.push(least);
  }
}

/** Whether the last three letters of both are a pair and a single letter that swapped places. */
function isTurned(
  a: readonly number[],
  i: number,
  b: readonly number[],
  j: number,
  pairA: boolean,
  pairB: boolean,
): boolean {
  const [x1, x2, x3] = [a[i - 3], a[i - 2], a[i - 1]];
  const [y1, y2, y3] = [b[j - 3], b[j - 2], b[j - 1]];
  return (
    (pairA && x1 === y3 && x2 === y1 && x3 === y2) || (pairB && x1 === y2 && x2 === y3 && x3 === y1)
  );
}

export type Near = { word: string; edits: number };

/** Words near which others are looked for. What rules most of them out lies in typed arrays. */
export class Vocabulary {
  readonly #words: Word[];
  readonly #lengths: Uint16Array;
  readonly #masks: Int32Array;
  /** Most letters that one edit can add to or take from a word: æ is a and e. */
  readonly #lettersAnEdit: Uint8Array;
  readonly #longest: number;
  readonly #near = new Map<string, Near[]>();

  /** @param words in alphabetical order. */
  constructor(words: readonly string[]) {
    this.#words = words.map(read);
    this.#lengths = Uint16Array.from(this.#words, ({ letters }) => letters.length);
    this.#masks = Int32Array.from(this.#words, ({ mask }) => mask);
    this.#lettersAnEdit = Uint8Array.from(this.#words, ({ hasPair }) => (hasPair ? 2 : 1));
    this.#longest = this.#lengths.reduce((most, length) => Math.max(most, length), 0);
  }

  /** Words that a whole word may be a misspelling of. */
  near(word: string): Near[] {
    const most = editsAllowed(word, NONE);
    if (most === 0) return [];
    return this.#kept(`${word} whole`, word, () => {
      const typed = read(word);
      const alignment = new Alignment(typed, most, this.#longest);
      const allowedOf = Uint8Array.from({ length: this.#longest + 1 }, (_none, length) =>
        editsAllowed(word, length),
      );
      return (at) => {
        const length = this.#lengths[at] ?? 0;
        const allowed = allowedOf[length] ?? 0;
        const letters = this.#lettersOf(typed, at, allowed);
        const mask = this.#masks[at] ?? 0;
        if (
          Math.abs(length - typed.letters.length) > letters ||
          hasMoreOnes(typed.mask & ~mask, letters) ||
          hasMoreOnes(mask & ~typed.mask, letters)
        )
          return NONE;
        const { whole } = alignment.to(this.#words[at]?.letters ?? []);
        return whole <= allowed ? whole : NONE;
      };
    });
  }

  /** Words of which a prefix may be meant. */
  nearBeginning(word: string): Near[] {
    const allowed = letterCount(word) < 4 ? 0 : editsAllowed(word);
    if (allowed === 0) return [];
    return this.#kept(`${word} begun`, word, () => {
      const typed = read(word);
      const alignment = new Alignment(typed, allowed, this.#longest);
      return (at) => {
        const letters = this.#lettersOf(typed, at, allowed);
        if (hasMoreOnes(typed.mask & ~(this.#masks[at] ?? 0), letters)) return NONE;
        const other = this.#words[at];
        if (!other || other.word.startsWith(word)) return NONE;
        const { beginning } = alignment.to(other.letters);
        return beginning <= allowed ? beginning : NONE;
      };
    });
  }

  /** Most letters that so many edits can add or take. */
  #lettersOf(typed: Word, at: number, edits: number): number {
    return (typed.hasPair ? 2 : (this.#lettersAnEdit[at] ?? 2)) * edits;
  }

  /** @param reader creates a function that returns the edits to the word of a place, if it is near. */
  #kept(name: string, word: string, reader: () => (at: number) => number): Near[] {
    const known = this.#near.get(name);
    if (known) return known;
    const edits = reader();
    const near: Near[] = [];
    for (let at = 0; at < this.#words.length; at += 1) {
      const needed = edits(at);
      const other = this.#words[at]?.word ?? '';
      if (needed < NONE && other !== word) near.push({ word: other, edits: needed });
    }
    this.#near.set(name, near);
    return near;
  }
}

/** How far two spellings lie apart, and which words of a vocabulary are near one. */

const letterCount = (word: string) => [...word].length;

/** Letters that may be missing, too many, wrong or swapped: the longer of two words decides. */
function editsAllowed(typed: string, lettersOfWord = 0): number {
  const letters = letterCount(typed);
  if (/\p{Nd}/u.test(typed) || letters < 3) return 0;
  const longer = Math.max(letters, lettersOfWord);
  return longer < 4 ? 0 : longer < 8 || letters < 6 ? 1 : 2;
}

const MOST_EDITS = 2;

/** Where å or æ ends that folding has made two letters of. */
const pairEnds = (letters: readonly string[]) =>
  letters.map((letter, at) => letters[at - 1] === 'a' && (letter === 'a' || letter === 'e'));

/**
 * Optimal string alignment by its table, where å and æ may also be touched as the
 * one letter they are; the last row holds the edits to each beginning. Empty when
 * both are too far apart: every cell is made of the three rows above it.
 */
function lastRow(a: readonly string[], b: readonly string[]): number[] {
  const [pairsA, pairsB] = [pairEnds(a), pairEnds(b)];
  const rows: number[][] = [];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    if (i > 2 && rows.slice(-3).every((above) => Math.min(...above) > MOST_EDITS)) return [];
    rows.push(row);
    for (let j = 0; j <= b.length; j += 1) {
      // The last three letters of either.
      const [x1, x2, x3] = [a[i - 3], a[i - 2], a[i - 1]];
      const [y1, y2, y3] = [b[j - 3], b[j - 2], b[j - 1]];
      let best = i + j === 0 ? 0 : Math.min(cell(i - 1, j), cell(i, j - 1)) + 1;
      if (i > 0 && j > 0) best = Math.min(best, cell(i - 1, j - 1) + (x3 === y3 ? 0 : 1));
      if (i > 1 && j > 1 && x2 === y3 && x3 === y2) best = Math.min(best, cell(i - 2, j - 2) + 1);
      const [pairA, pairB] = [pairsA[i - 1] === true, pairsB[j - 1] === true];
      if (pairA) best = Math.min(best, cell(i - 2, j) + 1, cell(i - 2, j - 1) + 1);
      if (pairB) best = Math.min(best, cell(i, j - 2) + 1, cell(i - 1, j - 2) + 1);
      const turned =
        (pairA && x1 === y3 && x2 === y1 && x3 === y2) ||
        (pairB && x1 === y2 && x2 === y3 && x3 === y1);
      if (i > 2 && j > 2 && turned) best = Math.min(best, cell(i - 3, j - 3) + 1);
      row.push(best);
    }
  }
  return rows.at(-1) ?? [];
}

/** Which letters a word has, some of them under one bit. */
const lettersIn = (letters: readonly string[]) =>
  letters.reduce((mask, letter) => mask | (1 << ((letter.codePointAt(0) ?? 0) % 31)), 0);

function countOnes(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

export type Near = { word: string; edits: number };

type Word = { word: string; letters: string[]; mask: number; hasPair: boolean };

const read = (word: string): Word => {
  const letters = [...word];
  return { word, letters, mask: lettersIn(letters), hasPair: pairEnds(letters).includes(true) };
};

/** Letters that one edit brings in at most: æ is a and e. */
const lettersAnEdit = (a: Word, b: Word) => (a.hasPair || b.hasPair ? 2 : 1);

/** Whether `a` has more letters that `b` lacks than so many edits bring in. */
const needsMore = (a: Word, b: Word, edits: number) =>
  countOnes(a.mask & ~b.mask) > lettersAnEdit(a, b) * edits;

export class Vocabulary {
  readonly #words: Word[];
  readonly #near = new Map<string, Near[]>();

  constructor(words: readonly string[]) {
    this.#words = words.map(read);
  }

  /** Words that a whole word may be a misspelling of. */
  near(word: string): Near[] {
    const typed = read(word);
    const { length } = typed.letters;
    const allowedOf = new Map<number, number>();
    return this.#kept(`${word} whole`, word, (other) => {
      const { letters } = other;
      const allowed = allowedOf.get(letters.length) ?? editsAllowed(word, letters.length);
      allowedOf.set(letters.length, allowed);
      const tooFar =
        Math.abs(length - letters.length) > lettersAnEdit(typed, other) * allowed ||
        needsMore(typed, other, allowed) ||
        needsMore(other, typed, allowed);
      if (tooFar) return Number.POSITIVE_INFINITY;
      const edits = lastRow(typed.letters, letters).at(-1) ?? Number.POSITIVE_INFINITY;
      return edits <= allowed ? edits : Number.POSITIVE_INFINITY;
    });
  }

  /** Words of which some beginning may be meant. */
  nearBeginning(word: string): Near[] {
    const typed = read(word);
    const allowed = typed.letters.length < 4 ? 0 : editsAllowed(word);
    return this.#kept(`${word} begun`, word, (other) => {
      if (allowed === 0 || needsMore(typed, other, allowed)) return Number.POSITIVE_INFINITY;
      if (typed.letters.every((letter, at) => other.letters[at] === letter)) {
        return Number.POSITIVE_INFINITY;
      }
      const edits = Math.min(...lastRow(typed.letters, other.letters));
      return edits <= allowed ? edits : Number.POSITIVE_INFINITY;
    });
  }

  #kept(name: string, word: string, edits: (other: Word) => number): Near[] {
    const known = this.#near.get(name);
    if (known) return known;
    const near = this.#words.flatMap((other) => {
      const needed = other.word === word ? Number.POSITIVE_INFINITY : edits(other);
      return needed < Number.POSITIVE_INFINITY ? { word: other.word, edits: needed } : [];
    });
    this.#near.set(name, near);
    return near;
  }
}

/** How far two spellings lie apart, and which words of a vocabulary are near one. */

const letterCount = (word: string) => [...word].length;

/** Letters that may be missing, too many, wrong or swapped in a word. */
export function editsAllowed(word: string): number {
  if (/\p{Nd}/u.test(word) || letterCount(word) < 4) return 0;
  return letterCount(word) < 8 ? 1 : 2;
}

/** Optimal string alignment by its table; the last row holds the edits to each beginning. */
function lastRow(a: readonly string[], b: readonly string[]): number[] {
  let before: number[] = [];
  let above = [0, ...b.map((_, at) => at + 1)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = above;
    above = row;
  }
  return above;
}

export type Near = { word: string; edits: number };

export class Vocabulary {
  readonly #words: { word: string; letters: string[] }[];
  readonly #near = new Map<string, Near[]>();

  constructor(words: readonly string[]) {
    this.#words = words.map((word) => ({ word, letters: [...word] }));
  }

  /** Words that a whole word may be a misspelling of. */
  near(word: string): Near[] {
    const letters = [...word];
    const allowed = editsAllowed(word);
    return this.#kept(`${word} whole`, word, (other) =>
      Math.abs(letters.length - other.length) > allowed
        ? Number.POSITIVE_INFINITY
        : (lastRow(letters, other).at(-1) ?? 0),
    );
  }

  /** Words of which some beginning may be meant. */
  nearBeginning(word: string): Near[] {
    const letters = [...word];
    return this.#kept(`${word} begun`, word, (other) =>
      letters.every((letter, at) => other[at] === letter)
        ? Number.POSITIVE_INFINITY
        : Math.min(...lastRow(letters, other)),
    );
  }

  #kept(name: string, word: string, edits: (other: string[]) => number): Near[] {
    const allowed = editsAllowed(word);
    const known = this.#near.get(name);
    if (known || allowed === 0) return known ?? [];
    const near = this.#words.flatMap((other) => {
      const needed = other.word === word ? Number.POSITIVE_INFINITY : edits(other.letters);
      return needed <= allowed ? { word: other.word, edits: needed } : [];
    });
    this.#near.set(name, near);
    return near;
  }
}

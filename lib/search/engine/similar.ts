import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { allowedEdits, EditRows, lettersOf } from './edits';
import { kindOf, type LetterTree, vocabularyOf } from './vocabulary';

export { allowedEdits } from './edits';

/** A word of the register, and how many letters lie between it and the one asked for. */
export type SimilarWord = { text: string; edits: number };

/**
 * Other words of names and values that a folded word may be a misspelling of,
 * the nearest first, then in the order of their code units.
 */
export function similarWords(index: SearchIndex, word: string): SimilarWord[] {
  return similarIn(vocabularyOf(index), word, 'words');
}

/**
 * Words of which some beginning may be meant by a folded word: it is misspelt
 * and not yet typed to its end. The edits are those of the nearest beginning.
 * Words that begin with the word itself are left out.
 */
export function similarBeginnings(index: SearchIndex, word: string): SimilarWord[] {
  return similarIn(vocabularyOf(index), word, 'beginnings');
}

export function similarIn(
  trees: readonly LetterTree[],
  word: string,
  of: 'words' | 'beginnings',
): SimilarWord[] {
  const limit = allowedEdits(word);
  if (limit === 0) return [];
  const found: SimilarWord[] = [];
  for (const tree of trees) {
    const search = new TreeSearch(tree, word, limit, of === 'beginnings');
    search.run((text, edits) => found.push({ text, edits }));
  }
  return found.sort((a, b) => a.edits - b.edits || (a.text < b.text ? -1 : 1));
}

const decoder = new TextDecoder();
/** More than any word can share with another. */
const ALL = 2 ** 30;

/** One walk through a tree that leaves out every branch too far from the word. */
class TreeSearch {
  readonly #tree: LetterTree;
  readonly #limit: number;
  readonly #beginnings: boolean;
  readonly #kind: number;
  readonly #rows: EditRows;
  /** Bytes of the first n letters of the branch, and the least edits of its beginnings up to n. */
  readonly #ends: Uint32Array;
  readonly #nearest: Uint8Array;
  #depth = 0;

  constructor(tree: LetterTree, word: string, limit: number, beginnings: boolean) {
    this.#tree = tree;
    this.#limit = limit;
    this.#beginnings = beginnings;
    this.#kind = kindOf(Buffer.from(word));
    this.#rows = new EditRows(lettersOf(word), limit);
    this.#ends = new Uint32Array(this.#rows.most + 1);
    this.#nearest = new Uint8Array(this.#rows.most + 1).fill(limit + 1);
  }

  run(take: (text: string, edits: number) => void): void {
    const { count, bytes, starts, shared, kinds } = this.#tree;
    const limit = this.#limit;
    const wanted = this.#kind;
    // A beginning may leave out any letters of its word.
    const unwanted = this.#beginnings ? 0 : ~wanted;
    let edits = 0;
    /** Bytes of the beginning at which the followed word was given up. */
    let cut = ALL;
    /** Bytes that this word shares with the word followed last. */
    let same = 0;
    for (let word = 0; word < count; word += 1) {
      const shares = shared[word] ?? 0;
      if (shares < same) same = shares;
      if (same < cut) {
        const kind = kinds[word] ?? 0;
        if (tooMany(wanted & ~kind, limit) || tooMany(kind & unwanted, limit)) continue;
        cut = this.#follow(word, same);
        same = ALL;
        if (this.#beginnings) edits = this.#nearest[this.#depth] ?? 0;
        else edits = cut === ALL ? this.#rows.edits(this.#depth) : limit + 1;
      }
      if (edits > 0 && edits <= limit) {
        take(decoder.decode(bytes.subarray(starts[word], starts[word + 1])), edits);
      }
    }
  }

  /** Goes back to what a word shares with the one before and on to its end, or to where it is too far. */
  #follow(word: number, same: number): number {
    const { bytes, starts } = this.#tree;
    const ends = this.#ends;
    let depth = this.#depth;
    while (depth > 0 && (ends[depth] ?? 0) > same) depth -= 1;
    const start = starts[word] ?? 0;
    const end = starts[word + 1] ?? 0;
    let at = start + (ends[depth] ?? 0);
    let cut = ALL;
    while (at < end && cut === ALL) {
      const byte = bytes[at] ?? 0;
      const size = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
      const letter = size === 1 ? byte : letterAt(bytes, at, size);
      at += size;
      depth += 1;
      ends[depth] = at - start;
      if (this.#rows.give(depth, letter) > this.#limit) cut = at - start;
      const here = this.#rows.edits(depth);
      const before = this.#nearest[depth - 1] ?? 0;
      this.#nearest[depth] = Math.min(here, before);
    }
    this.#depth = depth;
    return cut;
  }
}

/** More than one or two letters: an edit takes away one and brings another one. */
function tooMany(letters: number, limit: number): boolean {
  const second = letters & (letters - 1);
  return (limit === 1 ? second : second & (second - 1)) !== 0;
}

/** The code point of a letter of two to four bytes. */
function letterAt(bytes: Uint8Array, at: number, size: number): number {
  let letter = (bytes[at] ?? 0) & (0x7f >> size);
  for (let next = 1; next < size; next += 1) {
    letter = (letter << 6) | ((bytes[at + next] ?? 0) & 0x3f);
  }
  return letter;
}

import { EditRows } from './edit-rows';
import { lettersOf, type Reach } from './edits';
import { type Likeness, likenessTo, writeAlike } from './letter-blocks';
import type { LetterTree } from './vocabulary';

const decoder = new TextDecoder();
/** Number of words whose letters are tested together before any word is read. */
const CHUNK = 4_096;
const chosen = new Uint32Array(CHUNK);

/** A traversal of the candidate words of a tree; words with a common prefix share the work. */
export class TreeSearch {
  readonly #tree: LetterTree;
  readonly #reach: Reach;
  readonly #limit: number;
  readonly #beginnings: boolean;
  readonly #likeness: Likeness;
  readonly #rows: EditRows;
  /**
   * Byte length of the first n letters of the word read last, and the fewest edits of its prefixes.
   */
  readonly #ends: Uint32Array;
  readonly #nearest: Uint8Array;
  /** Where that word begins, and how many of its letters and bytes were read. */
  #start = 0;
  #depth = 0;
  #read = 0;
  /** Reading stopped there: every continuation exceeds the limit. */
  #cut = false;

  constructor(tree: LetterTree, word: string, reach: Reach, beginnings: boolean) {
    const limit = reach.edits;
    this.#tree = tree;
    this.#reach = reach;
    this.#limit = limit;
    this.#beginnings = beginnings;
    // When prefixes are searched, a word may have any letters beyond them.
    this.#likeness = likenessTo(Buffer.from(word), beginnings);
    this.#rows = new EditRows(lettersOf(word), limit);
    this.#ends = new Uint32Array(this.#rows.most + 1);
    this.#nearest = new Uint8Array(this.#rows.most + 1).fill(limit + 1);
  }

  run(take: (text: string, edits: number) => void): void {
    const { bytes, starts, blocks } = this.#tree;
    const [first, last] = this.#lengths();
    for (let from = first; from < last; from += CHUNK) {
      const to = Math.min(from + CHUNK, last);
      const found = writeAlike(chosen, blocks, { from, to }, this.#likeness, this.#limit);
      for (let at = 0; at < found; at += 1) {
        const word = chosen[at] as number;
        const [start, end] = [starts[word] as number, starts[word + 1] as number];
        const edits = this.#editsOf(start, end);
        if (edits > 0 && edits <= this.#limit)
          take(decoder.decode(bytes.subarray(start, end)), edits);
      }
    }
  }

  /** The range of places in the tree of words with an admissible length. */
  #lengths(): [first: number, end: number] {
    const { count, lengths } = this.#tree;
    const { shortest, longest } = this.#reach;
    return [lengths[Math.max(0, shortest)] ?? count, lengths[longest + 1] ?? count];
  }

  #editsOf(start: number, end: number): number {
    const same = this.#shared(start, end);
    if (!this.#cut || same < this.#read) this.#follow(start, end, same);
    if (this.#beginnings) return this.#nearest[this.#depth] ?? 0;
    return this.#cut ? this.#limit + 1 : this.#rows.edits(this.#depth);
  }

  /** Number of bytes that a word shares with the part read of the previous one. */
  #shared(start: number, end: number): number {
    const { bytes } = this.#tree;
    const most = Math.min(this.#read, end - start);
    let same = 0;
    while (same < most && bytes[this.#start + same] === bytes[start + same]) same += 1;
    return same;
  }

  /**
   * Rewinds to the common prefix and reads on, to the end of the new word or until the limit is
   * exceeded.
   */
  #follow(start: number, end: number, same: number): void {
    const { bytes } = this.#tree;
    const ends = this.#ends;
    let depth = this.#depth;
    while (depth > 0 && (ends[depth] ?? 0) > same) depth -= 1;
    let at = start + (ends[depth] ?? 0);
    let cut = false;
    while (at < end && !cut) {
      const byte = bytes[at] ?? 0;
      const size = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
      const letter = size === 1 ? byte : letterAt(bytes, at, size);
      at += size;
      depth += 1;
      ends[depth] = at - start;
      cut = this.#rows.give(depth, letter) > this.#limit;
      this.#nearest[depth] = Math.min(this.#rows.edits(depth), this.#nearest[depth - 1] ?? 0);
    }
    this.#cut = cut;
    this.#start = start;
    this.#depth = depth;
    this.#read = at - start;
  }
}

/** Decodes a UTF-8 letter of two to four bytes. */
function letterAt(bytes: Uint8Array, at: number, size: number): number {
  let letter = (bytes[at] ?? 0) & (0x7f >> size);
  for (let next = 1; next < size; next += 1) {
    letter = (letter << 6) | ((bytes[at + next] ?? 0) & 0x3f);
  }
  return letter;
}

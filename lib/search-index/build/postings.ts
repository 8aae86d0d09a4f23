import 'server-only';
import { LAST_PLACE, PLACE_BITS } from '../types';
import type { WordList } from '../word-list';
import { GrowingCodes, NumberList } from './growing';
import { sortWords, WordTable } from './word-table';

/** Separates two names. */
const gap = 0xffffffff;

export type NameColumns = { words: WordList; postings: Uint32Array };

/** Collects the words of companies' names. */
export class NameWords {
  readonly #table = new WordTable();
  /** Words and gaps, company by company. */
  readonly #tokens = new NumberList();
  readonly #ends: GrowingCodes;
  readonly #words: number[] = [];
  #place = 0;
  /** Words of the current company beyond the last place, each of which is stored once. */
  #beyond: Set<number> | null = null;

  constructor(expected: number) {
    this.#ends = new GrowingCodes(expected);
  }

  /** Starts a company with its current folded name; returns the number of words. */
  begin(folded: string): number {
    this.#place = 0;
    this.#beyond = null;
    return this.#add(folded);
  }

  /** Adds another name of the current company. */
  addOther(folded: string): void {
    if (folded === '') return;
    this.#tokens.push(gap);
    this.#place += 1;
    this.#add(folded);
  }

  end(): void {
    this.#ends.push(this.#tokens.length);
  }

  #add(folded: string): number {
    if (folded === '') return 0;
    this.#table.addWords(folded, this.#words);
    for (let at = 0; at < this.#words.length; at += 1) {
      const word = this.#words[at] ?? 0;
      if (this.#place < LAST_PLACE || this.#isFirstBeyond(word)) this.#tokens.push(word);
      this.#place += 1;
    }
    return this.#words.length;
  }

  #isFirstBeyond(word: number): boolean {
    this.#beyond ??= new Set();
    if (this.#beyond.has(word)) return false;
    this.#beyond.add(word);
    return true;
  }

  /** @param order the input rows of the companies, in doc order. */
  finish(order: Uint32Array): NameColumns {
    this.#table.close();
    const sorted = sortWords(this.#table);
    const words = this.#pack(sorted);
    const next = this.#countInto(sorted, words.postings);
    const postings = this.#write(order, next, words.postings[words.count] ?? 0);
    this.#tokens.clear();
    return { words, postings };
  }

  #pack(sorted: Uint32Array): WordList {
    const table = this.#table;
    const { bytes, count } = table;
    const packed = new Uint8Array(bytes.length);
    const starts = new Uint32Array(count + 1);
    let end = 0;
    for (let at = 0; at < count; at += 1) {
      const word = sorted[at] ?? 0;
      const to = table.startOf(word + 1);
      for (let from = table.startOf(word); from < to; from += 1) {
        packed[end] = bytes[from] ?? 0;
        end += 1;
      }
      starts[at + 1] = end;
    }
    return { count, bytes: packed, starts, postings: new Uint32Array(count + 1) };
  }

  /**
   * Fills in where the postings of each word begin; returns the same by the table's word numbers.
   */
  #countInto(sorted: Uint32Array, starts: Uint32Array): Uint32Array {
    const counts = new Uint32Array(sorted.length);
    for (let at = 0; at < this.#tokens.length; at += 1) {
      const word = this.#tokens.at(at);
      if (word !== gap) counts[word] = (counts[word] ?? 0) + 1;
    }
    let total = 0;
    for (let at = 0; at < sorted.length; at += 1) {
      const word = sorted[at] ?? 0;
      const count = counts[word] ?? 0;
      counts[word] = total;
      total += count;
      starts[at + 1] = total;
    }
    return counts;
  }

  #write(order: Uint32Array, next: Uint32Array, total: number): Uint32Array {
    const postings = new Uint32Array(total);
    for (let doc = 0; doc < order.length; doc += 1) {
      const row = order[doc] ?? 0;
      const end = this.#ends.at(row);
      let place = 0;
      for (let at = row === 0 ? 0 : this.#ends.at(row - 1); at < end; at += 1) {
        const word = this.#tokens.at(at);
        if (word !== gap) {
          const posting = next[word] ?? 0;
          postings[posting] = (doc << PLACE_BITS) | Math.min(place, LAST_PLACE);
          next[word] = posting + 1;
        }
        place += 1;
      }
    }
    return postings;
  }
}

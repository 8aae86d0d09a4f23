import 'server-only';
import type { NameColumns } from '../build/postings';
import { LAST_PLACE, PLACE_BITS } from '../types';
import type { WordList } from '../word-list';
import { type DocMap, GONE } from './docs';

function compareWords(a: WordList, wordA: number, b: WordList, wordB: number): number {
  const startA = a.starts[wordA] ?? 0;
  const startB = b.starts[wordB] ?? 0;
  const lengthA = (a.starts[wordA + 1] ?? 0) - startA;
  const lengthB = (b.starts[wordB + 1] ?? 0) - startB;
  const shared = Math.min(lengthA, lengthB);
  for (let at = 0; at < shared; at += 1) {
    const difference = (a.bytes[startA + at] ?? 0) - (b.bytes[startB + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}

/** A posting with the new number of its doc; GONE if the company was removed. */
function moved(posting: number, docs: Uint32Array): number {
  const doc = docs[posting >>> PLACE_BITS] ?? GONE;
  return doc === GONE ? GONE : ((doc << PLACE_BITS) | (posting & LAST_PLACE)) >>> 0;
}

/** Appends words in order; words without postings are dropped. */
class MergedWords {
  readonly #bytes: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #postings: Uint32Array;
  #count = 0;
  #length = 0;

  constructor(former: NameColumns, fresh: NameColumns) {
    const count = former.words.count + fresh.words.count;
    this.#bytes = new Uint8Array(former.words.bytes.length + fresh.words.bytes.length);
    this.#starts = new Uint32Array(count + 1);
    this.#ends = new Uint32Array(count + 1);
    this.#postings = new Uint32Array(former.postings.length + fresh.postings.length);
  }

  /** Appends the postings of a word, except those of removed companies. */
  add({ words, postings }: NameColumns, word: number, docs: Uint32Array): void {
    const end = words.postings[word + 1] ?? 0;
    for (let at = words.postings[word] ?? 0; at < end; at += 1) {
      const posting = moved(postings[at] ?? 0, docs);
      if (posting === GONE) continue;
      this.#postings[this.#length] = posting;
      this.#length += 1;
    }
  }

  /** Appends the postings of a word in both indexes, merged in order. */
  addBoth(former: NameColumns, word: number, fresh: NameColumns, other: number, map: DocMap): void {
    let at = fresh.words.postings[other] ?? 0;
    const end = fresh.words.postings[other + 1] ?? 0;
    let next = moved(fresh.postings[at] ?? 0, map.fresh);
    const formerEnd = former.words.postings[word + 1] ?? 0;
    for (let from = former.words.postings[word] ?? 0; from < formerEnd; from += 1) {
      const posting = moved(former.postings[from] ?? 0, map.former);
      if (posting === GONE) continue;
      for (; at < end && next < posting; next = moved(fresh.postings[at] ?? 0, map.fresh)) {
        this.#postings[this.#length] = next;
        this.#length += 1;
        at += 1;
      }
      this.#postings[this.#length] = posting;
      this.#length += 1;
    }
    for (; at < end; at += 1) {
      this.#postings[this.#length] = moved(fresh.postings[at] ?? 0, map.fresh);
      this.#length += 1;
    }
  }

  /** Completes a word after its postings. */
  end({ bytes, starts }: WordList, word: number): void {
    const first = this.#ends[this.#count] ?? 0;
    if (this.#length === first) return;
    const start = this.#starts[this.#count] ?? 0;
    const own = bytes.subarray(starts[word], starts[word + 1]);
    this.#bytes.set(own, start);
    this.#count += 1;
    this.#starts[this.#count] = start + own.length;
    this.#ends[this.#count] = this.#length;
  }

  finish(): NameColumns {
    const count = this.#count;
    return {
      words: {
        count,
        bytes: this.#bytes.slice(0, this.#starts[count]),
        starts: this.#starts.slice(0, count + 1),
        postings: this.#ends.slice(0, count + 1),
      },
      postings: this.#postings.slice(0, this.#length),
    };
  }
}

/** Merges the words and postings of two indexes, renumbering docs by `map`. */
export function mergeWords(former: NameColumns, fresh: NameColumns, map: DocMap): NameColumns {
  const merged = new MergedWords(former, fresh);
  const takeFresh = (word: number) => {
    merged.add(fresh, word, map.fresh);
    merged.end(fresh.words, word);
  };
  let next = 0;
  for (let word = 0; word < former.words.count; word += 1) {
    let order = 1;
    while (next < fresh.words.count) {
      order = compareWords(fresh.words, next, former.words, word);
      if (order >= 0) break;
      takeFresh(next);
      next += 1;
    }
    if (next < fresh.words.count && order === 0) {
      merged.addBoth(former, word, fresh, next, map);
      next += 1;
    } else merged.add(former, word, map.former);
    merged.end(former.words, word);
  }
  for (; next < fresh.words.count; next += 1) takeFresh(next);
  return merged.finish();
}

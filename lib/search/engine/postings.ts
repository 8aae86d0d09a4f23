import { type Bits, noBits, unite } from '@/lib/search-index/bits';
import { LAST_PLACE, PLACE_BITS, type SearchIndex } from '@/lib/search-index/types';
import type { WordRange } from '@/lib/search-index/word-list';

/** The docs that have something in any field, and those that have it in today's name. */
export type Matches = { any: Bits; name: Bits };

export const noMatches = ({ docs }: SearchIndex): Matches => ({
  any: noBits(docs),
  name: noBits(docs),
});

export function uniteMatches(matches: Matches, other: Matches): Matches {
  unite(matches.any, other.any);
  unite(matches.name, other.name);
  return matches;
}

/** Adds the docs with a word of the range in one of their names. */
export function addWords({ any, name }: Matches, index: SearchIndex, range: WordRange): void {
  const { postings, nameLengths, words } = index;
  const end = words.postings[range.high] ?? 0;
  for (let at = words.postings[range.low] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    const doc = posting >>> PLACE_BITS;
    const bit = 1 << (doc & 31);
    any[doc >>> 5] = (any[doc >>> 5] ?? 0) | bit;
    if ((posting & LAST_PLACE) < (nameLengths[doc] ?? 0)) {
      name[doc >>> 5] = (name[doc >>> 5] ?? 0) | bit;
    }
  }
}

/** Adds the docs of a set whose name of today has a word of the range at just this place. */
export function addWordsAt(
  bits: Bits,
  { postings, nameLengths, words }: SearchIndex,
  range: WordRange,
  place: number,
  within: Bits,
): void {
  const end = words.postings[range.high] ?? 0;
  for (let at = words.postings[range.low] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    if ((posting & LAST_PLACE) !== place) continue;
    const doc = posting >>> PLACE_BITS;
    const bit = (within[doc >>> 5] ?? 0) & (1 << (doc & 31));
    if (bit !== 0 && place < (nameLengths[doc] ?? 0)) {
      bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | bit;
    }
  }
}

/** The same for the postings of one word, looked up for each doc of the set. */
export function lookUpAt(
  bits: Bits,
  { nameLengths }: SearchIndex,
  postings: Uint32Array,
  place: number,
  within: Bits,
): void {
  let from = 0;
  for (let at = 0; at < within.length; at += 1) {
    for (let word = within[at] ?? 0; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      const doc = (at << 5) + bit;
      if (place >= (nameLengths[doc] ?? 0)) continue;
      const wanted = ((doc << PLACE_BITS) | place) >>> 0;
      from = advance(postings, from, wanted);
      if (postings[from] === wanted) bits[at] = (bits[at] ?? 0) | (1 << bit);
    }
  }
}

/** Whether a word stands at a place of a doc's names. */
export function hasPosting(postings: Uint32Array, doc: number, place: number): boolean {
  const wanted = ((doc << PLACE_BITS) | place) >>> 0;
  return postings[firstFrom(postings, 0, postings.length, wanted)] === wanted;
}

/** Where a word stands, as postings. */
export function postingsOf({ postings, words }: SearchIndex, word: number): Uint32Array {
  return postings.subarray(words.postings[word], words.postings[word + 1]);
}

/** Of the postings in `first` those that the word of `next` follows, as postings of that word. */
export function followedBy(first: Uint32Array, next: Uint32Array): Uint32Array {
  const found = new Uint32Array(Math.min(first.length, next.length));
  let count = 0;
  let from = 0;
  for (let at = 0; at < first.length && from < next.length; at += 1) {
    const posting = first[at] ?? 0;
    if ((posting & LAST_PLACE) === LAST_PLACE) continue;
    from = advance(next, from, posting + 1);
    if (next[from] === posting + 1) {
      found[count] = posting + 1;
      count += 1;
    }
  }
  return found.subarray(0, count);
}

/** The first place from `from` on whose value is not below `least`: doubling steps, then halving. */
function advance(list: Uint32Array, from: number, least: number): number {
  let step = 1;
  let low = from;
  while (low + step < list.length && (list[low + step] ?? 0) < least) {
    low += step;
    step *= 2;
  }
  return firstFrom(list, low, Math.min(low + step, list.length), least);
}

/** The first place from `low` to `high` whose value is not below `least`, by halving. */
function firstFrom(list: Uint32Array, from: number, to: number, least: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds the docs of postings that end a run of `length` neighbouring words. */
export function addPostings(
  { any, name }: Matches,
  { nameLengths }: SearchIndex,
  found: Uint32Array,
): void {
  for (let at = 0; at < found.length; at += 1) {
    const posting = found[at] ?? 0;
    const doc = posting >>> PLACE_BITS;
    const bit = 1 << (doc & 31);
    any[doc >>> 5] = (any[doc >>> 5] ?? 0) | bit;
    if ((posting & LAST_PLACE) < (nameLengths[doc] ?? 0)) {
      name[doc >>> 5] = (name[doc >>> 5] ?? 0) | bit;
    }
  }
}

import { LAST_PLACE, PLACE_BITS, type SearchIndex } from '@/lib/search-index/types';
import { findWord } from '@/lib/search-index/word-list';

/** Whether a doc has a word at a position: binary search, as a word's postings are ascending. */
function hasAt({ words, postings }: SearchIndex, word: number, doc: number, place: number) {
  const wanted = doc * 2 ** PLACE_BITS + place;
  let low = words.postings[word] ?? 0;
  let high = words.postings[word + 1] ?? 0;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low < (words.postings[word + 1] ?? 0) && postings[low] === wanted;
}

/**
 * The most prominent doc whose current name consists of exactly these folded words in this order;
 * null when there is none. Scans the postings of the rarest word.
 */
export function docNamed(index: SearchIndex, name: readonly string[]): number | null {
  const { words, postings, nameLengths } = index;
  const ids = name.map((word) => findWord(words, word));
  const lengthOf = (id: number) => (words.postings[id + 1] ?? 0) - (words.postings[id] ?? 0);
  if (ids.length === 0 || ids.some((id) => id < 0)) return null;
  const [rarest = 0] = [...ids.keys()].sort(
    (a, b) => lengthOf(ids[a] ?? 0) - lengthOf(ids[b] ?? 0),
  );
  const end = words.postings[(ids[rarest] ?? 0) + 1] ?? 0;
  for (let at = words.postings[ids[rarest] ?? 0] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    const doc = posting >>> PLACE_BITS;
    if ((posting & LAST_PLACE) !== rarest || nameLengths[doc] !== ids.length) continue;
    if (ids.every((id, place) => hasAt(index, id, doc, place))) return doc;
  }
  return null;
}

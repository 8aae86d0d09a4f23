import { LAST_PLACE, PLACE_BITS, type SearchIndex } from '@/lib/search-index/types';
import type { WordRange } from '@/lib/search-index/word-list';
import { DocSet } from './doc-set';
import { firstFrom } from './rising';

/** The postings of a range of words, ascending within each word. */
export const postingsOf = ({ postings, words }: SearchIndex, range: WordRange): Uint32Array =>
  postings.subarray(words.postings[range.low], words.postings[range.high]);

/** The docs of postings. */
export function docsOf({ docs }: SearchIndex, postings: Uint32Array): DocSet {
  const list = new Uint32Array(postings.length);
  let count = 0;
  let last = -1;
  for (let at = 0; at < postings.length; at += 1) {
    const doc = (postings[at] as number) >>> PLACE_BITS;
    list[count] = doc;
    if (doc !== last) count += 1;
    last = doc;
  }
  return DocSet.gather(docs, firstOf(list, count));
}

/** The docs whose posting is in the current name, or at one position of it. */
export function docsNamed(
  { docs, nameLengths }: SearchIndex,
  postings: Uint32Array,
  only?: number,
): DocSet {
  const list = new Uint32Array(postings.length);
  let count = 0;
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] as number;
    const place = posting & LAST_PLACE;
    if (only !== undefined && place !== only) continue;
    const doc = posting >>> PLACE_BITS;
    // Position 0 always belongs to the current name, see SearchIndex.
    if (place > 0 && place >= (nameLengths[doc] as number)) continue;
    list[count] = doc;
    count += 1;
  }
  return DocSet.gather(docs, firstOf(list, count));
}

/** Copies if most of the list would be retained for nothing. */
const firstOf = (list: Uint32Array, count: number): Uint32Array =>
  2 * count < list.length ? list.slice(0, count) : list.subarray(0, count);

/** The postings of the second word that directly follow a posting in `first`. */
export function followedBy(first: Uint32Array, next: Uint32Array): Uint32Array {
  const found = new Uint32Array(Math.min(first.length, next.length));
  let count = 0;
  let from = 0;
  for (let at = 0; at < first.length && from < next.length; at += 1) {
    const posting = first[at] ?? 0;
    if ((posting & LAST_PLACE) === LAST_PLACE) continue;
    from = firstFrom(next, from, posting + 1);
    if (next[from] === posting + 1) {
      found[count] = posting + 1;
      count += 1;
    }
  }
  return found.subarray(0, count);
}

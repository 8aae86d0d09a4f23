import { LAST_PLACE, PLACE_BITS, type SearchIndex } from '@/lib/search-index/types';
import type { WordRange } from '@/lib/search-index/word-list';
import { DocSet } from './doc-set';
import { firstFrom } from './rising';

/** Where the words of a range stand, as postings that rise within each word. */
export const postingsOf = ({ postings, words }: SearchIndex, range: WordRange): Uint32Array =>
  postings.subarray(words.postings[range.low], words.postings[range.high]);

/** The docs of some postings. */
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

/** The docs of those postings that stand in the name of today, or at just one place of it. */
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
    // The first place is always one of today's name, see SearchIndex.
    if (place > 0 && place >= (nameLengths[doc] as number)) continue;
    list[count] = doc;
    count += 1;
  }
  return DocSet.gather(docs, firstOf(list, count));
}

/** A copy when most of a list would be kept for nothing. */
const firstOf = (list: Uint32Array, count: number): Uint32Array =>
  2 * count < list.length ? list.slice(0, count) : list.subarray(0, count);

/** Of the postings in `first` those that the word of `next` follows, as postings of that word. */
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

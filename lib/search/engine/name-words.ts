import { oncePerInSteps, partsOf, type Steps } from '@/lib/in-steps';
import { LAST_PLACE, PLACE_BITS, type SearchIndex } from '@/lib/search-index/types';

/** The words of current names in order: those of a doc begin at `starts[doc]`. */
type NameWords = { words: Uint32Array; starts: Uint32Array };

export const nameWords = oncePerInSteps('nameWords', readNames);

/** Words per step: those that many names have take longer. */
const PART = 10_000;

function* readNames(index: SearchIndex): Steps<NameWords> {
  const { docs, nameLengths, words: list, postings } = index;
  const starts = new Uint32Array(docs + 1);
  for (let doc = 0; doc < docs; doc += 1) {
    starts[doc + 1] = (starts[doc] as number) + (nameLengths[doc] as number);
  }
  const words = new Uint32Array(starts[docs] ?? 0);
  for (const [from, to] of partsOf(list.count, PART)) {
    for (let word = from; word < to; word += 1) {
      const end = list.postings[word + 1] as number;
      for (let at = list.postings[word] as number; at < end; at += 1) {
        const posting = postings[at] as number;
        const doc = posting >>> PLACE_BITS;
        const place = posting & LAST_PLACE;
        if (place < (nameLengths[doc] as number)) words[(starts[doc] as number) + place] = word;
      }
    }
    yield;
  }
  return { words, starts };
}

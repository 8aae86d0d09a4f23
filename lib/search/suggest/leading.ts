import 'server-only';
import { LAST_PLACE, PLACE_BITS, type SearchIndex } from '@/lib/search-index/types';
import { type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import { allDocs } from '../engine/find';
import { namesOfCore } from '../engine/names';
import type { WordsQuery } from '../parse-query';

/** A word that stands more often than for one in so many companies is worth reading names in order for. */
const OFTEN = 256;

const known = new WeakMap<SearchIndex, Uint32Array>();

/** For each doc the number of the first word of today's name, from 1; 0 without a name. */
export function firstWords(index: SearchIndex): Uint32Array {
  const found = known.get(index);
  if (found) return found;
  const { words, postings } = index;
  const firsts = new Uint32Array(index.docs);
  for (let word = 0; word < words.count; word += 1) {
    const end = words.postings[word + 1] ?? 0;
    for (let at = words.postings[word] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      if ((posting & LAST_PLACE) === 0) firsts[posting >>> PLACE_BITS] = word + 1;
    }
  }
  known.set(index, firsts);
  return firsts;
}

/**
 * The first companies for a query of one word, in the order of relevance: those
 * called so, then those whose names begin so. For the first letters of a word this
 * is found without looking at everything that has them. Null when there are too
 * few, or the query is another one: then only the search knows.
 */
export function leadingDocs(index: SearchIndex, query: WordsQuery, limit: number): number[] | null {
  const { folded, words, phrases, excluded } = query;
  const [word = ''] = words;
  if (folded !== word || phrases.length + excluded.length > 0) return null;
  const range = wordsBeginning(index.words, word);
  if (postingsIn(index, range) * OFTEN < index.docs) return null;
  const called = namesOfCore(index, [word], allDocs(index));
  const found = called.page(0, limit);
  const firsts = firstWords(index);
  for (let doc = 0; doc < index.docs && found.length < limit; doc += 1) {
    const first = firsts[doc] ?? 0;
    // Words are counted from 1 here.
    if (range.low < first && first <= range.high && !called.has(doc)) found.push(doc);
  }
  return found.length < limit ? null : found;
}

const postingsIn = ({ words }: SearchIndex, { low, high }: WordRange) =>
  (words.postings[high] ?? 0) - (words.postings[low] ?? 0);

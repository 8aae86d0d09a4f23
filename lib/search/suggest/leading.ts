import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import { allDocs } from '../engine/find';
import { nameWords } from '../engine/name-words';
import { namesOfCore } from '../engine/names';
import type { WordsQuery } from '../parse-query';

/** A word that stands more often than for one in so many companies is worth reading names in order for. */
const OFTEN = 256;

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
  const { words: wordsOfNames, starts } = nameWords(index);
  for (let doc = 0; doc < index.docs && found.length < limit; doc += 1) {
    const first = wordsOfNames[starts[doc] ?? 0] ?? 0;
    if (first < range.low || first >= range.high || index.nameLengths[doc] === 0) continue;
    if (!called.has(doc)) found.push(doc);
  }
  return found.length < limit ? null : found;
}

const postingsIn = ({ words }: SearchIndex, { low, high }: WordRange) =>
  (words.postings[high] ?? 0) - (words.postings[low] ?? 0);

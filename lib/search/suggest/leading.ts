import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import type { DocSet } from '../engine/doc-set';
import { allDocs } from '../engine/find';
import { matchersByRank, ofLiving } from '../engine/fits';
import { livingDocs } from '../engine/living';
import { nameWords } from '../engine/name-words';
import { isFigure } from '../engine/words';
import type { WordsQuery } from '../parse-query';

/**
 * Reading names in order pays off only for words with more than one posting per this many
 * companies.
 */
const OFTEN = 256;

/**
 * The first companies for a query of one word, by relevance: those with that name, those that have
 * the word, then those whose names begin with it. For the first letters of a word this avoids
 * reading all matches. Null if there are too few, or for any other query: both need the full
 * search.
 */
export function leadingDocs(index: SearchIndex, query: WordsQuery, limit: number): number[] | null {
  const { folded, words, phrases, excluded } = query;
  const [word = ''] = words;
  if (folded !== word || phrases.length + excluded.length > 0 || isFigure(word)) return null;
  const range = wordsBeginning(index.words, word);
  if (postingsIn(index, range) * OFTEN < index.docs) return null;
  const living = livingDocs(index);
  const { typed, called, whole } = matchersByRank(index, query);
  const found: number[] = [];
  let left = allDocs(index);
  for (const take of [...typed, ...ofLiving(index, [...called, ...whole]), ...called]) {
    const docs = take(left);
    found.push(...docs.page(0, limit - found.length));
    if (found.length === limit) return found;
    left = left.without(docs);
  }
  found.push(...firstBegun(index, range, left.and(living), limit - found.length));
  return found.length < limit ? null : found;
}

/** The first docs of a set whose names begin with a word of a range. */
function firstBegun(index: SearchIndex, range: WordRange, among: DocSet, limit: number): number[] {
  const { words, starts } = nameWords(index);
  const found: number[] = [];
  for (let doc = 0; doc < index.docs && found.length < limit; doc += 1) {
    const first = words[starts[doc] ?? 0] ?? 0;
    if (first < range.low || first >= range.high || index.nameLengths[doc] === 0) continue;
    if (among.has(doc)) found.push(doc);
  }
  return found;
}

const postingsIn = ({ words }: SearchIndex, { low, high }: WordRange) =>
  (words.postings[high] ?? 0) - (words.postings[low] ?? 0);

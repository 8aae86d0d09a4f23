import type { SearchIndex } from '@/lib/search-index/types';
import { wantedWords } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { DocSet } from './doc-set';
import { namesBeginning, namesOf, namesOfCore } from './names';
import { phrase, wordMatches } from './words';

/** Takes out of docs those that fit in some way. */
export type Fit = (left: DocSet) => DocSet;

/** Fits what fits in all of some ways, which are not looked at when nothing is left. */
export const inAllWays =
  (ways: readonly Fit[]): Fit =>
  (left) =>
    ways.reduce((found, take) => (found.size === 0 ? found : take(found)), left);

/** The same fit for the docs of one set only. */
export const fitWithin =
  (take: Fit, docs: DocSet): Fit =>
  (left) =>
    take(left.and(docs));

/** Names that fit a query, best first: as typed, but for legal forms, beginning so, with all words. */
export function fitsOf(index: SearchIndex, query: WordsQuery): Fit[] {
  const { folded, core, phrases } = query;
  const [typed, bare] = [folded.split(' '), core.split(' ')];
  const asTyped: Fit = (left) => namesOf(index, typed, left);
  const withForm: Fit = (left) => namesOfCore(index, bare, left);
  const beginning: Fit = (left) => {
    const docs = namesBeginning(index, bare, left);
    if (folded === core) return docs;
    return DocSet.union(index.docs, [docs, namesBeginning(index, typed, left)]);
  };
  const inName = inAllWays([
    ...wantedWords(query).map(
      ({ word, joined }): Fit =>
        (left) =>
          left.and(wordMatches(index, word, joined).name()),
    ),
    ...phrases.map(
      (text): Fit =>
        (left) =>
          left.and(phrase(index, text).name()),
    ),
  ]);
  return [...(folded === core ? [] : [asTyped]), withForm, beginning, inName];
}

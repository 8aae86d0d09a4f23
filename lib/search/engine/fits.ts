import type { SearchIndex } from '@/lib/search-index/types';
import { findWord } from '@/lib/search-index/word-list';
import { wantedWords } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { DocSet } from './doc-set';
import { livingDocs } from './living';
import { namesBeginning, namesBeginningWith, namesOf, namesOfCore } from './names';
import { inName, phrase } from './words';

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

export const all: Fit = (left) => left;

/** Whoever is no more comes last, in the same order. */
export function livingFirst(index: SearchIndex, fits: readonly Fit[]): Fit[] {
  return [...ofLiving(index, [...fits, all]), ...fits];
}

/**
 * How names fit a query, best first: those that are what is typed, or are it but for
 * legal forms, or for a compound that was split; those that begin so and those that have
 * all words, first to their ends, then while somebody still types. Who ceased comes behind
 * living ones with the words to their ends, unless it is called so letter by letter, its form
 * included.
 */
export function fitsOf(index: SearchIndex, query: WordsQuery): Fit[] {
  const { typed, called, whole, begun } = waysOf(index, query);
  return [
    ...[...typed, ...ofLiving(index, [...called, ...whole]), ...called],
    ...[...ofLiving(index, [...begun, all]), ...whole, ...begun],
  ];
}

/** The same fits for companies that have not ceased. */
export const ofLiving = (index: SearchIndex, fits: readonly Fit[]): Fit[] =>
  fits.map((take) => fitWithin(take, livingDocs(index)));

export function waysOf(index: SearchIndex, query: WordsQuery) {
  const { folded, core, phrases } = query;
  const [typed, bare] = [folded.split(' '), core.split(' ')];
  const asTyped: Fit = (left) => namesOf(index, typed, left);
  const withForm: Fit = (left) => namesOfCore(index, bare, left);
  const asCompound: Fit = (left) =>
    DocSet.union(
      index.docs,
      compoundsOf(index, bare).map((words) => namesOfCore(index, words, left)),
    );
  const beginning =
    (names: typeof namesBeginning): Fit =>
    (left) => {
      const docs = names(index, bare, left);
      if (folded === core) return docs;
      return DocSet.union(index.docs, [docs, names(index, typed, left)]);
    };
  const withAll = (whole: boolean) =>
    inAllWays([
      ...wantedWords(query).map(
        (wanted): Fit =>
          (left) =>
            left.and(inName(index, wanted, whole)),
      ),
      ...phrases.map(
        (text): Fit =>
          (left) =>
            left.and(phrase(index, text).name()),
      ),
    ]);
  return {
    typed: folded === core ? [] : [asTyped],
    called: [withForm, asCompound],
    whole: [beginning(namesBeginningWith), withAll(true)],
    begun: [beginning(namesBeginning), withAll(false)],
  };
}

/** The words with two neighbours as the compound that they are halves of, where the register has it. */
function compoundsOf(index: SearchIndex, words: readonly string[]): string[][] {
  return words.slice(1).flatMap((right, at) => {
    const compound = `${words[at]}${right}`;
    if (findWord(index.words, compound) < 0) return [];
    return [[...words.slice(0, at), compound, ...words.slice(at + 2)]];
  });
}

import type { SearchIndex } from '@/lib/search-index/types';
import { findWord } from '@/lib/search-index/word-list';
import { type Wanted, wantedWords } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { DocSet } from './doc-set';
import { livingDocs } from './living';
import { namesBeginning, namesBeginningWith, namesOf, namesOfCore } from './names';
import { inName, phrase } from './words';

/** Selects from docs those that match in a certain way. */
export type Fit = (left: DocSet) => DocSet;

/** Combines fits with AND; the remaining ones are skipped once nothing is left. */
export const inAllWays =
  (ways: readonly Fit[]): Fit =>
  (left) =>
    ways.reduce((found, take) => (found.size === 0 ? found : take(found)), left);

/** The same fit, restricted to the docs of a set. */
export const fitWithin =
  (take: Fit, docs: DocSet): Fit =>
  (left) =>
    take(left.and(docs));

export const all: Fit = (left) => left;

/** Ceased companies come last, in the same order. */
export function livingFirst(index: SearchIndex, fits: readonly Fit[]): Fit[] {
  return [...ofLiving(index, [...fits, all]), ...fits];
}

/**
 * The tiers in which names match a query, best first: names equal to the query; equal apart from
 * legal forms or from a split compound; then names that begin with it or contain all its words,
 * first as whole words, with its small words and all alternatives and then without, then as prefixes. Ceased companies
 * follow the living ones with whole-word matches, unless their name equals the query exactly,
 * including its legal form.
 */
export function fitsOf(index: SearchIndex, query: WordsQuery): Fit[] {
  const { typed, called, whole, begun } = matchersByRank(index, query);
  return [
    ...[...typed, ...ofLiving(index, [...called, ...whole]), ...called],
    ...[...ofLiving(index, [...begun, all]), ...whole, ...begun],
  ];
}

/** The same fits for companies that have not ceased. */
export const ofLiving = (index: SearchIndex, fits: readonly Fit[]): Fit[] =>
  fits.map((take) => fitWithin(take, livingDocs(index)));

export function matchersByRank(index: SearchIndex, query: WordsQuery) {
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
  const others = [...query.optional, ...query.either.flat()].map((word) => ({ word, joined: [] }));
  const withAll = (whole: boolean, more: readonly Wanted[] = []) =>
    inAllWays([
      ...[...wantedWords(query), ...more].map(
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
    whole: [
      beginning(namesBeginningWith),
      ...(others.length > 0 ? [withAll(true, others)] : []),
      withAll(true),
    ],
    begun: [beginning(namesBeginning), withAll(false)],
  };
}

/**
 * The words with two neighbours joined into a compound, for each compound that the register has.
 */
function compoundsOf(index: SearchIndex, words: readonly string[]): string[][] {
  return words.slice(1).flatMap((right, at) => {
    const compound = `${words[at]}${right}`;
    if (findWord(index.words, compound) < 0) return [];
    return [[...words.slice(0, at), compound, ...words.slice(at + 2)]];
  });
}

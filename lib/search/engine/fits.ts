import { type Bits, hasBit, intersect, unite } from '@/lib/search-index/bits';
import type { SearchIndex } from '@/lib/search-index/types';
import { joinedWith } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { fewNamesBeginning, fewNamesOf, fewNamesOfCore } from './few-names';
import { namesBeginning, namesOf, namesOfCore } from './names';
import { phrase, wordMatches } from './words';

/**
 * Takes out of docs those that fit in some way; what is given stays as it is. Few
 * docs are a list in their order: passes over the bits of all companies cost more.
 */
export type Fit = {
  many: (left: Bits) => Bits;
  few: (left: readonly number[]) => readonly number[];
};

/** Those of a set that are in another one. */
export const common = (left: Bits, other: Bits): Bits => intersect(left.slice(), other);

/** Fits what is in a set. */
export const within = (docs: Bits): Fit => ({
  many: (left) => common(left, docs),
  few: (left) => left.filter((doc) => hasBit(docs, doc)),
});

/** Fits what is in all of some sets, which are looked for only then. */
export const withinAll = (sets: () => readonly Bits[]): Fit => ({
  many: (left) => {
    const bits = left.slice();
    for (const set of sets()) intersect(bits, set);
    return bits;
  },
  few: (left) => {
    const all = sets();
    return left.filter((doc) => all.every((set) => hasBit(set, doc)));
  },
});

/** The same fit for the docs of one set only. */
export const fitWithin = (fit: Fit, docs: Bits): Fit => ({
  many: (left) => fit.many(common(left, docs)),
  few: (left) => fit.few(within(docs).few(left)),
});

/** Names that fit a query, best first: as typed, but for legal forms, beginning so, with all words. */
export function fitsOf(index: SearchIndex, query: WordsQuery): Fit[] {
  const { folded, core, words, phrases } = query;
  const [typed, bare] = [folded.split(' '), core.split(' ')];
  const asTyped: Fit = {
    many: (left) => namesOf(index, typed, left),
    few: (left) => fewNamesOf(index, typed, left),
  };
  const withForm: Fit = {
    many: (left) => namesOfCore(index, bare, left),
    few: (left) => fewNamesOfCore(index, bare, left),
  };
  const beginning: Fit = {
    many: (left) => {
      const bits = namesBeginning(index, bare, left);
      return folded === core ? bits : unite(bits, namesBeginning(index, typed, left));
    },
    few: (left) => {
      const docs = fewNamesBeginning(index, bare, left);
      if (folded === core) return docs;
      const either = new Set([...docs, ...fewNamesBeginning(index, typed, left)]);
      return left.filter((doc) => either.has(doc));
    },
  };
  const inName = withinAll(() => {
    const joined = joinedWith(words);
    return [
      ...words.map((word, at) => wordMatches(index, word, joined[at] ?? []).name),
      ...phrases.map((text) => phrase(index, text).name),
    ];
  });
  return [...(folded === core ? [] : [asTyped]), withForm, beginning, inName];
}

import { type Bits, intersect, unite } from '@/lib/search-index/bits';
import type { SearchIndex } from '@/lib/search-index/types';
import { joinedWith } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { namesBeginning, namesOf, namesOfCore } from './names';
import { phrase, wordMatches } from './words';

/** Takes out of a set the docs that fit in some way; the set stays as it is. */
export type Fit = (left: Bits) => Bits;

/** Those of a set that are in another one. */
export const common = (left: Bits, other: Bits): Bits => intersect(left.slice(), other);

/** The same fit for the docs of one set only. */
export const fitWithin =
  (take: Fit, docs: Bits): Fit =>
  (left) =>
    take(common(left, docs));

/** Names that fit a query, best first: as typed, but for legal forms, beginning so, with all words. */
export function fitsOf(index: SearchIndex, query: WordsQuery): Fit[] {
  const { folded, core, words, phrases } = query;
  const [typed, bare] = [folded.split(' '), core.split(' ')];
  const asTyped: Fit = (left) => namesOf(index, typed, left);
  const withForm: Fit = (left) => namesOfCore(index, bare, left);
  const beginning: Fit = (left) => {
    const bits = namesBeginning(index, bare, left);
    return folded === core ? bits : unite(bits, namesBeginning(index, typed, left));
  };
  const inName: Fit = (left) => {
    const joined = joinedWith(words);
    const bits = left.slice();
    for (const [at, word] of words.entries()) {
      intersect(bits, wordMatches(index, word, joined[at] ?? []).name);
    }
    for (const text of phrases) intersect(bits, phrase(index, text).name);
    return bits;
  };
  return [...(folded === core ? [] : [asTyped]), withForm, beginning, inName];
}

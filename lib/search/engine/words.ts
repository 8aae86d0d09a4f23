import { type Bits, intersect, subtract } from '@/lib/search-index/bits';
import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import { type Joined, splitsOf } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { addValues } from './columns';
import { keptBits } from './kept';
import {
  addPostings,
  addWords,
  followedBy,
  type Matches,
  noMatches,
  postingsOf,
  uniteMatches,
} from './postings';
import { valuesWith } from './value-words';

/** Kept under one name, as the one is not wanted without the other. */
function kept(index: SearchIndex, name: string, make: () => Matches): Matches {
  let made: Matches | null = null;
  const once = () => {
    made ??= make();
    return made;
  };
  const any = keptBits(index, `any ${name}`, () => once().any);
  return { any, name: keptBits(index, `name ${name}`, () => once().name) };
}

const copyOf = ({ any, name }: Matches): Matches => ({ any: any.slice(), name: name.slice() });

/** Just this word, -1 when no name has it. */
export const onlyWord = (word: number): WordRange =>
  word < 0 ? { low: 0, high: 0 } : { low: word, high: word + 1 };

/** Whether any company has a word that begins so, or just this word. */
function isKnown(index: SearchIndex, text: string, whole: boolean): boolean {
  const { low, high } = whole
    ? onlyWord(findWord(index.words, text))
    : wordsBeginning(index.words, text);
  return low < high || valuesWith(index, text, whole).length > 0;
}

/** Docs with a word that begins so. */
const beginning = (index: SearchIndex, text: string): Matches =>
  kept(index, `${text}*`, () => {
    const matches = noMatches(index);
    addWords(matches, index, wordsBeginning(index.words, text));
    addValues(matches.any, index, valuesWith(index, text, false));
    return matches;
  });

/** Docs with just this word. */
export const wholeWord = (index: SearchIndex, text: string): Matches =>
  kept(index, text, () => {
    const matches = noMatches(index);
    addWords(matches, index, onlyWord(findWord(index.words, text)));
    addValues(matches.any, index, valuesWith(index, text, true));
    return matches;
  });

/** Where whole words stand one after the other in a name, as postings of the last. */
function standTogether(index: SearchIndex, words: readonly string[]): Uint32Array {
  const [first = '', ...others] = words;
  const word = findWord(index.words, first);
  let found = word < 0 ? new Uint32Array() : postingsOf(index, word);
  for (const text of others) {
    if (found.length === 0) break;
    const next = findWord(index.words, text);
    found = next < 0 ? new Uint32Array() : followedBy(found, postingsOf(index, next));
  }
  return found;
}

/** Docs with these words together in one name. */
export const phrase = (index: SearchIndex, text: string): Matches =>
  kept(index, `"${text}"`, () => {
    const matches = noMatches(index);
    addPostings(matches, index, standTogether(index, text.split(' ')));
    return matches;
  });

/** Postings of the two-word spellings of a word that stand in names. */
const splitPostings = (index: SearchIndex, word: string): Uint32Array[] =>
  splitsOf(word)
    .map((split) => standTogether(index, split.split(' ')))
    .filter((found) => found.length > 0);

/** Docs with a word in some form: begun, written apart, or as part of a compound. */
export function wordMatches(index: SearchIndex, word: string, joined: readonly Joined[]): Matches {
  const splits = splitPostings(index, word);
  const compounds = joined.filter(({ text, whole }) => isKnown(index, text, whole));
  const plain = beginning(index, word);
  if (splits.length + compounds.length === 0) return plain;
  const matches = copyOf(plain);
  for (const { text, whole } of compounds) {
    uniteMatches(matches, (whole ? wholeWord : beginning)(index, text));
  }
  for (const found of splits) addPostings(matches, index, found);
  return matches;
}

/** Docs with all of some sets; none for no sets. */
export function inAll(sets: readonly Bits[]): Bits | null {
  const [first, ...others] = sets;
  if (!first) return null;
  const bits = first.slice();
  for (const other of others) intersect(bits, other);
  return bits;
}

/** Takes the docs away that a query leaves out. */
export function withoutExcluded(
  found: Bits,
  index: SearchIndex,
  excluded: WordsQuery['excluded'],
): Bits {
  for (const { words, phrase: together } of excluded) {
    const unwanted = together
      ? phrase(index, words.join(' ')).any
      : inAll(words.map((word) => wholeWord(index, word).any));
    if (unwanted) subtract(found, unwanted);
  }
  return found;
}

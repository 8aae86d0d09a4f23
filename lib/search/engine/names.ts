import { type Bits, countBits, intersect, isEmpty, noBits, unite } from '@/lib/search-index/bits';
import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import { keptBits } from './kept';
import { addWordsAt, lookUpAt, postingsOf } from './postings';
import { onlyWord } from './words';

/** What may stand at one place of a name. */
export type Choices = readonly WordRange[];

/** Docs of a set whose name of today has the words one after the other, the first at `from`. */
export function namesWith(
  index: SearchIndex,
  places: readonly Choices[],
  within: Bits,
  from = 0,
): Bits {
  let found = within;
  for (const [at, choices] of places.entries()) {
    const here = noBits(index.docs);
    for (const range of choices) addAt(here, index, range, from + at, found);
    found = here;
  }
  return found;
}

/** Looking a doc up in the postings of a word costs as much as reading so many of them. */
const LOOK_UP = 24;

/** Reads all postings of the range, or looks the docs of the set up when these are few. */
function addAt(bits: Bits, index: SearchIndex, range: WordRange, place: number, within: Bits) {
  const { words } = index;
  const postings = (words.postings[range.high] ?? 0) - (words.postings[range.low] ?? 0);
  if (postings === 0) return;
  const isLong = range.high - range.low === 1 && postings > index.docs / LOOK_UP;
  if (isLong && countBits(within) * LOOK_UP < postings) {
    lookUpAt(bits, index, postingsOf(index, range.low), place, within);
  } else {
    addWordsAt(bits, index, range, place, within);
  }
}

/** Keeps the docs whose name is as long as that, a legal form behind it not counted. */
export const keepLength = (bits: Bits, index: SearchIndex, words: number): Bits =>
  keepDocs(bits, (doc) => isAsLong(index, words, doc));

/** Whether a doc's name is as long as that, a legal form behind it not counted. */
export function isAsLong(
  { nameLengths, legalForms }: SearchIndex,
  words: number,
  doc: number,
): boolean {
  const form = (legalForms[doc] ?? 0) & 15;
  return nameLengths[doc] === words || (form > 0 && nameLengths[doc] === words + form);
}

export const wholeWords = (index: SearchIndex, words: readonly string[]): Choices[] =>
  words.map((word) => [onlyWord(findWord(index.words, word))]);

/** Names that are just these words. */
export function namesOf(index: SearchIndex, words: readonly string[], within: Bits): Bits {
  const { nameLengths } = index;
  const bits = namesWith(index, wholeWords(index, words), within);
  return keepDocs(bits, (doc) => nameLengths[doc] === words.length);
}

/** Names that are these words, but for a legal form before or behind them. */
export function namesOfCore(index: SearchIndex, words: readonly string[], within: Bits): Bits {
  const places = wholeWords(index, words);
  const bits = keepLength(namesWith(index, places, within), index, words.length);
  const led = intersect(ledByForm(index).slice(), within);
  if (isEmpty(led)) return bits;
  const { nameLengths, legalForms } = index;
  for (const form of [1, 4]) {
    const fits = (doc: number) =>
      (legalForms[doc] ?? 0) >>> 4 === form && nameLengths[doc] === words.length + form;
    unite(bits, keepDocs(namesWith(index, places, led, form), fits));
  }
  return bits;
}

/** Docs whose name begins with a legal form, which is rare. */
export const ledByForm = (index: SearchIndex): Bits =>
  keptBits(index, 'led by a legal form', () => {
    const bits = noBits(index.docs);
    for (let doc = 0; doc < index.docs; doc += 1) {
      if ((index.legalForms[doc] ?? 0) < 16) continue;
      bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
    }
    return bits;
  });

/** Names that begin with these words, of which the last may go on. */
export function namesBeginning(index: SearchIndex, words: readonly string[], within: Bits): Bits {
  const places = wholeWords(index, words.slice(0, -1));
  const last = wordsBeginning(index.words, words.at(-1) ?? '');
  return namesWith(index, [...places, [last]], within);
}

function keepDocs(bits: Bits, fits: (doc: number) => boolean): Bits {
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      if (!fits((at << 5) + bit)) bits[at] = (bits[at] ?? 0) & ~(1 << bit);
    }
  }
  return bits;
}

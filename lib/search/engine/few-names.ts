import { hasBit } from '@/lib/search-index/bits';
import type { SearchIndex } from '@/lib/search-index/types';
import { type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import { docsBits } from './kept';
import { type Choices, isAsLong, ledByForm, wholeWords } from './names';
import { addWordsAt, hasPosting, postingsOf } from './postings';

type Docs = readonly number[];

/** What `namesWith` answers, of few docs in their order. */
export function fewNamesWith(
  index: SearchIndex,
  places: readonly Choices[],
  within: Docs,
  from = 0,
): Docs {
  let found = within;
  for (const [at, choices] of places.entries()) {
    if (found.length === 0) break;
    const isHere = choices.map((range) => finderOf(index, range, from + at, found));
    found = found.filter((doc) => isHere.some((has) => has(doc)));
  }
  return found;
}

/** Looking one doc up in the postings of a word costs as much as reading so many of them. */
const LOOK_UP = 32;

/** Tells whether a doc's name of today has a word of the range at just this place. */
function finderOf(
  index: SearchIndex,
  { low, high }: WordRange,
  place: number,
  docs: Docs,
): (doc: number) => boolean {
  const { words, nameLengths } = index;
  const count = (words.postings[high] ?? 0) - (words.postings[low] ?? 0);
  if (count === 0) return () => false;
  if ((high - low) * docs.length * LOOK_UP < count) {
    const lists = Array.from({ length: high - low }, (_, at) => postingsOf(index, low + at));
    return (doc) =>
      place < (nameLengths[doc] ?? 0) && lists.some((list) => hasPosting(list, doc, place));
  }
  const found = docsBits(index, docs, (within, bits) => {
    addWordsAt(bits, index, { low, high }, place, within);
    return new Set(docs.filter((doc) => hasBit(bits, doc)));
  });
  return (doc) => found.has(doc);
}

/** Of few docs those whose names are just these words. */
export const fewNamesOf = (index: SearchIndex, words: readonly string[], within: Docs): Docs =>
  fewNamesWith(index, wholeWords(index, words), within).filter(
    (doc) => index.nameLengths[doc] === words.length,
  );

/** Of few docs those whose names are these words, but for a legal form before or behind them. */
export function fewNamesOfCore(index: SearchIndex, words: readonly string[], within: Docs): Docs {
  const { nameLengths, legalForms } = index;
  const places = wholeWords(index, words);
  const found = new Set(
    fewNamesWith(index, places, within).filter((doc) => isAsLong(index, words.length, doc)),
  );
  const led = within.filter((doc) => hasBit(ledByForm(index), doc));
  for (const form of led.length === 0 ? [] : [1, 4]) {
    for (const doc of fewNamesWith(index, places, led, form)) {
      const isForm = (legalForms[doc] ?? 0) >>> 4 === form;
      if (isForm && nameLengths[doc] === words.length + form) found.add(doc);
    }
  }
  return within.filter((doc) => found.has(doc));
}

/** Of few docs those whose names begin with these words, of which the last may go on. */
export function fewNamesBeginning(
  index: SearchIndex,
  words: readonly string[],
  within: Docs,
): Docs {
  const places = wholeWords(index, words.slice(0, -1));
  const last = wordsBeginning(index.words, words.at(-1) ?? '');
  return fewNamesWith(index, [...places, [last]], within);
}

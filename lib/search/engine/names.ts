import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import { DocSet } from './doc-set';
import { docsNamed, hasPosting, postingsOf } from './postings';
import { onlyWord } from './words';

/** What may stand at one place of a name. */
export type Choices = readonly WordRange[];

/** Docs of a set whose name of today has the words one after the other, the first at `from`. */
export function namesWith(
  index: SearchIndex,
  places: readonly Choices[],
  within: DocSet,
  from = 0,
): DocSet {
  let found = within;
  for (const [at, choices] of places.entries()) {
    if (found.size === 0) break;
    const here = choices.map((range) => namedAt(index, range, from + at, found));
    found = DocSet.union(index.docs, here);
  }
  return found;
}

/** Looking one doc up in the postings of a word costs as much as reading so many of them. */
const LOOK_UP = 32;

/** Looks the docs of a set up in the postings of each word of a range, or reads them all. */
function namedAt(index: SearchIndex, range: WordRange, place: number, within: DocSet): DocSet {
  const postings = postingsOf(index, range);
  const words = range.high - range.low;
  if (words * within.size * LOOK_UP > postings.length) {
    return docsNamed(index, postings, place).and(within);
  }
  const each = Array.from({ length: words }, (_, at) =>
    postingsOf(index, onlyWord(range.low + at)),
  );
  return within.filter(
    (doc) =>
      place < (index.nameLengths[doc] ?? 0) && each.some((word) => hasPosting(word, doc, place)),
  );
}

/** Whether a doc's name is as long as that, a legal form behind it not counted. */
export function isAsLong(
  { nameLengths, legalForms }: SearchIndex,
  words: number,
  doc: number,
): boolean {
  const form = (legalForms[doc] ?? 0) & 15;
  return nameLengths[doc] === words || (form > 0 && nameLengths[doc] === words + form);
}

const wholeWords = (index: SearchIndex, words: readonly string[]): Choices[] =>
  words.map((word) => [onlyWord(findWord(index.words, word))]);

/** Names that are just these words. */
export function namesOf(index: SearchIndex, words: readonly string[], within: DocSet): DocSet {
  const { nameLengths } = index;
  return namesWith(index, wholeWords(index, words), within).filter(
    (doc) => nameLengths[doc] === words.length,
  );
}

/** Names that are these words, but for a legal form before or behind them. */
export function namesOfCore(index: SearchIndex, words: readonly string[], within: DocSet): DocSet {
  const { docs, nameLengths, legalForms } = index;
  const places = wholeWords(index, words);
  const behind = namesWith(index, places, within).filter((doc) =>
    isAsLong(index, words.length, doc),
  );
  const led = ledByForm(index).and(within);
  const before = [1, 4].map((form) =>
    namesWith(index, places, led, form).filter(
      (doc) => (legalForms[doc] ?? 0) >>> 4 === form && nameLengths[doc] === words.length + form,
    ),
  );
  return DocSet.union(docs, [behind, ...before]);
}

const led = new WeakMap<SearchIndex, DocSet>();

/** Docs whose name begins with a legal form, which is rare. */
export function ledByForm(index: SearchIndex): DocSet {
  const known = led.get(index) ?? readLed(index);
  led.set(index, known);
  return known;
}

function readLed({ docs, legalForms }: SearchIndex): DocSet {
  const list: number[] = [];
  for (let doc = 0; doc < docs; doc += 1) if ((legalForms[doc] ?? 0) >= 16) list.push(doc);
  return DocSet.ofList(docs, Uint32Array.from(list));
}

/** Names that begin with these words, of which the last may go on. */
export function namesBeginning(
  index: SearchIndex,
  words: readonly string[],
  within: DocSet,
): DocSet {
  const places = wholeWords(index, words.slice(0, -1));
  const last = wordsBeginning(index.words, words.at(-1) ?? '');
  return namesWith(index, [...places, [last]], within);
}

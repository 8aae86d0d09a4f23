import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import { DocSet } from './doc-set';
import { nameWords } from './name-words';
import { docsNamed, postingsOf } from './postings';
import { isFigure, onlyWord } from './words';

/** The words allowed at one position of a name. */
export type Choices = readonly WordRange[];

/** Docs of a set whose current name has the words in sequence, the first at position `from`. */
export function namesWith(
  index: SearchIndex,
  places: readonly Choices[],
  within: DocSet,
  from = 0,
): DocSet {
  let found = within;
  for (const [at, choices] of places.entries()) {
    if (found.size === 0) break;
    found = namedAt(index, choices, from + at, found);
  }
  return found;
}

/** Names are scattered in memory: reading one costs about as much as this many postings. */
const NAME_COST = 8;

/** Reads the names of the docs, or the postings of the words, whichever costs less. */
function namedAt(index: SearchIndex, choices: Choices, place: number, within: DocSet): DocSet {
  const postings = choices.map((range) => postingsOf(index, range));
  const count = postings.reduce((sum, { length }) => sum + length, 0);
  if (count < within.size * NAME_COST) {
    const named = postings.map((found) => docsNamed(index, found, place).and(within));
    return DocSet.union(index.docs, named);
  }
  const { words, starts } = nameWords(index);
  const isChosen = chosenIn(choices);
  return within.filter((doc) => {
    const at = (starts[doc] as number) + place;
    return at < (starts[doc + 1] as number) && isChosen(words[at] as number);
  });
}

function chosenIn(choices: Choices): (word: number) => boolean {
  const [first, ...others] = choices.filter(({ low, high }) => low + 1 < high);
  const { low, high } = first ?? { low: 0, high: 0 };
  const single = new Set(
    choices.flatMap((range) => (range.low + 1 === range.high ? range.low : [])),
  );
  const [only = -1] = single.size === 1 ? single : [];
  if (single.size < 2 && others.length === 0) {
    return (word) => word === only || (low <= word && word < high);
  }
  const wide = first ? [first, ...others] : [];
  return (word) => single.has(word) || wide.some((range) => range.low <= word && word < range.high);
}

/** Whether a doc's name has that many words, not counting a legal form at its end. */
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

/** Docs whose name consists of exactly these words. */
export function namesOf(index: SearchIndex, words: readonly string[], within: DocSet): DocSet {
  const { nameLengths } = index;
  return namesWith(index, wholeWords(index, words), within).filter(
    (doc) => nameLengths[doc] === words.length,
  );
}

/** Docs whose name is these words, apart from a legal form before or after them. */
export function namesOfCore(index: SearchIndex, words: readonly string[], within: DocSet): DocSet {
  const { docs, nameLengths } = index;
  const places = wholeWords(index, words);
  const behind = namesWith(index, places, within).filter((doc) =>
    isAsLong(index, words.length, doc),
  );
  const led = ledByForm(index).and(within);
  const before = namesWith(index, places, led, 1).filter(
    (doc) => nameLengths[doc] === words.length + 1,
  );
  return DocSet.union(docs, [behind, before]);
}

/** Docs whose name begins with a legal form, which is rare. */
const ledByForm = oncePer('ledByForm', ({ docs, legalForms }: SearchIndex): DocSet => {
  const list: number[] = [];
  for (let doc = 0; doc < docs; doc += 1) if ((legalForms[doc] ?? 0) >= 16) list.push(doc);
  return DocSet.ofList(docs, Uint32Array.from(list));
});

/** Docs whose name begins with exactly these words. */
export const namesBeginningWith = (
  index: SearchIndex,
  words: readonly string[],
  within: DocSet,
): DocSet => namesWith(index, wholeWords(index, words), within);

/** Docs whose name begins with these words, the last of which may be a prefix. */
export function namesBeginning(
  index: SearchIndex,
  words: readonly string[],
  within: DocSet,
): DocSet {
  const places = wholeWords(index, words.slice(0, -1));
  return namesWith(index, [...places, begunBy(index, words.at(-1) ?? '')], within);
}

/** The words that an unfinished word may become; a number matches only itself. */
export const begunBy = (index: SearchIndex, word: string): Choices => [
  isFigure(word) ? onlyWord(findWord(index.words, word)) : wordsBeginning(index.words, word),
];

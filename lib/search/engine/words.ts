import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import { type Joined, splitsOf } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { DocSet } from './doc-set';
import { kept } from './kept';
import { docsNamed, docsOf, followedBy, postingsOf } from './postings';
import { valueSet } from './value-sets';
import { type ValuePlace, valuesTogether, valuesWith } from './value-words';

/** What a word of a query, or a phrase, is found by. */
type Sources = { postings: Uint32Array[]; values: ValuePlace[] };

/** The docs that have something in any field, and those that have it in today's name. */
export type Matches = { any: () => DocSet; name: () => DocSet };

/** The sources are looked for when the sets are not kept under that name. */
function matches(index: SearchIndex, name: string, sourcesOf: () => Sources): Matches {
  const all = (sets: DocSet[]) => DocSet.union(index.docs, sets);
  return {
    any: () =>
      kept(index, `any ${name}`, () => {
        const { postings, values } = sourcesOf();
        const named = postings.map((found) => docsOf(index, found));
        return all([...named, ...values.map((value) => valueSet(index, value))]);
      }),
    name: () =>
      kept(index, `name ${name}`, () =>
        all(sourcesOf().postings.map((found) => docsNamed(index, found))),
      ),
  };
}

/** Just this word, -1 when no name has it. */
export const onlyWord = (word: number): WordRange =>
  word < 0 ? { low: 0, high: 0 } : { low: word, high: word + 1 };

const rangeOf = ({ words }: SearchIndex, text: string, whole: boolean): WordRange =>
  whole ? onlyWord(findWord(words, text)) : wordsBeginning(words, text);

/** Whether any company has a word that begins so, or just this word. */
function isKnown(index: SearchIndex, text: string, whole: boolean): boolean {
  const { low, high } = rangeOf(index, text, whole);
  return low < high || valuesWith(index, text, whole).length > 0;
}

const sourcesOf = (index: SearchIndex, words: readonly Joined[]): Sources => ({
  postings: words.map(({ text, whole }) => postingsOf(index, rangeOf(index, text, whole))),
  values: words.flatMap(({ text, whole }) => valuesWith(index, text, whole)),
});

/** Docs with just this word. */
export const wholeWord = (index: SearchIndex, text: string): Matches =>
  matches(index, text, () => sourcesOf(index, [{ text, whole: true }]));

/** Where whole words stand one after the other in a name, as postings of the last. */
function standTogether(index: SearchIndex, words: readonly string[]): Uint32Array {
  const ranges = words.map((text) => onlyWord(findWord(index.words, text)));
  if (ranges.some(({ low, high }) => low === high)) return new Uint32Array();
  const [first = new Uint32Array(), ...others] = ranges.map((range) => postingsOf(index, range));
  return others.reduce(followedBy, first);
}

/** Docs with these words together in one name, or in their place, trade or legal form. */
export const phrase = (index: SearchIndex, text: string): Matches =>
  matches(index, `"${text}"`, () => ({
    postings: [standTogether(index, text.split(' '))],
    values: valuesTogether(index, text),
  }));

/** Docs with a word in some form: begun, written apart, or as part of a compound. */
export function wordMatches(index: SearchIndex, word: string, joined: readonly Joined[]): Matches {
  const compounds = joined.filter(({ text, whole }) => isKnown(index, text, whole));
  const written = compounds.map(({ text, whole }) => (whole ? text : `${text}*`));
  return matches(index, [`${word}*`, ...written].join(' '), () => {
    const { postings, values } = sourcesOf(index, [{ text: word, whole: false }, ...compounds]);
    const apart = splitsOf(word).map((split) => standTogether(index, split.split(' ')));
    return { postings: [...postings, ...apart], values };
  });
}

/** Takes the docs away that a query leaves out. */
export function withoutExcluded(
  found: DocSet,
  index: SearchIndex,
  excluded: WordsQuery['excluded'],
): DocSet {
  let left = found;
  for (const { words, phrase: together } of excluded) {
    const unwanted = together
      ? phrase(index, words.join(' ')).any()
      : DocSet.shared(words.map((word) => wholeWord(index, word).any()));
    if (unwanted) left = left.without(unwanted);
  }
  return left;
}

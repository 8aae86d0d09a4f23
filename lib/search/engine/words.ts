import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, type WordRange, wordsBeginning } from '@/lib/search-index/word-list';
import { isOfSons } from '@/lib/words/small-words';
import { type Joined, splitsOf, type Wanted } from '../compounds';
import { isStateWord } from '../everyday/states';
import type { WordsQuery } from '../parse-query';
import { DocSet } from './doc-set';
import { kept } from './kept';
import { docsNamed, docsOf, followedBy, postingsOf } from './postings';
import { stateSets } from './state-sets';
import { valueSet } from './value-sets';
import { type ValuePlace, valuesTogether, valuesWith } from './value-words';

/** Where a word or phrase of a query occurs. */
type Sources = { postings: Uint32Array[]; values: ValuePlace[]; states?: DocSet[] };

/** The docs that match in any field, and those that match in the current name. */
type Matches = { any: () => DocSet; name: () => DocSet };

/** Sources are computed only if the sets are not cached under that name. */
function matches(index: SearchIndex, name: string, sourcesOf: () => Sources): Matches {
  const all = (sets: DocSet[]) => DocSet.union(index.docs, sets);
  return {
    any: () =>
      kept(index, `any ${name}`, () => {
        const { postings, values, states = [] } = sourcesOf();
        const named = postings.map((found) => docsOf(index, found));
        return all([...named, ...values.map((value) => valueSet(index, value)), ...states]);
      }),
    name: () =>
      kept(index, `name ${name}`, () =>
        all(sourcesOf().postings.map((found) => docsNamed(index, found))),
      ),
  };
}

/** The range of one word; empty for -1, a word that no name has. */
export const onlyWord = (word: number): WordRange =>
  word < 0 ? { low: 0, high: 0 } : { low: word, high: word + 1 };

const rangeOf = ({ words }: SearchIndex, text: string, whole: boolean): WordRange =>
  whole ? onlyWord(findWord(words, text)) : wordsBeginning(words, text);

/** Whether any company has a word that begins with the text, or equals it. */
function isKnown(index: SearchIndex, text: string, whole: boolean): boolean {
  if (text.includes(' ')) return true;
  const { low, high } = rangeOf(index, text, whole);
  return low < high || isStateWord(text) || valuesWith(index, text, whole).length > 0;
}

const sourcesOf = (index: SearchIndex, words: readonly Joined[]): Sources => ({
  postings: words.map(({ text, whole }) =>
    text.includes(' ')
      ? standTogether(index, text.split(' '))
      : postingsOf(index, rangeOf(index, text, whole)),
  ),
  // A son begins no Sønderborg.
  values: words.flatMap(({ text, whole }) => valuesWith(index, text, whole || isOfSons(text))),
  states: words.flatMap(({ text }) => stateSets(index, text)),
});

/** Docs that have this whole word. */
const wholeWord = (index: SearchIndex, text: string): Matches =>
  matches(index, text, () => sourcesOf(index, [{ text, whole: true }]));

/** Where whole words occur in sequence in a name, as postings of the last one. */
function standTogether(index: SearchIndex, words: readonly string[]): Uint32Array {
  const ranges = words.map((text) => onlyWord(findWord(index.words, text)));
  if (ranges.some(({ low, high }) => low === high)) return new Uint32Array();
  const [first = new Uint32Array(), ...others] = ranges.map((range) => postingsOf(index, range));
  return others.reduce(followedBy, first);
}

/** Docs with these words in sequence in a name, place, industry or legal form. */
export const phrase = (index: SearchIndex, text: string): Matches =>
  matches(index, `"${text}"`, () => ({
    postings: [standTogether(index, text.split(' '))],
    values: valuesTogether(index, text),
  }));

/**
 * Docs with a word in any form: as a prefix, split in two, or as part of a compound.
 * @param wanted `isFull`: the word itself matches as a whole only
 * @param whole match whole words only, alone or in a compound
 */
export function wordMatches(
  index: SearchIndex,
  { word, joined, isFull = false }: Wanted & { isFull?: boolean },
  whole = false,
): Matches {
  const forms = [{ text: word, whole: isFull }, ...joined]
    .map((form) => ({ text: form.text, whole: whole || form.whole }))
    .filter((form, at) => at === 0 || isKnown(index, form.text, form.whole));
  const written = forms.map((form) => (form.whole ? `=${form.text}` : `${form.text}*`));
  return matches(index, written.join(' '), () => {
    const { postings, ...others } = sourcesOf(index, forms);
    const apart = splitsOf(word).map((split) => standTogether(index, split.split(' ')));
    return { postings: [...postings, ...apart], ...others };
  });
}

/** Numbers never match as prefixes: 3 is not 34. */
export const isFigure = (word: string): boolean => /^\d+$/.test(word);

/** Docs that have a word of a query in their current name; numbers match as a whole only. */
export function inName(index: SearchIndex, wanted: Wanted, whole = false): DocSet {
  const joined = wanted.joined.map(uncompletedFigure);
  return wordMatches(index, { ...wanted, joined, isFull: isFigure(wanted.word) }, whole).name();
}

const uncompletedFigure = (form: Joined): Joined =>
  isFigure(form.text) ? { ...form, whole: true } : form;

/** Removes the docs that match an exclusion. */
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

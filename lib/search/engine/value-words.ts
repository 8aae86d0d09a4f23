import { oncePerInSteps, partsOf, type Steps } from '@/lib/in-steps';
import { type SearchIndex, TEXT_FIELDS, type TextField } from '@/lib/search-index/types';
import { foldSearched, searchedWords } from '@/lib/words/fold';
import { foldedEverydayWords } from '../everyday';
import { isOtherwise } from '../everyday/begun-otherwise';
import { phrasesOfSectors } from '../everyday/sector-phrases';
import { isStateWord } from '../everyday/states';

/** `otherwise`: the word is an everyday name of the value, not one of its texts. */
export type ValuePlace = { field: TextField; code: number; otherwise?: true };

/**
 * The words of industries, legal forms and places, everyday names included, in code unit order, and
 * the values that have them.
 */
type ValueWords = { words: string[]; places: ValuePlace[][] };

export const valueWords = oncePerInSteps('valueWords', readValueWords);

/** Values per step. */
const PART = 100;

function* readValueWords({ texts }: SearchIndex): Steps<ValueWords> {
  const places = new Map<string, ValuePlace[]>();
  for (const field of TEXT_FIELDS) {
    const { values } = texts[field];
    for (const [from, to] of partsOf(values.length, PART)) {
      for (const [at, value] of values.slice(from, to).entries()) {
        const place: ValuePlace = { field, code: from + at + 1 };
        const own = searchedWords(...value);
        addPlace(places, own, place);
        const others = foldedEverydayWords(field, value).filter((word) => !own.includes(word));
        addPlace(places, others, { ...place, otherwise: true });
      }
      yield;
    }
  }
  const words = [...places.keys()].sort();
  return { words, places: words.map((word) => places.get(word) ?? []) };
}

function addPlace(places: Map<string, ValuePlace[]>, words: readonly string[], place: ValuePlace) {
  for (const word of words) {
    const listed = places.get(word);
    if (listed) listed.push(place);
    else places.set(word, [place]);
  }
}

/**
 * The values with a word that begins with the text, or equals it, or with a phrase; without
 * duplicates. A word for a trade begins no place, "bil" not Billund, and no word for another trade.
 */
export function valuesWith(index: SearchIndex, text: string, whole: boolean): ValuePlace[] {
  if (text.includes(' ')) return [...valuesTogether(index, text), ...inSectors(index, text)];
  const exact = valuesExactly(index, text);
  if (whole) return exact;
  const isTrade = exact.some(({ field }) => field === 'industry');
  return begunBy(index, text, ({ field }, word) => {
    if (field === 'industry') return !isOtherwise(text, word);
    return !isTrade || field === 'companyType' || word === text;
  });
}

/** Whether a whole word is one of an industry, a legal form or a place. */
export const isOfValue = (index: SearchIndex, word: string): boolean =>
  valuesWith(index, word, true).length > 0;

/** Whether it is one of those, or of a status. */
export const isOfValueOrState = (index: SearchIndex, word: string): boolean =>
  isStateWord(word) || isOfValue(index, word);

/** The same for a text that is still being typed: "skov" may become Skovlunde. */
export const valuesBegunBy = (index: SearchIndex, text: string): ValuePlace[] =>
  text.includes(' ') ? valuesTogether(index, text) : begunBy(index, text, () => true);

function valuesExactly(index: SearchIndex, text: string): ValuePlace[] {
  const { words, places } = valueWords(index);
  const at = firstNotBefore(words, text);
  return words[at] === text ? (places[at] ?? []) : [];
}

function begunBy(
  index: SearchIndex,
  text: string,
  isMeant: (place: ValuePlace, word: string) => boolean,
): ValuePlace[] {
  const { words, places } = valueWords(index);
  const found = new Set<ValuePlace>();
  for (let at = firstNotBefore(words, text); at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith(text)) break;
    for (const place of places[at] ?? []) if (isMeant(place, word)) found.add(place);
  }
  return [...found];
}

/** The values that contain these whole words in sequence: "Aarhus C". */
export function valuesTogether(index: SearchIndex, phrase: string): ValuePlace[] {
  const [first = ''] = phrase.split(' ');
  return valuesWith(index, first, true).filter(({ field, code }) => {
    const texts = index.texts[field].values[code - 1] ?? [];
    return texts.some((text) => ` ${foldSearched(text)} `.includes(` ${phrase} `));
  });
}

/** The industries of the sectors that are called so. */
const inSectors = ({ texts }: SearchIndex, phrase: string): ValuePlace[] =>
  texts.industry.values.flatMap(([, coded = ''], at) =>
    phrasesOfSectors(coded.slice(0, 6)).includes(phrase)
      ? { field: 'industry', code: at + 1, otherwise: true }
      : [],
  );

function firstNotBefore(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

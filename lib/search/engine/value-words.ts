import { oncePer } from '@/lib/once-per';
import { type SearchIndex, TEXT_FIELDS, type TextField } from '@/lib/search-index/types';
import { foldSearched, searchedWords } from '../fold';

export type ValuePlace = { field: TextField; code: number };

/** The words of industries, legal forms and places, in order of code units, and the values that have them. */
export type ValueWords = { words: string[]; places: ValuePlace[][] };

export const valueWords = oncePer(readValueWords);

function readValueWords({ texts }: SearchIndex): ValueWords {
  const places = new Map<string, ValuePlace[]>();
  for (const field of TEXT_FIELDS) {
    for (const [at, value] of texts[field].values.entries()) {
      for (const word of searchedWords(...value)) {
        const listed = places.get(word);
        const place = { field, code: at + 1 };
        if (listed) listed.push(place);
        else places.set(word, [place]);
      }
    }
  }
  const words = [...places.keys()].sort();
  return { words, places: words.map((word) => places.get(word) ?? []) };
}

/** The values with a word that begins so, or with just this word. */
export function valuesWith(index: SearchIndex, text: string, whole: boolean): ValuePlace[] {
  const { words, places } = valueWords(index);
  const found: ValuePlace[] = [];
  for (let at = firstNotBefore(words, text); at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (whole ? word !== text : !word.startsWith(text)) break;
    found.push(...(places[at] ?? []));
  }
  return found;
}

/** The values in which these whole words stand one after the other: "Aarhus C". */
export function valuesTogether(index: SearchIndex, phrase: string): ValuePlace[] {
  const [first = ''] = phrase.split(' ');
  return valuesWith(index, first, true).filter(({ field, code }) => {
    const texts = index.texts[field].values[code - 1] ?? [];
    return texts.some((text) => ` ${foldSearched(text)} `.includes(` ${phrase} `));
  });
}

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

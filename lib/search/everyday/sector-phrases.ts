import { SECTOR_NAMES, sectorsOf } from '@/lib/companies/sectors';
import { foldSearched } from '@/lib/words/fold';
import { sectorWords } from './sector-words';

/** What sectors and divisions are called: their own names in both languages, and everyday ones. */
const CALLED: readonly (readonly [name: string, words: string])[] = [
  ...SECTOR_NAMES.flatMap(({ danish, english }) =>
    [danish, english].map((name) => [danish, name.toLowerCase()] as const),
  ),
  ...sectorWords.flatMap(([names, words]) =>
    names.split('|').flatMap((name) => words.split(', ').map((one) => [name, one] as const)),
  ),
];

function listed(isWanted: (words: string) => boolean): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const [name, words] of CALLED) {
    if (isWanted(words)) byName.set(name, [...(byName.get(name) ?? []), words]);
  }
  return byName;
}

const isPhrase = (words: string) => foldSearched(words).includes(' ');
const single = listed((words) => !isPhrase(words));
const phrases = new Map(
  [...listed(isPhrase)].map(([name, texts]) => [name, texts.map(foldSearched)] as const),
);

const of = (called: ReadonlyMap<string, string[]>, code: string): string[] => {
  const { sector = '', division = '' } = sectorsOf(code) ?? {};
  return [...new Set([sector, division])].flatMap((name) => called.get(name) ?? []);
};

/** Single words for the sector and the division of an industry, as written. */
export const wordsOfSectors = (code: string): string[] => of(single, code);

/** Phrases for them, folded: "bygge anlaeg". */
export const phrasesOfSectors = (code: string): string[] => of(phrases, code);

const known = new Set([...phrases.values()].flat());
const LONGEST = Math.max(...[...known].map((phrase) => phrase.split(' ').length));

/** For each of the folded words the phrases for sectors that it is part of. */
export function sectorPhrases(words: readonly string[]): string[][] {
  const found = words.map((): string[] => []);
  for (let from = 0; from < words.length; from += 1) {
    for (let count = 2; count <= LONGEST && from + count <= words.length; count += 1) {
      const phrase = words.slice(from, from + count).join(' ');
      if (known.has(phrase)) {
        for (let at = from; at < from + count; at += 1) found[at]?.push(phrase);
      }
    }
  }
  return found;
}

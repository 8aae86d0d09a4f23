import { otherSons } from '@/lib/words/small-words';
import { sectorPhrases } from './everyday/sector-phrases';
import type { WordsQuery } from './parse-query';
import { registeredNames } from './place-names';

/** A half with fewer letters than this is too short for prefix matching. */
const SHORT = 3;
const SHORTEST_HALF = 2;
const SHORTEST_COMPOUND = 5;
const LONGEST_COMPOUND = 40;

/**
 * Two words that may be one compound: "bygge firma" also means byggefirma. `whole` compounds match
 * whole words only.
 */
export type Joined = { text: string; whole: boolean };

/** First halves of compounds as they are abbreviated: "ejd.selskab". Folded. */
const ABBREVIATED = new Map([
  ['adm', 'administrations'],
  ['ejd', 'ejendoms'],
  ['inv', 'investerings'],
  ['udl', 'udlejnings'],
  ['udv', 'udviklings'],
]);

/** For each word the compounds that it may form with the word before or after it. */
function joinedWith(words: readonly string[]): Joined[][] {
  const pairs = words.slice(1).map((right, index): Joined[] => {
    const left = words[index] ?? '';
    const pair = { text: left + right, whole: Math.min(left.length, right.length) < SHORT };
    const inFull = ABBREVIATED.get(left);
    return inFull === undefined ? [pair] : [pair, { text: inFull + right, whole: pair.whole }];
  });
  return words.map((_, index) => [...(pairs[index - 1] ?? []), ...(pairs[index] ?? [])]);
}

/** What the word alone may stand for: other names of a place, "ejendom" for "ejd", and sons. */
const otherwise = (word: string): Joined[] => {
  const inFull = ABBREVIATED.get(word)?.slice(0, -1);
  const names = [...registeredNames(word), ...(inFull === undefined ? [] : [inFull])];
  return [
    ...names.map((text) => ({ text, whole: false })),
    ...otherSons(word).map((text) => ({ text, whole: true })),
  ];
};

/**
 * A required word, and the other texts that count as a match: compounds, other names of a place,
 * and the word in full.
 */
export type Wanted = { word: string; joined: Joined[] };

/** A phrase of alternatives matches in sequence or as one word: "it-konsulent". */
const phraseForms = (text: string): Joined[] =>
  text.includes(' ')
    ? [text, text.replaceAll(' ', '')].map((one) => ({ text: one, whole: true }))
    : [];

/**
 * The required words of a query. Optional words only appear as halves of compounds, and of a group
 * the first word stands for all, or the first phrase where all are phrases.
 */
export function wantedWords({
  words,
  optional,
  either,
}: Pick<WordsQuery, 'words' | 'optional' | 'either'>): Wanted[] {
  const joined = joinedWith(words);
  const sectors = sectorPhrases(words);
  const formsAt = (at: number): Joined[] => [
    ...(joined[at] ?? []),
    ...otherwise(words[at] ?? ''),
    ...(sectors[at] ?? []).map((text) => ({ text, whole: true })),
  ];
  const wanted = words.flatMap((word, at): Wanted[] => {
    if (optional.includes(word)) return [];
    const group = either.find((one) => one.includes(word)) ?? [];
    const others = [...words.keys()].filter((place) => group.includes(words[place] ?? ''));
    if (others.some((place) => place < at)) return [];
    const alternatives = others
      .filter((place) => place > at)
      .flatMap((place) => [{ text: words[place] ?? '', whole: false }, ...formsAt(place)]);
    return [{ word, joined: [...formsAt(at), ...alternatives, ...group.flatMap(phraseForms)] }];
  });
  const ofPhrases = either.filter((group) => group.every((text) => text.includes(' ')));
  return [
    ...wanted,
    ...ofPhrases.map(([word = '', ...others]) => ({
      word,
      joined: [...phraseForms(word).slice(1), ...others.flatMap(phraseForms)],
    })),
  ];
}

/**
 * Ways to split a word in two, such as "bygge firma". Four or six digits also split into pairs: "62
 * 01 00", as in an industry code or a date.
 */
export function splitsOf(word: string): string[] {
  if (word.includes(' ')) return [];
  const splits = /^(?:\d{4}|\d{6})$/.test(word) ? [word.replace(/\d\d(?=\d)/g, '$& ')] : [];
  const letters = [...word];
  if (letters.length < SHORTEST_COMPOUND || letters.length > LONGEST_COMPOUND) return splits;
  for (let at = SHORTEST_HALF; at <= letters.length - SHORTEST_HALF; at += 1) {
    splits.push(`${letters.slice(0, at).join('')} ${letters.slice(at).join('')}`);
  }
  return splits;
}

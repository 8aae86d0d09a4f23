import type { WordsQuery } from '@/lib/search/parse-query';
import { isOfSons, otherSons } from '@/lib/words/small-words';
import { compoundsOf, hasPhrase, type Needed, neededOf, neighbourPairs } from './brute-names';
import type { Near, Vocabulary } from './near-words';

/** What a query word, or others of which one is enough, may mean, alone and in a compound. */
export type Reading = {
  /** Positions of the words in the query, and phrases. */
  one: Needed;
  word: string;
  others: string[];
  meant: Near[];
  compounds: Near[];
  pairs: [string, string][];
};

export function readingsOf(query: WordsQuery, near: Vocabulary): Reading[] {
  const { words } = query;
  const needed = neededOf(query);
  const nearTo = (word: string) => (isOfSons(word) ? [] : near.near(word));
  return needed.map((one) => {
    const { places, phrases } = one;
    const [word = '', ...others] = places.map((place) => words[place] ?? '');
    const pairs = places.flatMap((place) => neighbourPairs(words, place));
    const whole = nearTo(word);
    const isLast = one === needed.at(-1) && word !== '' && !isOfSons(word);
    const joined = [
      ...others,
      ...pairs.map(([left, right]) => left + right),
      ...phrases.map((text) => text.replaceAll(' ', '')),
    ];
    return {
      one,
      word,
      others,
      pairs,
      meant: whole.length === 0 && isLast ? near.nearBeginning(word) : whole,
      compounds: joined.flatMap(nearTo),
    };
  });
}

export function some(words: Iterable<string>, test: (word: string) => boolean): boolean {
  for (const word of words) if (test(word)) return true;
  return false;
}

/** Whether words contain a word unchanged: as prefix, as a compound, or as part of one. */
export function hasWord(
  words: ReadonlySet<string>,
  names: readonly string[],
  texts: readonly string[],
  { word, others, pairs, one: { phrases } }: Reading,
  isCompleted: (word: string) => boolean,
  states: ReadonlySet<string>,
  begins: (text: string, word: string) => boolean,
) {
  const isThere = (text: string) =>
    words.has(text) ||
    states.has(text) ||
    (isCompleted(text) && some(words, (other) => begins(text, other)));
  return (
    (word !== '' && [word, ...others].some(isThere)) ||
    otherSons(word).some((other) => words.has(other)) ||
    phrases.some(
      (text) =>
        texts.some((field) => hasPhrase(field, text)) || words.has(text.replaceAll(' ', '')),
    ) ||
    some(names, (name) => compoundsOf(name).includes(word)) ||
    pairs.some(([left, right]) =>
      left.length >= 3 && right.length >= 3
        ? isThere(left + right)
        : words.has(left + right) || states.has(left + right),
    )
  );
}

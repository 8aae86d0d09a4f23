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

/** For each word the compounds that it may form with the word before or after it. */
function joinedWith(words: readonly string[]): Joined[][] {
  const pairs = words.slice(1).map((right, index): Joined => {
    const left = words[index] ?? '';
    return { text: left + right, whole: Math.min(left.length, right.length) < SHORT };
  });
  return words.map((_, index) =>
    [pairs[index - 1], pairs[index]].filter((pair) => pair !== undefined),
  );
}

/**
 * A required word, and the other texts that count as a match: compounds, and other names of a
 * place.
 */
export type Wanted = { word: string; joined: Joined[] };

/** The required words of a query. Optional words only appear as halves of compounds. */
export function wantedWords({
  words,
  optional,
}: {
  words: string[];
  optional: string[];
}): Wanted[] {
  const joined = joinedWith(words);
  return words.flatMap((word, at) => {
    if (optional.includes(word)) return [];
    const names = registeredNames(word).map((text) => ({ text, whole: false }));
    return [{ word, joined: [...(joined[at] ?? []), ...names] }];
  });
}

/**
 * Ways to split a word in two, such as "bygge firma". Four or six digits also split into pairs: "62
 * 01 00", as in an industry code or a date.
 */
export function splitsOf(word: string): string[] {
  const splits = /^(?:\d{4}|\d{6})$/.test(word) ? [word.replace(/\d\d(?=\d)/g, '$& ')] : [];
  const letters = [...word];
  if (letters.length < SHORTEST_COMPOUND || letters.length > LONGEST_COMPOUND) return splits;
  for (let at = SHORTEST_HALF; at <= letters.length - SHORTEST_HALF; at += 1) {
    splits.push(`${letters.slice(0, at).join('')} ${letters.slice(at).join('')}`);
  }
  return splits;
}

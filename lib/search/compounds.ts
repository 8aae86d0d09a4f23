import { registeredNames } from './place-names';

/** Below this many letters a half is too short to be completed while typing. */
const SHORT = 3;
const SHORTEST_HALF = 2;
const SHORTEST_COMPOUND = 5;
const LONGEST_COMPOUND = 40;

/** Words that may be one: "bygge firma" also means byggefirma. */
export type Joined = { text: string; whole: boolean };

/** For each word the compounds it may be a part of, with its neighbour before or after it. */
function joinedWith(words: readonly string[]): Joined[][] {
  const pairs = words.slice(1).map((right, index): Joined => {
    const left = words[index] ?? '';
    return { text: left + right, whole: Math.min(left.length, right.length) < SHORT };
  });
  return words.map((_, index) =>
    [pairs[index - 1], pairs[index]].filter((pair) => pair !== undefined),
  );
}

/** A word that has to be found, and what it may be found in: compounds, and other names of its place. */
export type Wanted = { word: string; joined: Joined[] };

/** The words of a query that a company needs; those it need not have may be halves of compounds. */
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

/** The words, "bygge firma", that a word may have been written as; a code or a day in pairs, "62 01 00". */
export function splitsOf(word: string): string[] {
  const splits = /^(?:\d{4}|\d{6})$/.test(word) ? [word.replace(/\d\d(?=\d)/g, '$& ')] : [];
  const letters = [...word];
  if (letters.length < SHORTEST_COMPOUND || letters.length > LONGEST_COMPOUND) return splits;
  for (let at = SHORTEST_HALF; at <= letters.length - SHORTEST_HALF; at += 1) {
    splits.push(`${letters.slice(0, at).join('')} ${letters.slice(at).join('')}`);
  }
  return splits;
}

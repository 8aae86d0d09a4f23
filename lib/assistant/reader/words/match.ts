import { foldText } from '@/lib/words/fold';

/** A meaning, and the pattern of words of a folded question for it. The first match wins. */
export type Entry<T> = [means: T, words: string];

/** The entries of a table, in its order. */
export const tableOf = <T extends string>(words: Partial<Record<T, string>>) =>
  Object.entries(words) as Entry<T>[];

/** All words of a table, as one pattern. */
export const anyOf = (entries: readonly Entry<unknown>[]) =>
  entries.map(([, words]) => words).join('|');

export type Match<T> = { means: T; at: number; length: number };

const compiled = new Map<string, RegExp>();
/** Matches whole words of a folded text. */
export function wordsPattern(words: string): RegExp {
  const known = compiled.get(words) ?? new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`);
  compiled.set(words, known);
  return known;
}

export const has = (words: string, folded: string) => wordsPattern(words).test(folded);

/** The same for an unfolded text. */
export const isNamedIn = (words: string, text: string) => has(words, foldText(text));

/** Matches whole words of a text that is not folded: the pattern may have Danish letters. */
export const unfoldedPattern = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');

/** Masks the understood words of a text, so that nothing else is read there. */
export function masked(text: string, matches: readonly Match<unknown>[]): string {
  let rest = text;
  for (const { at, length } of matches) {
    rest = rest.slice(0, at) + '#'.repeat(length) + rest.slice(at + length);
  }
  return rest;
}

/** The matches of all entries in a text, in the order of the entries, without overlaps. */
export function matchesOf<T>(entries: readonly Entry<T>[], text: string): Match<T>[] {
  let rest = text;
  return entries.flatMap(([means, words]) => {
    const match = wordsPattern(words).exec(rest);
    if (!match) return [];
    const read = { means, at: match.index, length: match[0].length };
    rest = masked(rest, [read]);
    return [read];
  });
}

export const matchOf = (words: string, text: string) => matchesOf([[true, words]], text);

/** What some matches mean, each once. */
export const meaningsOf = <T>(matches: readonly Match<T>[]): T[] => [
  ...new Set(matches.map(({ means }) => means)),
];

/** Every occurrence of the words in a text. */
export function everyMatch(words: string, text: string): Match<true>[] {
  const every = text.matchAll(new RegExp(wordsPattern(words), 'g'));
  return [...every].map(({ index: at, 0: found }) => ({ means: true, at, length: found.length }));
}

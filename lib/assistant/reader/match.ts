import { foldText } from '@/lib/search/fold';

/** Words of a folded question, and what they ask for. The first that fits is meant. */
export type Entry<T> = [means: T, words: string];

export type Match<T> = { means: T; at: number; length: number };

const compiled = new Map<string, RegExp>();
/** Whole words of a folded text. */
export function wordsPattern(words: string): RegExp {
  const known = compiled.get(words) ?? new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`);
  compiled.set(words, known);
  return known;
}

export const has = (words: string, folded: string) => wordsPattern(words).test(folded);

/** The same of a text as it is written. */
export const isNamedIn = (words: string, text: string) => has(words, foldText(text));

/** A text with what was understood of it covered, so that nothing else is read there. */
export function masked(text: string, matches: readonly Match<unknown>[]): string {
  let rest = text;
  for (const { at, length } of matches) {
    rest = rest.slice(0, at) + '#'.repeat(length) + rest.slice(at + length);
  }
  return rest;
}

/** All entries whose words stand in a text, in their order, none within the words of another. */
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

/** The same words each time that they stand in a text. */
export function everyMatch(words: string, text: string): Match<true>[] {
  const every = text.matchAll(new RegExp(wordsPattern(words), 'g'));
  return [...every].map(({ index: at, 0: found }) => ({ means: true, at, length: found.length }));
}

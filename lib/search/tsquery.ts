import type { Joined } from './compounds';

/**
 * Conditions on the index of words, as the text of a tsquery. Folded words are
 * letters and digits only, so quoting them is all the escaping that is needed.
 */
const whole = (word: string) => `'${word}'`;
const beginning = (word: string) => `'${word}':*`;
const all = (parts: string[]) => (parts.length > 1 ? `(${parts.join(' & ')})` : parts.join());
const any = (parts: string[]) => (parts.length > 1 ? `(${parts.join(' | ')})` : parts.join());

export const tsquery = {
  all,
  /** A word that begins so, or one of the compounds it may be a part of. */
  word: (word: string, joined: Joined[]) =>
    any([
      beginning(word),
      ...joined.map(({ text, whole: exact }) => (exact ? whole : beginning)(text)),
    ]),
  /** All words of a phrase, wherever they stand. */
  phrase: (phrase: string) => all(phrase.split(' ').map(whole)),
  anyOf: (phrases: string[]) => any(phrases.map(tsquery.phrase)),
  not: (words: string[]) => `!${all(words.map(whole))}`,
};

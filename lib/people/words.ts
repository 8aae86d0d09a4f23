import { foldName } from '@/lib/words/fold';

export type WordsQuery = {
  /** Matches people with exactly this name. */
  whole: string;
  /** Matches all others whose name contains, for each word, a word with that prefix. */
  begun: string;
};

/** Maximum length of a folded name, as indexed by the database. */
const LONGEST = 500;

/** Maximum number of words looked up; each costs time, and names rarely have as many. */
const MOST_WORDS = 10;

/** Folded words contain only letters and digits, so nothing needs escaping. */
const lexeme = (text: string) => `'${text}'`;

/**
 * Prefixes of up to two letters are indexed as lexemes of their own; see the database function
 * person_words.
 */
const beginning = (word: string) =>
  [...word].length <= 2 ? lexeme(`^${word}`) : `${lexeme(word)}:*`;

/** tsquery texts to match against `person_words`; null if the name contains no words. */
export function toWordsQuery(name: string): WordsQuery | null {
  const folded = [...foldName(name)].slice(0, LONGEST).join('').trimEnd();
  if (folded === '') return null;
  const words = [...new Set(folded.split(' '))].slice(0, MOST_WORDS);
  const whole = lexeme(`=${folded}`);
  return { whole, begun: `${words.map(beginning).join(' & ')} & !${whole}` };
}

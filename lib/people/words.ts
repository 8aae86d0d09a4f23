import { foldName } from '@/lib/search/fold';

export type WordsQuery = {
  /** Fits people of just this name. */
  whole: string;
  /** Fits all others whose name has, for each word, one that begins so. */
  begun: string;
};

/** Letters of a folded name that the database keeps. */
const LONGEST = 500;

/** Words that are looked up; each takes its time, and hardly a name has as many. */
const MOST_WORDS = 10;

/** Folded words are letters and digits only: nothing in them needs escaping. */
const lexeme = (text: string) => `'${text}'`;

/** Short beginnings are in the index as such; see the function person_words of the database. */
const beginning = (word: string) =>
  [...word].length <= 2 ? lexeme(`^${word}`) : `${lexeme(word)}:*`;

/** What is asked of `person_words`, as texts of tsquery; null where a text has no words. */
export function toWordsQuery(name: string): WordsQuery | null {
  const folded = [...foldName(name)].slice(0, LONGEST).join('').trimEnd();
  if (folded === '') return null;
  const words = [...new Set(folded.split(' '))].slice(0, MOST_WORDS);
  const whole = lexeme(`=${folded}`);
  return { whole, begun: `${words.map(beginning).join(' & ')} & !${whole}` };
}

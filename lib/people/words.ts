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

/** The folded words of a name; none if it contains no words. */
function wordsOf(folded: string): string[] {
  const words = folded === '' ? [] : folded.split(' ');
  return [...new Set(words)].slice(0, MOST_WORDS);
}

const foldLimited = (name: string) => [...foldName(name)].slice(0, LONGEST).join('').trimEnd();

/** tsquery texts to match against `person_words`; null if the name contains no words. */
export function toWordsQuery(name: string): WordsQuery | null {
  const folded = foldLimited(name);
  const words = wordsOf(folded);
  if (words.length === 0) return null;
  const whole = lexeme(`=${folded}`);
  return { whole, begun: `${words.map(beginning).join(' & ')} & !${whole}` };
}

export type NearQuery = {
  /** The folded word that may be misspelt. */
  word: string;
  /** Matches those with all other words, and one that begins like this. */
  query: string;
};

/** Names of more words are rarely misspelt in one of them alone, and each costs a query. */
const MOST_DOUBTED = 4;

/** First letters that are mistaken for each other: Christian and Kristian, Wagner and Vagner. */
const LIKE_LETTERS = ['ck', 'vw', 'sz', 'jy'];

/** For each word of a name, the query of those who may have been meant if only it is misspelt. */
export function toNearQueries(name: string): NearQuery[] {
  const words = wordsOf(foldLimited(name));
  if (words.length > MOST_DOUBTED) return [];
  return words.map((word) => {
    const others = words.filter((other) => other !== word);
    // All people with a first letter would be too many to read.
    const letters = others.length === 0 ? 2 : 1;
    return { word, query: [...others.map(beginning), begunLike(word, letters)].join(' & ') };
  });
}

function begunLike(word: string, letters: 1 | 2): string {
  const [first = '', second = ''] = word;
  const firsts = LIKE_LETTERS.find((likes) => likes.includes(first)) ?? first;
  const begun = [...firsts].map((letter) => lexeme(`^${letter}${letters === 2 ? second : ''}`));
  return `(${begun.join(' | ')})`;
}

import { isAsked, isAskedState, isYear, mayBecomeAsked } from './everyday/asked';
import { isStateWord } from './everyday/states';
import type { WordsQuery } from './parse-query';

/**
 * A query without the words that ask for something about a company, and these words: "Lego regnskab
 * 2023" becomes "Lego". Null when there are none, or nothing else.
 * @param unfinished the last word may become one
 * @param isOfValue whether a word says what companies do or where they are. Beside other words one
 *   for a state is a question: "konkurs Lego"
 */
export function withoutAsked(
  query: WordsQuery,
  unfinished: boolean,
  isOfValue: (word: string) => boolean,
): { query: WordsQuery; asked: string[] } | null {
  const { words, optional, either, phrases } = query;
  const last = unfinished ? words.at(-1) : undefined;
  const needed = words.filter((word) => !optional.includes(word) && !either.flat().includes(word));
  const isOfName = (word: string) => !isAsked(word) && !isStateWord(word) && !isOfValue(word);
  const isNamed = phrases.length > 0 || needed.some(isOfName);
  const asking = needed.filter(
    (word) =>
      isAsked(word) || (isNamed && isAskedState(word)) || (word === last && mayBecomeAsked(word)),
  );
  if (asking.length === 0) return null;
  const asked = needed.filter((word) => asking.includes(word) || isYear(word));
  if (asked.length === needed.length && either.length + phrases.length === 0) return null;
  return { query: withoutWords(query, asked), asked };
}

/** A query without some of its words. */
export function withoutWords(query: WordsQuery, unwanted: readonly string[]): WordsQuery {
  const words = query.words.filter((word) => !unwanted.includes(word));
  const optional = query.optional.filter((word) => words.includes(word));
  const text = (written: string) => named(written, unwanted, optional);
  return { ...query, folded: text(query.folded), core: text(query.core), words, optional };
}

/** Whether a query has no other words: "Danmark" behind an address. */
export const isOnlyAsked = ({ words, optional, phrases }: WordsQuery): boolean =>
  phrases.length === 0 && words.every((word) => optional.includes(word) || isAsked(word));

/** The text without the words, and without small words at its ends: "hvad er ... for Lego". */
function named(written: string, asked: readonly string[], small: readonly string[]): string {
  const left = written.split(' ').filter((word) => !asked.includes(word));
  const isOwn = (word: string) => !small.includes(word);
  return left.slice(left.findIndex(isOwn), left.findLastIndex(isOwn) + 1).join(' ');
}

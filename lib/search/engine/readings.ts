import type { SearchIndex } from '@/lib/search-index/types';
import { isOfSons } from '@/lib/words/small-words';
import type { Wanted } from '../compounds';
import { type SimilarWord, similarBeginnings, similarWords } from './similar';

/** A word of a query and its possible meanings. */
export type Reading = Wanted & {
  /** Similar words that may replace it. */
  meant: SimilarWord[];
  /** The same, and similar words for compounds with a neighbour. */
  similar: SimilarWord[];
};

/** Only the last word may be unfinished, and only if no whole word is similar to it. */
export function readingsOf(index: SearchIndex, words: readonly Wanted[]): Reading[] {
  const known = new Map<string, SimilarWord[]>();
  const similarTo = (text: string) => {
    const isSpelled = text.includes(' ') || isOfSons(text);
    const similar = known.get(text) ?? (isSpelled ? [] : similarWords(index, text));
    known.set(text, similar);
    return similar;
  };
  return words.map(({ word, joined }, at) => {
    const whole = similarTo(word);
    const isLast = at === words.length - 1;
    const isOpen = whole.length === 0 && isLast && !word.includes(' ') && !isOfSons(word);
    const meant = isOpen ? similarBeginnings(index, word) : whole;
    const compounds = joined.flatMap(({ text }) => similarTo(text));
    return { word, joined, meant, similar: [...meant, ...compounds] };
  });
}

export const within = (similar: readonly SimilarWord[], edits: number): string[] =>
  similar.filter((one) => one.edits <= edits).map(({ text }) => text);

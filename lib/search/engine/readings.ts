import type { SearchIndex } from '@/lib/search-index/types';
import type { Wanted } from '../compounds';
import { type SimilarWord, similarBeginnings, similarWords } from './similar';

/** A word of a query and what it may be meant for. */
export type Reading = Wanted & {
  /** Words that may stand in its place. */
  meant: SimilarWord[];
  /** The same, and compounds that it may be a part of together with a neighbour. */
  similar: SimilarWord[];
};

/** Only the last word may be still unfinished, and only when it is like no whole one. */
export function readingsOf(index: SearchIndex, words: readonly Wanted[]): Reading[] {
  const known = new Map<string, SimilarWord[]>();
  const similarTo = (text: string) => {
    const similar = known.get(text) ?? similarWords(index, text);
    known.set(text, similar);
    return similar;
  };
  return words.map(({ word, joined }, at) => {
    const whole = similarTo(word);
    const isLast = at === words.length - 1;
    const meant = whole.length === 0 && isLast ? similarBeginnings(index, word) : whole;
    const compounds = joined.flatMap(({ text }) => similarTo(text));
    return { word, joined, meant, similar: [...meant, ...compounds] };
  });
}

export const within = (similar: readonly SimilarWord[], edits: number): string[] =>
  similar.filter((one) => one.edits <= edits).map(({ text }) => text);

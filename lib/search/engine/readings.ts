import type { SearchIndex } from '@/lib/search-index/types';
import { joinedWith } from '../compounds';
import { type SimilarWord, similarBeginnings, similarWords } from './similar';

/** A word of a query and what it may be meant for. */
export type Reading = {
  word: string;
  /** Words that may stand in its place. */
  meant: SimilarWord[];
  /** The same, and compounds that it may be a part of together with a neighbour. */
  similar: SimilarWord[];
};

/** Only the last word may be still unfinished, and only when it is like no whole one. */
export function readingsOf(index: SearchIndex, words: readonly string[]): Reading[] {
  const known = new Map<string, SimilarWord[]>();
  const similarTo = (text: string) => {
    const similar = known.get(text) ?? similarWords(index, text);
    known.set(text, similar);
    return similar;
  };
  const joined = joinedWith(words);
  return words.map((word, at) => {
    const whole = similarTo(word);
    const isLast = at === words.length - 1;
    const meant = whole.length === 0 && isLast ? similarBeginnings(index, word) : whole;
    const compounds = (joined[at] ?? []).flatMap(({ text }) => similarTo(text));
    return { word, meant, similar: [...meant, ...compounds] };
  });
}

export const within = (similar: readonly SimilarWord[], edits: number): string[] =>
  similar.filter((one) => one.edits <= edits).map(({ text }) => text);

import type { SearchIndex } from '@/lib/search-index/types';
import { foldSearched } from '@/lib/words/fold';
import { isJoiner, isLink } from '@/lib/words/small-words';
import { wantedWords } from '../compounds';
import { DocSet } from '../engine/doc-set';
import { inflected } from '../engine/inflected';
import { valuesWith } from '../engine/value-words';
import { isFigure, wordMatches } from '../engine/words';
import type { WordsQuery } from '../parse-query';

/** More words are a sentence, and no part of it is likely to be what was meant. */
const MOST_WORDS = 6;
const MOST_TEXTS = 3;

type Word = { word: string; docs: DocSet; isLight: boolean };
type Part = { words: Word[]; weight: number; found: number };

/**
 * Shorter versions of a text that finds nothing, without the words that prevent matches: "Bech Byg
 * Odense" becomes "Bech Byg". They keep more than half of the significant words; those that find
 * the fewest companies come first.
 */
export function textsWithout(index: SearchIndex, query: WordsQuery): string[] {
  if (query.phrases.length + query.excluded.length > 0) return [];
  const [typed, meant] = [query, inflected(index, query)?.query ?? query].map(wantedWords);
  if (!typed || !meant || typed.length < 2 || typed.length > MOST_WORDS) return [];
  const words = typed.map((one, at) => ({
    word: one.word,
    docs: wordMatches(index, meant[at] ?? one).any(),
    isLight: isFigure(one.word) || isLegalForm(index, one.word),
  }));
  if (DocSet.shared(words.map(({ docs }) => docs))?.size) return [];
  const least = weightOf(words) / 2;
  const parts = partsOf(words)
    .filter(({ weight, found }) => found > 0 && weight > least)
    .sort((a, b) => b.weight - a.weight || b.words.length - a.words.length || a.found - b.found);
  const [best] = parts;
  return parts
    .filter(({ weight, words }) => weight === best?.weight && words.length === best.words.length)
    .slice(0, MOST_TEXTS)
    .map((part) => writtenPart(query.text, new Set(part.words.map(({ word }) => word))));
}

const weightOf = (words: readonly Word[]) => words.filter(({ isLight }) => !isLight).length;

/** Every non-empty proper subset of the words. */
function partsOf(words: readonly Word[]): Part[] {
  const parts = Array.from({ length: 2 ** words.length - 2 }, (_, at) =>
    words.filter((_, place) => ((at + 1) >> place) & 1),
  );
  return parts.map((part) => {
    const found = part.some(({ docs }) => docs.size === 0)
      ? 0
      : (DocSet.shared(part.map(({ docs }) => docs))?.size ?? 0);
    return { words: part, weight: weightOf(part), found };
  });
}

/**
 * Whether a word is a legal form, such as "anpartsselskab", which is less significant than others.
 */
function isLegalForm(index: SearchIndex, word: string): boolean {
  const values = valuesWith(index, word, true);
  return values.length > 0 && values.every(({ field }) => field === 'companyType');
}

/** The pieces of a text that contain one of the words, and the link words between them. */
export function writtenPart(text: string, words: ReadonlySet<string>): string {
  const pieces = text.trim().split(/\s+/);
  const hasWord = pieces.map((piece) =>
    foldSearched(piece)
      .split(' ')
      .some((one) => words.has(one)),
  );
  const isBetween = (at: number) => hasWord.slice(0, at).includes(true) && hasWord[at + 1] === true;
  return pieces
    .filter((piece, at) => {
      const folded = foldSearched(piece);
      return (
        hasWord[at] || ((folded === '' || isJoiner(folded) || isLink(folded)) && isBetween(at))
      );
    })
    .join(' ')
    .replace(/[,;]+$/, '');
}

import type { SearchIndex } from '@/lib/search-index/types';
import { findWord } from '@/lib/search-index/word-list';
import { wantedWords } from '../compounds';
import { basesOf } from '../inflect';
import type { WordsQuery } from '../parse-query';
import { valuesWith } from './value-words';

/** Shorter stems are too ambiguous. */
const SHORTEST_BASE = 5;

/**
 * The query with each word that no company has as a whole word replaced by another inflection:
 * "malere" becomes "maler". Null when no word is replaced.
 */
export function inflected(index: SearchIndex, query: WordsQuery): WordsQuery | null {
  const bases = new Map<string, string>();
  for (const { word } of wantedWords(query)) {
    const base = isWhole(index, word) ? undefined : baseOf(index, word);
    if (base !== undefined) bases.set(word, base);
  }
  if (bases.size === 0) return null;
  const inForm = (word: string) => bases.get(word) ?? word;
  const inForms = (text: string) => text.split(' ').map(inForm).join(' ');
  return {
    ...query,
    folded: inForms(query.folded),
    core: inForms(query.core),
    words: [...new Set(query.words.map(inForm))],
  };
}

/** The shortest known word that the word may inflect; longer ones begin with it. */
const baseOf = (index: SearchIndex, word: string): string | undefined =>
  basesOf(word)
    .filter((base) => base.length >= SHORTEST_BASE && isWhole(index, base))
    .sort((a, b) => a.length - b.length)[0];

const isWhole = (index: SearchIndex, word: string): boolean =>
  findWord(index.words, word) >= 0 || valuesWith(index, word, true).length > 0;

import type { SearchIndex } from '@/lib/search-index/types';
import { findWord } from '@/lib/search-index/word-list';
import { isStateWord } from '../everyday/states';
import { basesOf } from '../inflect';
import type { WordsQuery } from '../parse-query';
import { isOfValue, valuesWith } from './value-words';

/** Shorter stems are too ambiguous. */
const SHORTEST_BASE = 5;

/** A query with words in another inflection; `isBetter`: no company has them as typed. */
type Inflected = { query: WordsQuery; isBetter: boolean };

/**
 * The query with words replaced by another inflection: each that no company has as a whole word,
 * "malere" by "maler"; and each that only names have where the other one is a trade, as some
 * companies are called "Revisorer". Null when no word is replaced.
 */
export function inflected(index: SearchIndex, query: WordsQuery): Inflected | null {
  const bases = new Map<string, string>();
  let isBetter = true;
  for (const [at, word] of query.words.entries()) {
    if (query.optional.includes(word) || isStateWord(word)) continue;
    const half = halfOfTrade(index, query.words[at - 1], word);
    if (half !== undefined) {
      bases.set(word, half);
      if (isWhole(index, word)) isBetter = false;
      continue;
    }
    if (isOfValue(index, word)) continue;
    const isNamed = findWord(index.words, word) >= 0;
    const base = baseOf(word, isNamed ? isOfTrade : isWhole, index);
    if (base === undefined) continue;
    bases.set(word, base);
    if (isNamed) isBetter = false;
  }
  if (bases.size === 0) return null;
  const inForm = (word: string) => bases.get(word) ?? word;
  const inForms = (text: string) => text.split(' ').map(inForm).join(' ');
  return {
    isBetter,
    query: {
      ...query,
      folded: inForms(query.folded),
      core: inForms(query.core),
      words: [...new Set(query.words.map(inForm))],
      either: query.either.map((group) => group.map(inForm)),
      lists: query.lists.map((list) => list.map(inForm)),
    },
  };
}

/** The shortest word of a kind that the word may inflect; longer ones begin with it. */
function baseOf(
  word: string,
  isKnown: (index: SearchIndex, word: string) => boolean,
  index: SearchIndex,
): string | undefined {
  return basesOf(word)
    .filter((base) => base !== word && base.length >= SHORTEST_BASE && isKnown(index, base))
    .sort((a, b) => a.length - b.length)[0];
}

/** The form in which a word makes a trade with the one before it: "law firms" is "law firm". */
function halfOfTrade(index: SearchIndex, before: string | undefined, word: string) {
  if (before === undefined || isOfTrade(index, before + word)) return undefined;
  return basesOf(word).find((base) => base !== word && isOfTrade(index, before + base));
}

const isOfTrade = (index: SearchIndex, word: string): boolean =>
  valuesWith(index, word, true).some(({ field }) => field === 'industry');

const isWhole = (index: SearchIndex, word: string): boolean =>
  isOfValue(index, word) || findWord(index.words, word) >= 0;

import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { reachesOf, reachOfBeginnings } from './edits';
import { TreeSearch } from './tree-search';
import { type LetterTree, vocabularyOf } from './vocabulary';

/** A word of the register, and how many letters lie between it and the one asked for. */
export type SimilarWord = { text: string; edits: number };

/**
 * Other words of names and values that a folded word may be a misspelling of,
 * the nearest first, then in the order of their code units.
 */
export function similarWords(index: SearchIndex, word: string): SimilarWord[] {
  return kept(index, word, 'words');
}

/**
 * Words of which some beginning may be meant by a folded word: it is misspelt
 * and not yet typed to its end. The edits are those of the nearest beginning.
 * Words that begin with the word itself are left out.
 */
export function similarBeginnings(index: SearchIndex, word: string): SimilarWord[] {
  return kept(index, word, 'beginnings');
}

/** Similar words that are kept for the next query, of all words together. */
const MAX_KEPT = 20_000;

type Kept = { lists: Map<string, SimilarWord[]>; words: number };
const keptLists = new WeakMap<SearchIndex, Kept>();

/**
 * A query is asked again for its next page, its counts and its next letter.
 * Lists used longest ago go first. Never change what you get.
 */
function kept(index: SearchIndex, word: string, of: Similarity): SimilarWord[] {
  const all = keptLists.get(index) ?? { lists: new Map(), words: 0 };
  keptLists.set(index, all);
  const name = `${of} ${word}`;
  const known = all.lists.get(name);
  const found = known ?? similarIn(vocabularyOf(index), word, of);
  if (known === undefined) all.words += found.length + 1;
  // The last one of a map is the one used last.
  all.lists.delete(name);
  all.lists.set(name, found);
  for (const [oldest, list] of all.lists) {
    if (all.words <= MAX_KEPT) break;
    all.lists.delete(oldest);
    all.words -= list.length + 1;
  }
  return found;
}

type Similarity = 'words' | 'beginnings';

/** The same, of some words. */
export function similarIn(
  trees: readonly LetterTree[],
  word: string,
  of: Similarity,
): SimilarWord[] {
  const found: SimilarWord[] = [];
  for (const reach of of === 'words' ? reachesOf(word) : reachOfBeginnings(word)) {
    for (const tree of trees) {
      const search = new TreeSearch(tree, word, reach, of === 'beginnings');
      search.run((text, edits) => found.push({ text, edits }));
    }
  }
  return found.sort((a, b) => a.edits - b.edits || (a.text < b.text ? -1 : 1));
}

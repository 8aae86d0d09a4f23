import 'server-only';
import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import { reachesOf, reachOfBeginnings } from './edits';
import { Recent } from './recent';
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

const listsOf = oncePer(
  (_: SearchIndex) => new Recent<SimilarWord[]>(MAX_KEPT, ({ length }) => length + 1),
);

/** A query is asked again for its next page, its counts and its next letter. */
function kept(index: SearchIndex, word: string, of: Similarity): SimilarWord[] {
  return listsOf(index).get(`${of} ${word}`, () => similarIn(vocabularyOf(index), word, of));
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

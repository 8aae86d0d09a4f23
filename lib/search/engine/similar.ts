import 'server-only';
import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import { reachesOf, reachOfBeginnings } from './edits';
import { Recent } from './recent';
import { TreeSearch } from './tree-search';
import { type LetterTree, vocabularyOf } from './vocabulary';

/** A word of the register, and its edit distance from the word searched for. */
export type SimilarWord = { text: string; edits: number };

/**
 * Words of names and values that a folded word may be a misspelling of, nearest first, then by code
 * unit. The word itself is not included.
 */
export function similarWords(index: SearchIndex, word: string): SimilarWord[] {
  return kept(index, word, 'words');
}

/**
 * Words with a prefix that a folded word may be a misspelling of: the word is misspelt and
 * unfinished. The distance is that of the nearest prefix. Words that begin with the word itself are
 * not included.
 */
export function similarBeginnings(index: SearchIndex, word: string): SimilarWord[] {
  return kept(index, word, 'beginnings');
}

/** Maximum number of cached similar words, over all words. */
const MAX_KEPT = 20_000;

const listsOf = oncePer(
  'similarWords',
  (_: SearchIndex) => new Recent<SimilarWord[]>(MAX_KEPT, ({ length }) => length + 1),
);

/** The same words recur for the next page, the counts and the next letter typed. */
function kept(index: SearchIndex, word: string, of: Similarity): SimilarWord[] {
  return listsOf(index).get(`${of} ${word}`, () => similarIn(vocabularyOf(index), word, of));
}

type Similarity = 'words' | 'beginnings';

/** The same for a given set of words. */
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

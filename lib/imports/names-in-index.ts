import { keyOfDoc } from '@/lib/search/engine/doc-key';
import { livingDocs } from '@/lib/search/engine/living';
import { nameWords } from '@/lib/search/engine/name-words';
import { firstFrom } from '@/lib/search/engine/rising';
import { LAST_PLACE, PLACE_BITS, type SearchIndex } from '@/lib/search-index/types';
import { findWord } from '@/lib/search-index/word-list';

/** The keys of companies that may have a name; the names themselves are compared later. */
export type Named = {
  /** Those whose name it is, but for the legal form. */
  exact: string[];
  /** Those whose name begins with it. */
  begun: string[];
  /**
   * Those that have the words one after another in a former or secondary name; none where a living
   * company has the name.
   */
  other: string[];
  /** There are more of the exact or other ones than are listed. */
  more: boolean;
};

/** Maximum companies of each kind. */
const MOST = { exact: 50, begun: 20, other: 100 };
/** Maximum companies that are looked at before the living ones come first. */
const MOST_SEEN = 2_000;

export const NOBODY: Named = { exact: [], begun: [], other: [], more: false };

type Words = { ids: number[]; lists: Uint32Array[] };

function wordsOf({ words, postings }: SearchIndex, core: string): Words | null {
  const ids = core.split(' ').map((word) => findWord(words, word));
  if (ids.length > 30 || ids.some((id) => id === -1)) return null;
  const lists = ids.map((id) => postings.subarray(words.postings[id], words.postings[id + 1]));
  return { ids, lists };
}

/** How many names have a word. */
export function countOf(index: SearchIndex, word: string): number {
  return wordsOf(index, word)?.lists[0]?.length ?? 0;
}

/** Sorts the docs of the rarest word by where the words stand in the names. */
function sortOut(index: SearchIndex, { ids, lists }: Words) {
  const { nameLengths, legalForms } = index;
  const { words, starts } = nameWords(index);
  const rare = lists.reduce(
    (best, list, at) => (list.length < (lists[best]?.length ?? 0) ? at : best),
    0,
  );
  const cursors = lists.map(() => 0);
  const found = { exact: [] as number[], begun: [] as number[], other: [] as number[] };
  const isFollowing = (first: number) =>
    lists.every((list, at) => {
      if (at === rare) return true;
      const cursor = firstFrom(list, cursors[at] ?? 0, first + at);
      cursors[at] = cursor;
      return list[cursor] === first + at;
    });
  for (const posting of lists[rare] ?? []) {
    const place = posting & LAST_PLACE;
    const doc = posting >>> PLACE_BITS;
    const length = nameLengths[doc] ?? 0;
    const start = place - rare;
    if (start < 0 || place === LAST_PLACE) continue;
    if (place >= length && place > 0) {
      if (found.other.length < MOST_SEEN && isFollowing(posting - rare)) found.other.push(doc);
      continue;
    }
    if (start > 1 || start + ids.length > length) continue;
    const from = (starts[doc] ?? 0) + start;
    if (!ids.every((id, at) => words[from + at] === id)) continue;
    const forms = legalForms[doc] ?? 0;
    const left = length - start - ids.length;
    const isWhole = (start === 0 || start === forms >> 4) && (left === 0 || left === (forms & 15));
    const kind = isWhole ? found.exact : found.begun;
    if (kind.length < MOST_SEEN) kind.push(doc);
  }
  return found;
}

/** Finds who may have a name, given as the folded words without its legal form. */
export function findNamed(index: SearchIndex, core: string): Named {
  const words = core === '' ? null : wordsOf(index, core);
  if (words === null) return NOBODY;
  const { exact, begun, other } = sortOut(index, words);
  const living = livingDocs(index);
  const isTaken = exact.some((doc) => living.has(doc));
  const keys = (docs: readonly number[], most: number) =>
    [...new Set(docs)]
      .sort((a, b) => Number(living.has(b)) - Number(living.has(a)) || a - b)
      .slice(0, most)
      .map((doc) => keyOfDoc(index, doc));
  return {
    exact: keys(exact, MOST.exact),
    begun: keys(begun, MOST.begun),
    other: isTaken ? [] : keys(other, MOST.other),
    more: exact.length > MOST.exact || (!isTaken && other.length > MOST.other),
  };
}

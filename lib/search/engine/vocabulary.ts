import 'server-only';
import { finish, oncePerInSteps, partsOf, type Steps } from '@/lib/in-steps';
import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, type WordList } from '@/lib/search-index/word-list';
import { SPELLED_STATES } from '../everyday/states';
import { emptyBlocks, enterLetters, isInside, type LetterBlocks } from './letter-blocks';
import { valueWords } from './value-words';

/** Words per step. */
const PART = 20_000;

type PackedWords = Pick<WordList, 'count' | 'bytes' | 'starts'>;

/**
 * Words for comparison letter by letter: shorter ones first, equal lengths in byte order, so that
 * neighbours share prefixes. Words of a length, in letters, begin at `lengths[length]`.
 */
export type LetterTree = PackedWords & {
  blocks: LetterBlocks;
  lengths: Uint32Array;
};

/** The words of names, and those that only values or states have; the two trees are disjoint. */
export const vocabularyOf = oncePerInSteps('vocabulary', function* (index: SearchIndex): Steps<
  LetterTree[]
> {
  yield* valueWords.steps(index);
  const words = [...new Set([...valueWords(index).words, ...SPELLED_STATES])];
  const others = words.filter((word) => findWord(index.words, word) < 0);
  return [yield* growTree(index.words), yield* growTree(packWords(others))];
});

export const letterTree = (words: PackedWords): LetterTree => finish(growTree(words));

function* growTree({ count, bytes, starts }: PackedWords): Steps<LetterTree> {
  const letters = yield* countLetters({ count, bytes, starts });
  const longest = letters.reduce((most, length) => Math.max(most, length), 0);
  const lengths = new Uint32Array(longest + 2);
  for (let word = 0; word < count; word += 1) {
    const longer = (letters[word] ?? 0) + 1;
    lengths[longer] = (lengths[longer] ?? 0) + 1;
  }
  for (let length = 1; length < lengths.length; length += 1) {
    lengths[length] = (lengths[length] ?? 0) + (lengths[length - 1] ?? 0);
  }
  const next = lengths.slice();
  const order = new Uint32Array(count);
  for (let word = 0; word < count; word += 1) {
    const length = letters[word] ?? 0;
    const place = next[length] ?? 0;
    next[length] = place + 1;
    order[place] = word;
  }
  yield;
  return { ...(yield* inOrder({ count, bytes, starts }, order)), lengths };
}

/** Copies the words into reading order: scattered access takes half as long again. */
function* inOrder(words: PackedWords, order: Uint32Array): Steps<Omit<LetterTree, 'lengths'>> {
  const bytes = new Uint8Array(words.starts[words.count] ?? 0);
  const starts = new Uint32Array(words.count + 1);
  const blocks = emptyBlocks(words.count);
  let end = 0;
  for (const [from, to] of partsOf(words.count, PART)) {
    for (let place = from; place < to; place += 1) {
      const word = order[place] ?? 0;
      const own = words.bytes.subarray(words.starts[word], words.starts[word + 1]);
      bytes.set(own, end);
      enterLetters(blocks, place, own);
      end += own.length;
      starts[place + 1] = end;
    }
    yield;
  }
  return { count: words.count, bytes, starts, blocks };
}

function* countLetters({ count, bytes, starts }: PackedWords): Steps<Uint32Array> {
  const letters = new Uint32Array(count);
  for (const [from, to] of partsOf(count, PART)) {
    for (let word = from; word < to; word += 1) {
      const end = starts[word + 1] ?? 0;
      let length = 0;
      for (let at = starts[word] ?? 0; at < end; at += 1)
        if (!isInside(bytes[at] ?? 0)) length += 1;
      letters[word] = length;
    }
    yield;
  }
  return letters;
}

/** Sorts and packs distinct words. */
export function packWords(words: readonly string[]): PackedWords {
  const packed = words.map((word) => Buffer.from(word)).sort(Buffer.compare);
  const starts = new Uint32Array(words.length + 1);
  for (const [place, word] of packed.entries()) {
    starts[place + 1] = (starts[place] ?? 0) + word.length;
  }
  return { count: words.length, bytes: Buffer.concat(packed), starts };
}

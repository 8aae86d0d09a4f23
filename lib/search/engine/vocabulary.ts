import 'server-only';
import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, type WordList } from '@/lib/search-index/word-list';
import { valueWords } from './value-words';

type PackedWords = Pick<WordList, 'count' | 'bytes' | 'starts'>;

/**
 * Words in the order of their bytes, which is that of a tree of letters:
 * neighbours begin alike. `kinds[n]` tells which letters word n has, see kindOf.
 */
export type LetterTree = PackedWords & { kinds: Uint32Array };

const known = new WeakMap<SearchIndex, LetterTree[]>();

/** The words of names, and the words that only values have: no word is in two trees. */
export function vocabularyOf(index: SearchIndex): LetterTree[] {
  const trees = known.get(index);
  if (trees) return trees;
  const others = valueWords(index).words.filter((word) => findWord(index.words, word) < 0);
  const made = [letterTree(index.words), letterTree(packWords(others))];
  known.set(index, made);
  return made;
}

/** The bit of a byte: one each for a to z, the others share six. */
const bitOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  const letter = byte - 0x61;
  return 1 << (letter >= 0 && letter < 26 ? letter : 26 + (byte % 6));
});

/** Which letters a word has; of letters beyond ASCII only the last byte counts. */
export function kindOf(bytes: Uint8Array, start = 0, end = bytes.length): number {
  let kind = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    const next = at + 1 < end ? (bytes[at + 1] ?? 0) : 0;
    // Another byte of the same letter follows.
    if ((next & 0xc0) !== 0x80) kind |= bitOfByte[byte] ?? 0;
  }
  return kind >>> 0;
}

export function letterTree({ count, bytes, starts }: PackedWords): LetterTree {
  const kinds = new Uint32Array(count);
  for (let word = 0; word < count; word += 1) {
    kinds[word] = kindOf(bytes, starts[word], starts[word + 1]);
  }
  return { count, bytes, starts, kinds };
}

/** Distinct words in any order, sorted and packed. */
export function packWords(words: readonly string[]): PackedWords {
  const packed = words.map((word) => Buffer.from(word)).sort(Buffer.compare);
  const starts = new Uint32Array(words.length + 1);
  for (const [place, word] of packed.entries()) {
    starts[place + 1] = (starts[place] ?? 0) + word.length;
  }
  return { count: words.length, bytes: Buffer.concat(packed), starts };
}

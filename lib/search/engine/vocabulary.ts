import 'server-only';
import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import { findWord, type WordList } from '@/lib/search-index/word-list';
import { valueWords } from './value-words';

type PackedWords = Pick<WordList, 'count' | 'bytes' | 'starts'>;

/**
 * Words to be compared letter by letter, the shorter first, those of a length in
 * the order of their bytes, so that neighbours begin alike. `order[n]` is the
 * number of the n-th word and `kinds[n]` tells which letters it has, see kindOf.
 * Words of a length in letters begin at `lengths[length]`.
 */
export type LetterTree = PackedWords & {
  order: Uint32Array;
  kinds: Uint32Array;
  lengths: Uint32Array;
};

/** The words of names, and the words that only values have: no word is in two trees. */
export const vocabularyOf = oncePer((index: SearchIndex): LetterTree[] => {
  const others = valueWords(index).words.filter((word) => findWord(index.words, word) < 0);
  return [letterTree(index.words), letterTree(packWords(others))];
});

/** The bit of a byte: one each for a to z, the others share six. */
const bitOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  const letter = byte - 0x61;
  return 1 << (letter >= 0 && letter < 26 ? letter : 26 + (byte % 6));
});

/** Which letters a word has; of letters beyond ASCII only the last byte counts. */
export function kindOf(bytes: Uint8Array, start = 0, end = bytes.length): number {
  let kind = 0;
  for (let at = start; at < end; at += 1) {
    const next = at + 1 < end ? (bytes[at + 1] ?? 0) : 0;
    // Otherwise another byte of the same letter follows.
    if (!isInside(next)) kind |= bitOfByte[bytes[at] ?? 0] ?? 0;
  }
  return kind >>> 0;
}

/** Whether a byte is a letter's second to fourth. */
const isInside = (byte: number) => (byte & 0xc0) === 0x80;

export function letterTree({ count, bytes, starts }: PackedWords): LetterTree {
  const letters = countLetters({ count, bytes, starts });
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
  const kinds = new Uint32Array(count);
  for (let word = 0; word < count; word += 1) {
    const length = letters[word] ?? 0;
    const place = next[length] ?? 0;
    next[length] = place + 1;
    order[place] = word;
    kinds[place] = kindOf(bytes, starts[word], starts[word + 1]);
  }
  return { count, bytes, starts, order, kinds, lengths };
}

function countLetters({ count, bytes, starts }: PackedWords): Uint32Array {
  const letters = new Uint32Array(count);
  for (let word = 0; word < count; word += 1) {
    const end = starts[word + 1] ?? 0;
    let length = 0;
    for (let at = starts[word] ?? 0; at < end; at += 1) if (!isInside(bytes[at] ?? 0)) length += 1;
    letters[word] = length;
  }
  return letters;
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

/**
 * Distinct words in UTF-8 byte order, packed: word n is `bytes[starts[n] … starts[n + 1]]`, its
 * postings begin at `postings[n]` and end before `postings[n + 1]`.
 */
export type WordList = {
  count: number;
  bytes: Uint8Array;
  starts: Uint32Array;
  postings: Uint32Array;
};

/** Words from `low` up to but excluding `high`. */
export type WordRange = { low: number; high: number };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function wordAt({ bytes, starts }: WordList, word: number): string {
  return decoder.decode(bytes.subarray(starts[word], starts[word + 1]));
}

/** The range of words that begin with a text. */
export function wordsBeginning(list: WordList, text: string): WordRange {
  const prefix = encoder.encode(text);
  const low = firstNotBefore(list, prefix, 0);
  const after = follower(prefix);
  return { low, high: after ? firstNotBefore(list, after, low) : list.count };
}

/** The number of a word; -1 if no name has it. */
export function findWord(list: WordList, text: string): number {
  const bytes = encoder.encode(text);
  const word = firstNotBefore(list, bytes, 0);
  return word < list.count && compare(list, word, bytes) === 0 ? word : -1;
}

/** The first byte sequence after all that begin with `prefix`. */
function follower(prefix: Uint8Array): Uint8Array | null {
  const last = prefix.at(-1);
  if (last === undefined) return null;
  const after = prefix.slice();
  // Cannot overflow: UTF-8 never contains the byte 0xff.
  after[after.length - 1] = last + 1;
  return after;
}

function firstNotBefore(list: WordList, text: Uint8Array, from: number): number {
  let low = from;
  let high = list.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list, middle, text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare({ bytes, starts }: WordList, word: number, text: Uint8Array): number {
  const start = starts[word] ?? 0;
  const length = (starts[word + 1] ?? 0) - start;
  const shared = Math.min(length, text.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (bytes[start + at] ?? 0) - (text[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}

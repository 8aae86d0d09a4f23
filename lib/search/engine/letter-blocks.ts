/**
 * A bitmap of letters per word, transposed: each 32 consecutive words form a block of 32 integers,
 * one per letter, whose bit n says whether the n-th word has the letter. One operation thus tests
 * 32 words.
 */
export type LetterBlocks = Int32Array;

const BLOCK = 32;
const A = 0;
const E = 4;
const LATIN = 26;

/** a to z have a number each; all other characters share six. */
const numberOfByte = Uint8Array.from({ length: 256 }, (_, byte) => {
  const letter = byte - 0x61;
  return letter >= 0 && letter < LATIN ? letter : LATIN + (byte % (BLOCK - LATIN));
});

export const emptyBlocks = (words: number): LetterBlocks =>
  new Int32Array(Math.ceil(words / BLOCK) * BLOCK);

/** Sets the letters of the word at `place`; a non-ASCII letter counts by its last byte only. */
export function enterLetters(blocks: LetterBlocks, place: number, word: Uint8Array): void {
  const block = place - (place % BLOCK);
  const bit = 1 << (place % BLOCK);
  for (let at = 0; at < word.length; at += 1) {
    // Skip: another byte of the same letter follows.
    if (isInside(word[at + 1] ?? 0)) continue;
    const letter = block + (numberOfByte[word[at] as number] as number);
    blocks[letter] = (blocks[letter] as number) | bit;
  }
}

/** Whether a byte is a UTF-8 continuation byte. */
export const isInside = (byte: number) => (byte & 0xc0) === 0x80;

/**
 * A set of letters. `hasPair`: contains both a and e, which one edit of æ can add or remove
 * together.
 */
type Letters = { single: Uint8Array; hasPair: boolean };

/** Letters that a candidate should have, and those it should not have. */
export type Likeness = { wanted: Letters; unwanted: Letters };

/** Letters of Danish names, most frequent first, then the shared numbers. */
const FREQUENT = Array.from('ersnatlikodgmvfubphyjcxwzq', (letter) => letter.charCodeAt(0) - 0x61);
const BY_FREQUENCY = [...FREQUENT, ...Array.from({ length: BLOCK - LATIN }, (_, at) => LATIN + at)];

/** @param goesOn candidates may have any other letters */
export function likenessTo(word: Uint8Array, goesOn: boolean): Likeness {
  const letters = emptyBlocks(1);
  enterLetters(letters, 0, word);
  const has = (letter: number) => letters[letter] === 1;
  // Rare wanted letters and frequent unwanted ones come first, so that most blocks exit early.
  return {
    wanted: lettersOf(BY_FREQUENCY.filter(has).reverse()),
    unwanted: lettersOf(goesOn ? [] : BY_FREQUENCY.filter((letter) => !has(letter))),
  };
}

function lettersOf(letters: readonly number[]): Letters {
  const hasPair = letters.includes(A) && letters.includes(E);
  const single = letters.filter((letter) => !hasPair || (letter !== A && letter !== E));
  return { single: Uint8Array.from(single), hasPair };
}

/**
 * Writes the places of the words that lack at most `edits` (1 or 2) of the wanted letters and have
 * at most as many unwanted ones: one edit removes at most one letter and adds at most one.
 * @returns the number of places written
 */
export function writeAlike(
  target: Uint32Array,
  blocks: LetterBlocks,
  { from, to }: { from: number; to: number },
  { wanted, unwanted }: Likeness,
  edits: number,
): number {
  let count = 0;
  for (let block = from - (from % BLOCK); block < to; block += BLOCK) {
    let far = exceeding(blocks, block, wanted, LACK, edits);
    if (far !== -1) far |= exceeding(blocks, block, unwanted, HAVE, edits);
    for (let near = ~far; near !== 0; near &= near - 1) {
      const place = block + 31 - Math.clz32(near & -near);
      if (place < from || place >= to) continue;
      target[count] = place;
      count += 1;
    }
  }
  return count;
}

/** XOR masks: LACK inverts "has the letter". */
const HAVE = 0;
const LACK = -1;

/** Bitmap of the words of a block that have, or lack, more than `most` of the letters. */
function exceeding(
  blocks: LetterBlocks,
  block: number,
  { single, hasPair }: Letters,
  turn: number,
  most: number,
): number {
  const [a, e] = [(blocks[block + A] as number) ^ turn, (blocks[block + E] as number) ^ turn];
  let once = hasPair ? a | e : 0;
  let twice = 0;
  let over = 0;
  for (let at = 0; at < single.length && over !== -1; at += 1) {
    const one = (blocks[block + (single[at] as number)] as number) ^ turn;
    over |= (most === 1 ? once : twice) & one;
    twice |= once & one;
    once |= one;
  }
  return over;
}

/**
 * Which letters words have: of each 32 words in their order a block of 32 numbers, one for
 * each letter, in which bit n tells whether the n-th of the words has it. So one operation
 * is about 32 words.
 */
export type LetterBlocks = Int32Array;

const BLOCK = 32;
const A = 0;
const E = 4;
const LATIN = 26;

/** a to z have a number each, all others share six. */
const numberOfByte = Uint8Array.from({ length: 256 }, (_, byte) => {
  const letter = byte - 0x61;
  return letter >= 0 && letter < LATIN ? letter : LATIN + (byte % (BLOCK - LATIN));
});

export const emptyBlocks = (words: number): LetterBlocks =>
  new Int32Array(Math.ceil(words / BLOCK) * BLOCK);

/** Enters the letters of the word at a place; of letters beyond ASCII only the last byte counts. */
export function enterLetters(blocks: LetterBlocks, place: number, word: Uint8Array): void {
  const block = place - (place % BLOCK);
  const bit = 1 << (place % BLOCK);
  for (let at = 0; at < word.length; at += 1) {
    // Otherwise another byte of the same letter follows.
    if (isInside(word[at + 1] ?? 0)) continue;
    const letter = block + (numberOfByte[word[at] as number] as number);
    blocks[letter] = (blocks[letter] as number) | bit;
  }
}

/** Whether a byte is a letter's second to fourth. */
export const isInside = (byte: number) => (byte & 0xc0) === 0x80;

/** Some letters; `hasPair`: a and e are among them, which an edit of æ takes away or brings together. */
type Letters = { single: Uint8Array; hasPair: boolean };

/** What a word may lack, and what it may have beside. */
export type Likeness = { wanted: Letters; unwanted: Letters };

/** Letters of Danish names, the most frequent first; the others come behind. */
const FREQUENT = Array.from('ersnatlikodgmvfubphyjcxwzq', (letter) => letter.charCodeAt(0) - 0x61);
const BY_FREQUENCY = [...FREQUENT, ...Array.from({ length: BLOCK - LATIN }, (_, at) => LATIN + at)];

/** @param goesOn words may have any other letters */
export function likenessTo(word: Uint8Array, goesOn: boolean): Likeness {
  const letters = emptyBlocks(1);
  enterLetters(letters, 0, word);
  const has = (letter: number) => letters[letter] === 1;
  // What most words lack or have comes first: then the rest need not be looked at.
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
 * Writes the places of the words that lack at most `edits` (1 or 2) of the wanted letters and
 * have at most as many unwanted ones: an edit takes away one and brings one.
 * @returns how many
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

/** Turns what words have into what they lack. */
const HAVE = 0;
const LACK = -1;

/** Which words of a block have, or lack, more than so many of some letters. */
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBlocks, enterLetters, likenessTo, writeAlike } from './letter-blocks';

const word = fc.string({ unit: fc.constantFrom(...'aeborstlq1ðß'), minLength: 1, maxLength: 9 });
const words = fc.array(word, { minLength: 1, maxLength: 150 });

function placesAlike(list: string[], asked: string, from: number, edits: number, goesOn = false) {
  const blocks = emptyBlocks(list.length);
  for (const [place, text] of list.entries()) enterLetters(blocks, place, Buffer.from(text));
  const target = new Uint32Array(list.length);
  const part = { from, to: list.length };
  const count = writeAlike(target, blocks, part, likenessTo(Buffer.from(asked), goesOn), edits);
  return [...target.subarray(0, count)];
}

/** Number of letters in one word that the other lacks; a and e together count as one. */
function missing(one: string, other: string): number {
  const letters = [...new Set(one)].filter((letter) => !other.includes(letter));
  return letters.length - (letters.includes('a') && letters.includes('e') ? 1 : 0);
}

test('words are alike that differ in no more letters than edits can change', () => {
  fc.assert(
    fc.property(words, word, fc.nat(40), fc.constantFrom(1, 2), (list, asked, from, edits) => {
      const alike = list.flatMap((text, place) =>
        place >= from && missing(asked, text) <= edits && missing(text, asked) <= edits
          ? place
          : [],
      );
      expect(placesAlike(list, asked, from, edits)).toEqual(alike);
    }),
    { numRuns: 500 },
  );
});

test('a word that goes on may have any letters beside', () => {
  const list = ['hansen', 'hansenstrup', 'hasenfuld', 'jxnsen'];
  expect(placesAlike(list, 'hansen', 0, 1, true)).toEqual([0, 1, 2]);
  expect(placesAlike(list, 'hansen', 0, 1)).toEqual([0]);
});

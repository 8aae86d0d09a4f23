import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainRow } from '@/tests/support/index-rows';
import { buildIndex } from './build';
import { findWord, wordAt, wordsBeginning } from './word-list';

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 'z', '0', 'ß', 'ж', '漢', '𝒜'),
  minLength: 1,
  maxLength: 5,
});

test('words are found whole and by their beginning', () => {
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 30 }), letters, (names, sought) => {
      const { words } = buildIndex(names.map((name, at) => plainRow(at + 1, name)));
      const all = Array.from({ length: words.count }, (_, word) => wordAt(words, word));
      for (const [word, text] of all.entries()) expect(findWord(words, text)).toBe(word);
      const asked = [...all.map((text) => [...text][0] ?? ''), sought];
      for (const text of asked) {
        const { low, high } = wordsBeginning(words, text);
        expect(all.slice(low, high)).toEqual(all.filter((word) => word.startsWith(text)));
      }
      if (!all.includes(sought)) expect(findWord(words, sought)).toBe(-1);
    }),
  );
});

test('everything begins with nothing', () => {
  const { words } = buildIndex([plainRow(1, 'Birke Byg ApS')]);
  expect(wordsBeginning(words, '')).toEqual({ low: 0, high: 3 });
});

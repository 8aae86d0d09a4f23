import { expect, test } from 'vitest';
import { cutText } from './cut-text';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀', 3, 'ab'],
  ['ab😀d', 4, 'ab😀'],
  ['', 3, ''],
])('%s in %i', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

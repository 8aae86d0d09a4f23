import { expect, test } from 'vitest';
import { isPage, readPage } from './page-param';

test.each([
  ['1', 1],
  ['007', 7],
  [' 12 ', 12],
  ['99999999999', 99_999_999_999],
  ['999999999999', 999_999_999_999],
])('"%s" is a page', (text, page) => {
  expect(isPage(text)).toBe(true);
  expect(readPage(text)).toBe(page);
});

test.each(['', '0', '-4', '2abc', '1.5', '1e3', '9'.repeat(13), '0x10', '٣'])(
  '"%s" is none, and means the first',
  (text) => {
    expect(isPage(text)).toBe(false);
    expect(readPage(text)).toBe(1);
  },
);

test('without one it is the first', () => {
  expect(readPage(undefined)).toBe(1);
});

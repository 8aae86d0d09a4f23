import { expect, test } from 'vitest';
import { pageOf } from './page-href';

test.each([
  ['7', 7],
  [' 7 ', 7],
  ['0', 1],
  ['-3', 1],
  ['0.9', 1],
  ['2.5', 2],
  ['1.234', 1234],
  ['1 234', 1234],
  ['12.345', 12345],
  ['99999', 20000],
  ['1.234.567', 20000],
  ['', null],
  ['seven', null],
])('"%s" is page %s of 20.000', (typed, page) => {
  expect(pageOf(typed, 20_000)).toBe(page);
});

import { expect, test } from 'vitest';
import { plain } from './number-range';

test.each([
  ['1.000', '1000'],
  ['1 000', '1000'],
  ['0,5', '0.5'],
  ['1.234,5', '1234.5'],
  ['−20', '-20'],
])('the number "%s" is %s', (typed, text) => expect(plain(typed)).toBe(text));

test.each([
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['12.', '12.'],
  ['−3.5 %', '-3.5'],
  ['1.234,5', '1234.5'],
])('the percentage "%s" is %s', (typed, text) => expect(plain(typed, true)).toBe(text));

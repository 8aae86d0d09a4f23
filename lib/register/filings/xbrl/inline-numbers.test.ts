import { expect, test } from 'vitest';
import { inlineNumber, printedDigits } from './inline-numbers';

test.each([
  ['1,234.56', 'ixt:num-dot-decimal', '1234.56'],
  ['1 234.56', 'ixt:numdotdecimal', '1234.56'],
  ["1'234.56", 'ixt:num-dot-decimal-apos', '1234.56'],
  ['1,234.56', 'ixt:numcommadot', '1234.56'],
  ['1.234,56', 'ixt:num-comma-decimal', '1234.56'],
  ['1\u00a0234,56', 'ixt:numspacecomma', '1234.56'],
  ['1.234,56', 'ixt:numdotcomma', '1234.56'],
  ['12 kr. 5 øre', 'ixt:num-unit-decimal', '12.05'],
  ['—', 'ixt:fixed-zero', '0'],
  ['-', 'ixt:numdash', '0'],
  ['n/a', 'ixt:fixed-empty', ''],
  ['1,234,5', 'ixt:num-comma-decimal', null],
  ['(12)', 'ixt:num-dot-decimal', null],
  ['12', 'ixt:num-roman', null],
  ['1,234', null, null],
  [' 1234 ', null, '1234'],
])('%s in %s', (text, format, digits) => {
  expect(printedDigits(text, format)).toBe(digits);
});

test('scale moves the point without losing a digit', () => {
  const number = (text: string, scale: string | null, sign: string | null = null) =>
    Number(inlineNumber(text, { format: 'ixt:num-dot-decimal', scale, sign }) ?? Number.NaN);
  expect(number('8.7', '3')).toBe(8700);
  expect(number('1.1', '6', '-')).toBe(-1100000);
  expect(number('37.5', '-2')).toBe(0.375);
  expect(number('5', 'many')).toBeNaN();
  expect(number('5', '0', '+')).toBeNaN();
});

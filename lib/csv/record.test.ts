import { expect, test } from 'vitest';
import { neutral, toRecord } from './record';

test.each([
  ...['=1', '+45 12', '-1', '@a', '\ta', '\ra', '\n=1'],
  ...['\uff1d1', '\uff0b1', '\uff0d1', '\uff20a'],
])('%j is no formula', (text) => {
  expect(neutral(text)).toBe(`'${text}`);
});

test.each(['a=1', '', ' =1', "'x", '(-1)'])('%j stays', (text) => {
  expect(neutral(text)).toBe(text);
});

test('a line has semicolons, decimal commas and quotes where they are needed', () => {
  expect(toRecord(['a', -1.25, null, 'b;"c"', '\uff1dd'])).toBe('a;-1,25;;"b;""c""";\'\uff1dd\r\n');
});

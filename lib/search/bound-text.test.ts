import { expect, test } from 'vitest';
import { dayText, numberText } from './bound-text';

test.each([
  ['1000', '1.000'],
  ['-2500000', '-2.500.000'],
  ['20.5', '20,5'],
  ['-0.5', '-0,5'],
])('the bound %s reads %s', (written, shown) => {
  expect(numberText(written)).toBe(shown);
});

test('a day reads day first, and what is none stays as it was typed', () => {
  expect(dayText('2020-01-31')).toBe('31/01/2020');
  expect(dayText('2020-13-99')).toBe('2020-13-99');
});

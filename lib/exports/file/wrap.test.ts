import { expect, test } from 'vitest';
import { inHelvetica, wrapText } from './wrap';

test('words go to the next line where they do not fit', () => {
  expect(wrapText('Danuverdo Planteskole A/S, Odense', 12)).toEqual([
    'Danuverdo',
    'Planteskole A/S,',
    'Odense',
  ]);
});

test('a word longer than a line is cut, and nothing is lost', () => {
  const long = 'Bestyrelsesmedlemsvalgfortegnelse';
  const lines = wrapText(`${long} slut`, 6);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join('').replace(' ', '')).toBe(`${long}slut`);
});

test('an address longer than a line is cut behind its signs', () => {
  expect(wrapText('kontor@nordhavn-og-soen.example', 12)).toEqual([
    ...['kontor@nordhavn-og-', 'soen.example'],
  ]);
});

test.each([
  ['', ['']],
  ['  ', ['']],
  ['a\n b', ['a b']],
])('%j is the lines %j', (text, lines) => {
  expect(wrapText(text, 20)).toEqual(lines);
});

test('a line narrower than a letter ends too', () => {
  expect(wrapText('AB', 0.1)).toEqual(['A', 'B']);
});

/** Width in em of a column of figures, with four years per table as statements are printed. */
const YEAR = (0.15 * 515 - 6) / 8;

test.each(['290.403.000.000', '-3.631.697.000.000', '888.888.888.888', '100.000,00 %'])(
  '%s is not broken in a column of figures',
  (text) => expect(wrapText(text.replace(' ', '\u00a0'), YEAR, inHelvetica).length).toBe(1),
);

import { expect, test } from 'vitest';
import { beginningOf } from './beginning';

test('what is short enough stays as it is', () => {
  expect(beginningOf('Ingen.', 6)).toBe('Ingen.');
  expect(beginningOf('Salget steg.\nDet fortsætter.', 40)).toBe('Salget steg.\nDet fortsætter.');
});

test.each([
  ['Salget steg i året. Det fortsætter også i det næste.', 30, 'Salget steg i året. …'],
  ['Gælden er 2,5 mio. kr. Den afvikles over ti år.', 40, 'Gælden er 2,5 mio. kr. …'],
  ['Leje og leasing\nHæftelse for skat i koncernen', 35, 'Leje og leasing …'],
  ['Er alt godt? Ja, det er vel tilfredsstillende nok.', 28, 'Er alt godt? …'],
])('ends with a sentence or a paragraph: %s', (text, most, shown) => {
  expect(beginningOf(text, most)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(most);
});

test.each([
  [
    'Kort. Selskabet forventer et resultat på niveau med året',
    40,
    'Kort. Selskabet forventer et resultat…',
  ],
  [
    'Selskabet har pantsat maskiner, varer og andet til banken',
    34,
    'Selskabet har pantsat maskiner…',
  ],
  ['x'.repeat(50), 20, `${'x'.repeat(18)}…`],
])('else with a word: %s', (text, most, shown) => {
  expect(beginningOf(text, most)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(most);
});

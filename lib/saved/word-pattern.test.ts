import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWords } from '@/lib/words/fold';
import { wordPattern, wordPatterns } from './word-pattern';

const fits = (search: string, text: string) =>
  wordPatterns(search).every((pattern) => new RegExp(pattern, 'iu').test(text));

it.each([
  ['kobenhavn', 'KØBENHAVN S'],
  ['koebenhavn', 'København'],
  ['KØBENHAVN', 'københavn'],
  ['aarhus', 'Århus C'],
  ['arhus', 'Århus C'],
  ['århus', 'Aarhus'],
  ['cafe', 'Café Ækvator'],
  ['aekvator', 'Café Ækvator'],
  ['murer a/s', 'Nordhavn Murer A/S'],
  ['murer as', 'Nordhavn Murer A/S'],
  ['vind ps', 'Vind P/S'],
  ['jensen & søn', 'Jensen/Søn ApS'],
  ['jensen og søn', 'Jensen & Søn ApS'],
  ['og', 'Og Så Videre ApS'],
  ['12 34 56 78', '12345678 Bager'],
  ['3456', '12345678 Bager'],
  ['strasse', 'Straße'],
  ['güneş', 'Güneş Grill'],
  ['GÜNEŞ', 'Güneş Grill'],
  ['Gunes', 'Güneş Grill'],
  ['żabka', 'Żabka i Petrović'],
  ['petrovic', 'Żabka i Petrović'],
  ['%', '100 % Vin'],
  ['(', 'Bager (under konkurs)'],
])('%s finds %s', (search, text) => {
  expect(fits(search, text)).toBe(true);
});

it.each([
  ['murer', 'Maler'],
  ['murer bager', 'Murer'],
  ['%', 'Vin'],
  ['.', 'Vin'],
  ['m.rer', 'maler'],
  ['1234 9', '12345678'],
])('%s does not find %s', (search, text) => {
  expect(fits(search, text)).toBe(false);
});

it('a text is found by each of its own words, as the search folds them', () => {
  const part = fc.constantFrom(
    ...[
      'a',
      'å',
      'aa',
      'Å',
      'æ',
      'ae',
      'Æ',
      'ø',
      'oe',
      'o',
      'Ø',
      'ö',
      'é',
      'E',
      'ü',
      'ß',
      'ç',
      'ñ',
      'Š',
      'ž',
      'Ā',
    ],
  );
  const word = fc
    .array(part, { minLength: 1, maxLength: 4 })
    .map((parts) => `k${parts.join('k')}k`);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const text = words.join(' ');
      for (const folded of foldWords(text)) {
        expect([folded, text, new RegExp(wordPattern(folded), 'iu').test(text)]).toEqual([
          folded,
          text,
          true,
        ]);
      }
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { readSigningRule } from './signing-rule';

describe('a signing rule', () => {
  it.each([
    ['Selskabet tegnes af direktøren alene.', 'the director alone', true],
    ['Selskabet tegnes af en direktør.', 'a director', true],
    ['Selskabet tegnes af direktionen.', 'the management', null],
    ['Selskabet tegnes af to direktører i forening.', 'two directors jointly', false],
    [
      'Selskabet tegnes af bestyrelsens formand i forening med en direktør.',
      'the chair of the board jointly with a director',
      false,
    ],
    [
      'Selskabet tegnes af en direktør i forening med bestyrelsens formand eller af den samlede bestyrelse.',
      'a director jointly with the chair of the board, or the whole board',
      false,
    ],
    [
      'Selskabet tegnes af den samlede bestyrelse eller af en direktør alene.',
      'the whole board, or a director alone',
      true,
    ],
    [
      'Selskabet tegnes af direktøren alene eller af to bestyrelsesmedlemmer i forening.',
      'the director alone, or two members of the board jointly',
      true,
    ],
    [
      'Selskabet tegnes af to medlemmer af bestyrelsen i forening eller af den administrerende direktør i forening med et medlem af bestyrelsen.',
      'two members of the board jointly, or the managing director jointly with a member of the board',
      false,
    ],
    ['Selskabet tegnes af den samlede direktion i forening.', 'the whole management jointly', null],
  ])('%s', (rule, english, directorAlone) => {
    expect(readSigningRule(rule)).toEqual({ english, directorAlone });
  });

  it.each([
    'Selskabet tegnes af direktør Ran Søgaard alene.',
    'Selskabet tegnes af en direktør alene, dog ikke ved salg af fast ejendom.',
    'Selskabet tegnes af en direktør i forening med et bestyrelsesmedlem i forening med formanden.',
    'Selskabet tegnes af en direktør i forening.',
    'Selskabet tegnes af direktøren i forening eller af den samlede bestyrelse.',
    'Tegnes af hvem som helst',
  ])('of other words is left as it is: %s', (rule) => {
    expect(readSigningRule(rule)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldName, foldSearched, foldText, foldWords } from './fold';

describe('foldText', () => {
  it.each([
    ['Århus Tømrer & Snedker A/S', 'aarhus toemrer snedker as'],
    ['AARHUS  tømrer', 'aarhus toemrer'],
    ['A\u030Arhus', 'aarhus'],
    ['Café Ærø I/S', 'cafe aeroe is'],
    ['K/S Straße 12', 'ks strasse 12'],
    ['3F/Fagligt', '3f fagligt'],
    ['Ǽgir Ǿre', 'aegir oere'],
    ['«»…', ''],
  ])('%s → %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

test.each(['Ørsted', 'Oersted', 'Orsted', 'Örsted'])('%s is one name', (name) => {
  expect(foldName(name)).toBe('orsted');
});

describe('foldWords', () => {
  it('keeps each word once and skips what is missing', () => {
    expect(foldWords('Murer Jensen', null, 'Jensen, Aalborg', undefined)).toEqual([
      'murer',
      'jensen',
      'aalborg',
    ]);
  });
});

it('folds plain Danish text as it folds all text', () => {
  const letter = fc.constantFrom(...'abkisp/ÆØÅæøå -.,&1234567890AS');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 30 }), (letters) => {
      // A non-breaking space leads to the slow path, and folds away.
      expect(foldText(letters.join(''))).toBe(foldText(`${letters.join('')}\u00a0`));
    }),
    { numRuns: 1_000 },
  );
});

describe('foldSearched', () => {
  it.each([
    ['Hansen og Schou ApS', 'hansen schou aps'],
    ['Hansen & Schou ApS', 'hansen schou aps'],
    ['Smith and Søn', 'smith son'],
    ['Ost og og Vin', 'ost vin'],
    ['Og Så Ost og', 'og saa ost og'],
    ['Rogn Andersen', 'rogn andersen'],
    ['H.C. Andersen', 'hc andersen'],
    ['H. C. Ø. Andersen', 'hco andersen'],
    ['B & O', 'bo'],
    ['a og b', 'ab'],
    ['Jens P Vitamin C', 'jens p vitamin c'],
    ['3 F 3', '3 f 3'],
    ['Brdr. Holm', 'brodrene holm'],
    ['Brdrup', 'brdrup'],
  ])('%s', (text, folded) => expect(foldSearched(text)).toBe(folded));
});

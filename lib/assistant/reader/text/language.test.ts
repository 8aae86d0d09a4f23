import { expect, test } from 'vitest';
import { languageOf } from './language';

test.each([
  ['Tømrere ikke i Ry', 'en', 'da'],
  ['Sidder Rikke Lund stadig i bestyrelsen?', 'en', 'da'],
  ['Betalte Ry Bageri A/S udbytte i 2020?', 'en', 'da'],
  ['Murere uden gæld', 'en', 'da'],
  ['soliditet under 20 %', 'en', 'da'],
  ['Soliditetsgraden over 40 %', 'en', 'da'],
  ['likviditet over 150 %', 'en', 'da'],
  ['afkastningsgrad over 10 %', 'en', 'da'],
  ['bruttoavance over 1 mio', 'en', 'da'],
  ['holdingselskaber', 'en', 'da'],
  ['murerfirmaer 8000', 'en', 'da'],
  ['vognmænd Esbjerg', 'en', 'da'],
  ['bagere Vejle', 'en', 'da'],
  ['solvency under 20 %', 'da', 'en'],
  ['Carpenters not in Ry', 'da', 'en'],
  ['Who owns Ikke Nu ApS?', 'da', 'en'],
  ['Hvem ejer The Bagel Company?', 'en', 'da'],
] as const)('"%s" on pages in %s is in %s', (question, ofPages, language) => {
  expect(languageOf(question, ofPages)).toBe(language);
});

test('a name alone is answered in the language of the pages', () => {
  for (const pages of ['da', 'en'] as const) {
    expect(languageOf('Novo Nordisk', pages)).toBe(pages);
    expect(languageOf('Murerfirmaet Bager Smed', pages)).toBe(pages);
  }
});

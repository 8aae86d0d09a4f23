import { expect, test } from 'vitest';
import { languageOf } from './language';

test.each([
  ['Tømrere ikke i Ry', 'en', 'da'],
  ['Sidder Rikke Lund stadig i bestyrelsen?', 'en', 'da'],
  ['Betalte Ry Bageri A/S udbytte i 2020?', 'en', 'da'],
  ['Murere uden gæld', 'en', 'da'],
  ['Carpenters not in Ry', 'da', 'en'],
  ['Who owns Ikke Nu ApS?', 'da', 'en'],
  ['Hvem ejer The Bagel Company?', 'en', 'da'],
] as const)('"%s" on pages in %s is in %s', (question, ofPages, language) => {
  expect(languageOf(question, ofPages)).toBe(language);
});

test('a name alone is answered in the language of the pages', () => {
  for (const pages of ['da', 'en'] as const) expect(languageOf('Novo Nordisk', pages)).toBe(pages);
});

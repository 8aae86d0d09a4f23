import { expect, test } from 'vitest';
import { languageOf } from './language';

test.each([
  ['Selskabets væsentligste aktivitet er at eje kapitalandele i andre selskaber.', 'da'],
  ['The company’s main activity is to own shares in other companies.', 'en'],
  ['Ingen.', 'da'],
  ['None.', 'en'],
  ['Selskabet er ejet af The Fjord Company of Denmark ApS og har ikke andre ejere.', 'da'],
  ['Holdingvirksomhed', ''],
  ['Handel med software as a service', 'da'],
  ['Software as a service', ''],
  // Twice as many words are enough, and fewer are not.
  ['er og the', 'da'],
  ['er og den the with', ''],
  ['the with er', 'en'],
  ['', ''],
])('%s: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

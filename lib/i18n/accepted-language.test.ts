import { expect, test } from 'vitest';
import { quickest } from '@/tests/support/quickest';
import { acceptedLanguage } from './accepted-language';

test.each([
  ['da-DK,da;q=0.9,en-US;q=0.8,en;q=0.7', 'da'],
  ['da', 'da'],
  ['en-US,en;q=0.9,da;q=0.8', 'en'],
  ['en;q=0.5, DA-dk;q=0.8', 'da'],
  ['de-DE,de;q=0.9,da;q=0.8,en;q=0.7', 'da'],
  ['de,fr;q=0.5', undefined],
  ['da;q=0', undefined],
  ['da;q=x,en;q=0.1', 'en'],
  ['*', undefined],
  ['', undefined],
  [null, undefined],
])('%s prefers %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test('a header of nothing but spaces is read at once', () => {
  const header = `da${' '.repeat(16_000)}x`;
  expect(quickest(() => expect(acceptedLanguage(header)).toBeUndefined())).toBeLessThan(100);
});

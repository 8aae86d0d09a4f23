import { expect, it } from 'vitest';
import { countryAbroad } from './country';

it('countries other than Denmark have names, in the language of the page', () => {
  expect(['SE', 'GL', 'NL'].map((code) => countryAbroad(code, 'da'))).toEqual([
    ...['Sverige', 'Grønland', 'Nederlandene'],
  ]);
  expect(countryAbroad('SE', 'en')).toBe('Sweden');
  expect([null, 'DK'].map((code) => countryAbroad(code, 'en'))).toEqual([null, null]);
});

it('a code that no country has is told as it is', () => {
  expect(['QY', 'S1', 'sverige'].map((code) => countryAbroad(code, 'en'))).toEqual([
    ...['QY', 'S1', 'sverige'],
  ]);
});

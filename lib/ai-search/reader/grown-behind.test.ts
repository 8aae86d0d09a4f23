import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['which electricians grew last year?', 'grossProfitUp'],
  ['How many manufacturers in Odense grew last year?', 'grossProfitUp'],
  ['How many manufacturers in Odense with revenue over 50 million grew?', 'grossProfitUp'],
  ['hvilke elektrikere i Odense voksede sidste år', 'grossProfitUp'],
  ['elektrikere i Odense der er vokset', 'grossProfitUp'],
  ['elektrikere i Odense med over 10 ansatte gik frem sidste år', 'grossProfitUp'],
  ['which builders in Aarhus shrank last year', 'grossProfitDown'],
  ['hvor mange elektrikere i Odense faldt sidste år', 'grossProfitDown'],
  ['elektrikere i Odense voksede tre år i træk', 'grossProfitUp3'],
])('the verb behind the other conditions: %s', (sentence, trend) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.trends).toEqual([trend]);
  expect(notUnderstood).toEqual([]);
});

test('it is told that the gross profit is meant', () => {
  const { parts } = read('which electricians grew last year?');
  expect(parts).toContainEqual({ text: 'grew last year', field: 'trends', as: 'grossProfit' });
});

test('a year is told as one that filters do not have', () => {
  const { filters, notUnderstood, hints } = read('How many electricians in Odense grew in 2020?');
  expect(filters.trends).toEqual(['grossProfitUp']);
  expect(notUnderstood).toEqual(['2020']);
  expect(hints).toEqual([{ text: '2020', why: 'otherYear' }]);
});

test.each([
  'electricians in Odense growing potatoes',
  'electricians in Odense that did not grow',
  "electricians in Odense that didn't grow last year",
  'elektrikere i Odense der ikke voksede',
  'electricians in Odense whose wages grew last year',
  'electricians in Odense grew their debt last year',
])('what is not of the companies, or denied, is no growth: %s', (sentence) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.trends).toBeUndefined();
  expect(filters.industry).toEqual(['El-installation']);
  expect(notUnderstood).not.toEqual([]);
});

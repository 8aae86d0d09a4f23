import { describe, expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

/** The tables are of 31 January 2022. */
const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

describe('when a company was founded', () => {
  test.each([
    ['recently founded companies', { from: '2021-01-31' }],
    ['nyligt stiftede restauranter i Aarhus', { from: '2021-01-31' }],
    ['for nylig stiftede virksomheder', { from: '2021-01-31' }],
    ['virksomheder der er stiftet for nyligt', { from: '2021-01-31' }],
    ['companies started recently', { from: '2021-01-31' }],
    ['recently opened restaurants', { from: '2021-01-31' }],
    ['recently founded companies in 2020', { from: '2020-01-01', to: '2020-12-31' }],
    ['restauranter stiftet i år', { from: '2022-01-01', to: '2022-12-31' }],
    ['virksomheder stiftet de sidste to år', { from: '2020-01-31' }],
    ['restauranter fra de sidste to år', { from: '2020-01-31' }],
    ['companies from the last two years', { from: '2020-01-31' }],
    ['firmaer stiftet det seneste halve år', { from: '2021-07-31' }],
    ['nystartede firmaer de sidste halvandet år', { from: '2020-07-31' }],
    ['firmaer stiftet for halvandet år siden', { from: '2020-07-01', to: '2020-07-31' }],
    ['stiftet for to et halvt år siden', { from: '2019-07-01', to: '2019-07-31' }],
    ['founded in the last year and a half', { from: '2020-07-31' }],
    ['founded before last year', { to: '2020-12-31' }],
    ['founded within two years', { from: '2020-01-31' }],
    ['stiftet inden for 14 dage', { from: '2022-01-17' }],
    ['selskaber stiftet for under en måned siden', { from: '2022-01-01' }],
    ['companies founded less than two weeks ago', { from: '2022-01-18' }],
    ['founded in the last quarter of 2019', { from: '2019-10-01', to: '2019-12-31' }],
    ['companies founded this half year', { from: '2022-01-01' }],
    ['månedens nye selskaber', { from: '2022-01-01' }],
    ["today's new companies", { from: '2022-01-31', to: '2022-01-31' }],
    ['virksomheder yngre end 6 måneder', { from: '2021-08-01' }],
    ['firms less than three months old', { from: '2021-11-01' }],
    ['virksomheder over 10 år gamle', { to: '2012-01-30' }],
    ['et par måneder gamle firmaer', undefined],
  ])('%s', (sentence, founded) => {
    expect(read(sentence).filters.founded).toEqual(founded);
  });
});

test.each(['recently closed restaurants', 'restauranter der for nylig er lukket'])(
  'when a company ended: %s',
  (sentence) => {
    const { filters, notUnderstood } = read(sentence);
    expect(filters.statusSince).toEqual({ from: '2021-01-31' });
    expect(filters.founded).toBeUndefined();
    expect(notUnderstood).toEqual([]);
  },
);

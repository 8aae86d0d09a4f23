import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['companies that grew', 'revenueUp'],
  ['companies that grew last year', 'revenueUp'],
  ['tømrere der er vokset det sidste år', 'revenueUp'],
  ['IT-virksomheder i Aarhus, der er vokset', 'revenueUp'],
  ['hvilke virksomheder i Aarhus er vokset?', 'revenueUp'],
  ['which companies in Odense with over 50 employees have grown?', 'revenueUp'],
  ['virksomheder der er gået tilbage', 'revenueDown'],
  ['companies that shrank', 'revenueDown'],
  ['omsætning der er faldet i forhold til sidste år', 'revenueDown'],
  ['virksomheder der har fået flere ansatte', 'employeesUp'],
  ['companies that hired more employees than last year', 'employeesUp'],
])('a sentence about growth: %s', (sentence, trend) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.trends).toEqual([trend]);
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['vækst over 20 %', 'over 20 %'],
  ['virksomheder med over 20 % vækst', 'over 20 %'],
  ['companies with more than 20% growth', 'more than 20%'],
])('the growth is read, and how much is told as what no filter can say: %s', (sentence, share) => {
  const { filters, notUnderstood, hints } = read(sentence);
  expect(filters).toEqual({ trends: ['revenueUp'] });
  expect(notUnderstood).toEqual([share]);
  expect(hints).toEqual([{ text: share, why: 'share' }]);
});

test.each([
  ['companies growing potatoes', 'growing potatoes'],
  ['virksomheder i Aarhus hvor antal ansatte i 2020 er vokset', 'vokset'],
  ['companies in Aarhus with more employees than Odense', 'more employees'],
])('what is no growth of the companies is told: %s', (sentence, unread) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.trends).toBeUndefined();
  expect(notUnderstood.join(' ')).toContain(unread);
});

test('another stretch of time than the last year is told', () => {
  expect(read('virksomheder der er vokset siden 2019').notUnderstood).toEqual(['siden 2019']);
});

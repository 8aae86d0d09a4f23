import { expect, test } from 'vitest';
import type { NumberRange } from '@/lib/search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['companies that grew', 'grossProfitUp'],
  ['companies that grew last year', 'grossProfitUp'],
  ['tømrere der er vokset det sidste år', 'grossProfitUp'],
  ['IT-virksomheder i Aarhus, der er vokset', 'grossProfitUp'],
  ['hvilke virksomheder i Aarhus er vokset?', 'grossProfitUp'],
  ['which companies in Odense with over 50 employees have grown?', 'grossProfitUp'],
  ['virksomheder der er gået tilbage', 'grossProfitDown'],
  ['companies that shrank', 'grossProfitDown'],
  ['virksomheder i vækst', 'grossProfitUp'],
  ['IT-virksomheder i Aarhus med vækst', 'grossProfitUp'],
  ['omsætningen er vokset', 'revenueUp'],
  ['virksomheder hvor omsætningen er vokset', 'revenueUp'],
  ['virksomheder der er vokset i antal ansatte', 'employeesUp'],
  ['companies growing in employees', 'employeesUp'],
  ['omsætning der er faldet i forhold til sidste år', 'revenueDown'],
  ['virksomheder der har fået flere ansatte', 'employeesUp'],
  ['companies that hired more employees than last year', 'employeesUp'],
])('a sentence about growth: %s', (sentence, trend) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.trends).toEqual([trend]);
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['landmænd i Vejle med stigende gæld', 'stigende gæld'],
  ['bakeries in Vejle with rising debt', 'rising debt'],
  ['companies in Vejle with falling prices', 'falling prices'],
])('what rises is none of the figures: %s', (sentence, told) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.trends).toBeUndefined();
  expect(filters.municipality).toEqual(['Vejle']);
  expect(notUnderstood).toEqual([told]);
});

test.each([
  'virksomheder i Aarhus med vækst og overskud',
  'growing and profitable companies',
  'companies with growth and a profit',
])('growth beside a profit is not that of the profit: %s', (sentence) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters).toMatchObject({
    trends: ['grossProfitUp', 'profitable'],
  });
  expect(notUnderstood).toEqual([]);
});

const growth = (of: 'revenue' | 'grossProfit' | 'employees', range: NumberRange) => ({
  [`${of}Growth`]: { ranges: [range] },
});

test.each([
  ['vækst over 20 %', growth('grossProfit', { min: 20.1 })],
  ['virksomheder med over 20 % vækst', growth('grossProfit', { min: 20.1 })],
  ['companies with more than 20% growth', growth('grossProfit', { min: 20.1 })],
  [
    'virksomheder der er vokset mindst 15 procent det sidste år',
    growth('grossProfit', { min: 15 }),
  ],
  ['omsætning steget med 10-20 %', growth('revenue', { min: 10, max: 20 })],
  ['omsætningsvækst på 12,5 %', growth('revenue', { min: 12.5 })],
  ['revenue growth of at least 30 percent', growth('revenue', { min: 30 })],
  ['over 20 % vækst i bruttofortjenesten', growth('grossProfit', { min: 20.1 })],
  ['companies that grew by more than 50% in employees', growth('employees', { min: 50.1 })],
  ['medarbejdervækst over 10 %', growth('employees', { min: 10.1 })],
  ['25 % flere ansatte', growth('employees', { min: 25 })],
  ['mindst 10 % færre ansatte end sidste år', growth('employees', { max: -10 })],
  ['omsætning faldet mere end 10 %', growth('revenue', { max: -10.1 })],
  ['revenue fell by less than 5%', growth('revenue', { min: -4.9, max: 0 })],
  ['vækst under 5 %', growth('grossProfit', { min: 0, max: 4.9 })],
  ['virksomheder der har fordoblet omsætningen', growth('revenue', { min: 100 })],
  ['firmaer der har fordoblet antallet af medarbejdere', growth('employees', { min: 100 })],
  ['companies growing 30% a year', growth('grossProfit', { min: 30 })],
  ['virksomheder med tocifret vækst', growth('grossProfit', { min: 10 })],
  ['companies that halved their number of employees', growth('employees', { max: -50 })],
])('how much is a range of the growth: %s', (sentence, filters) => {
  expect(read(sentence)).toMatchObject({ notUnderstood: [] });
  expect(read(sentence).filters).toEqual(filters);
});

test('growth of nothing that is named is of the gross profit, and the filter says so', () => {
  expect(read('virksomheder med vækst over 20 %').parts).toEqual([
    { text: 'vækst over 20 %', field: 'grossProfitGrowth' },
  ]);
});

test('a share beside another filter is of its own', () => {
  const sentence = 'restauranter i Aarhus med over 10 ansatte og vækst over 20 % i omsætningen';
  expect(read(sentence)).toMatchObject({
    filters: {
      industry: ['Restauranter'],
      employees: { ranges: [{ min: 11 }] },
      revenueGrowth: { ranges: [{ min: 20.1 }] },
    },
    notUnderstood: [],
  });
});

test.each([
  ['overskud steget over 20 %', 'over 20 %'],
  ['companies with profit growth of more than 20%', 'more than 20%'],
])('how much a result grew is told as what no filter can say: %s', (sentence, share) => {
  const { filters, notUnderstood, hints } = read(sentence);
  expect(filters).toEqual({ trends: ['profitUp'] });
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

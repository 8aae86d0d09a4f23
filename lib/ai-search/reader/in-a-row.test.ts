import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['underskud to år i træk', 'lossMaking2'],
  ['firmaer med underskud to år i træk', 'lossMaking2'],
  ['virksomheder der har haft underskud 3 år på stribe', 'lossMaking3'],
  ['virksomheder med overskud tre år i træk', 'profitable3'],
  ['virksomheder med overskud hvert år de sidste fem år', 'profitable5'],
  ['virksomheder med overskud i hvert af de seneste 5 år', 'profitable5'],
  ['tre år i træk med underskud', 'lossMaking3'],
  ['virksomheder med tre års underskud i træk', 'lossMaking3'],
  ['two losses in a row', 'lossMaking2'],
  ['companies with two consecutive annual losses', 'lossMaking2'],
  ['virksomheder med underskud de sidste to regnskabsår', 'lossMaking2'],
  ['which companies have had losses for at least 3 years', 'lossMaking3'],
  ['virksomheder med underskud i mindst tre år i træk', 'lossMaking3'],
  ['virksomheder med underskud flere år i træk', 'lossMaking2'],
  ['firmaer der har tabt penge de sidste tre år', 'lossMaking3'],
  ['firmaer med røde tal to år i træk', 'lossMaking2'],
  ['firmaer med negativt resultat to år i træk', 'lossMaking2'],
  ['virksomheder med overskud i tre på hinanden følgende år', 'profitable3'],
  ['omsætning der er vokset hvert år i tre år', 'revenueUp3'],
  ['stigende omsætning tre år i træk', 'revenueUp3'],
  ['omsætningen er faldet tre regnskaber i træk', 'revenueDown3'],
  ['virksomheder med voksende bruttofortjeneste de sidste fire år', 'grossProfitUp4'],
  ['virksomheder der er vokset tre år i træk', 'grossProfitUp3'],
  ['virksomheder med vækst tre år i træk', 'grossProfitUp3'],
  ['virksomheder med stigende underskud tre år i træk', 'profitDown3'],
  ['losses two years in a row', 'lossMaking2'],
  ['companies with losses two years in a row', 'lossMaking2'],
  ['companies making a loss for three consecutive years', 'lossMaking3'],
  ['three consecutive years of losses', 'lossMaking3'],
  ['companies that lost money three years running', 'lossMaking3'],
  ['profitable every year for the last five years', 'profitable5'],
  ['companies profitable in each of the last three years', 'profitable3'],
  ['growing revenue three years running', 'revenueUp3'],
  ['companies with revenue growing three years in a row', 'revenueUp3'],
  ['companies that have grown for three years', 'grossProfitUp3'],
  ['companies whose headcount fell two years in a row', 'employeesDown2'],
])('what was so for years in a row: %s', (sentence, trend) => {
  const { filters, notUnderstood } = read(sentence);
  expect({ filters, notUnderstood }).toEqual({ filters: { trends: [trend] }, notUnderstood: [] });
});

test.each([
  ['negativ egenkapital tre år i træk', ['tre år i træk']],
  ['overskud over 2 mio. kr. to år i træk', ['to år i træk']],
  ['underskud 12 år i træk', ['12 år i træk']],
])('years in a row of what the index does not count are not understood: %s', (sentence, left) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.trends).toBeUndefined();
  expect(notUnderstood).toEqual(left);
});

test('a figure and years of something else stay apart', () => {
  expect(read('tømrere med underskud over 5 år gamle').filters.trends).toBeUndefined();
  expect(read('overskud for tre år siden').filters.trends).toBeUndefined();
  expect(read('virksomheder med overskud stiftet de sidste tre år').filters).toMatchObject({
    profit: { ranges: [{ min: 0.001 }] },
    founded: {},
  });
  expect(read('underskud to år i træk i Aarhus med over 10 ansatte').filters).toEqual({
    trends: ['lossMaking2'],
    municipality: ['Aarhus'],
    employees: { ranges: [{ min: 11 }] },
  });
});

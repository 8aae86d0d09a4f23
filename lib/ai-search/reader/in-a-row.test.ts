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
  ['negativ egenkapital to år i træk', 'negativeEquity2'],
  ['firmaer med negativ egenkapital tre år på stribe', 'negativeEquity3'],
  ['selskaber der har haft negativ egenkapital i flere år', 'negativeEquity2'],
  ['underskud i flere år', 'lossMaking2'],
  ['negative equity three years running', 'negativeEquity3'],
  ['companies with negative equity for two years in a row', 'negativeEquity2'],
  ['positive equity for the last five years', 'positiveEquity5'],
])('what was so for years in a row: %s', (sentence, trend) => {
  const { filters, notUnderstood } = read(sentence);
  expect({ filters, notUnderstood }).toEqual({ filters: { trends: [trend] }, notUnderstood: [] });
});

test.each([
  ['negativ soliditet tre år i træk', ['tre år i træk']],
  ['overskud over 2 mio. kr. to år i træk', ['to år i træk']],
  ['underskud 12 år i træk', ['12 år i træk']],
])('years in a row of what the index does not count are not understood: %s', (sentence, left) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.trends).toEqual(sentence.startsWith('underskud') ? ['lossMaking'] : undefined);
  expect(notUnderstood).toEqual(left);
});

test.each([
  ['overskud hvert år siden 2018', ['profitable3']],
  ['underskud hvert eneste år siden 2015', ['lossMaking6']],
  ['companies with a profit every single year since 2017', ['profitable4']],
  ['negativ egenkapital i alle år siden 2016', ['negativeEquity5']],
  ['profit in all years since 2016', ['profitable5']],
  ['omsætningen er vokset hvert år siden 2018', ['revenueUp2']],
])('a run since a year ends at the newest accounts that are due: %s', (sentence, trends) => {
  expect(read(sentence)).toMatchObject({ filters: { trends }, notUnderstood: [] });
  expect(Object.keys(read(sentence).filters)).toEqual(['trends']);
});

test.each([
  ['overskud hvert år siden 2021', 'hvert år siden 2021'],
  ['overskud hvert år siden 1990', 'hvert år siden 1990'],
])('a run that no filter has is not the founding: %s', (sentence, left) => {
  expect(read(sentence).filters).toEqual({ trends: ['profitable'] });
  expect(read(sentence).notUnderstood).toEqual([left]);
});

test('a run of the newest year alone is that year', () => {
  const { filters, notUnderstood } = read('profitable every year since 2020 in Aarhus');
  expect(filters).toEqual({ municipality: ['Aarhus'], trends: ['profitable'] });
  expect(notUnderstood).toEqual([]);
});

test('no other figure has years', () => {
  const { filters, notUnderstood } = read('over 10 ansatte hvert år siden 2018');
  expect(filters).toEqual({ employees: { ranges: [{ min: 11 }] } });
  expect(notUnderstood).toEqual(['hvert år siden 2018']);
  expect(read('restauranter hvert år siden 2020').notUnderstood).not.toEqual([]);
});

test('from July on, the accounts of the last calendar year are due', () => {
  const later = makeLexicon({ ...sentenceTables(), today: '2022-07-01' });
  expect(readSentence('overskud hvert år siden 2018', later).filters.trends).toEqual([
    'profitable4',
  ]);
});

test('a figure and years of something else stay apart', () => {
  expect(read('tømrere med underskud over 5 år gamle').filters.trends).toEqual(['lossMaking']);
  expect(read('overskud for tre år siden').filters.trends).toEqual(['profitable']);
  expect(read('virksomheder med overskud stiftet de sidste tre år').filters).toMatchObject({
    trends: ['profitable'],
    founded: {},
  });
  expect(read('underskud to år i træk i Aarhus med over 10 ansatte').filters).toEqual({
    trends: ['lossMaking2'],
    municipality: ['Aarhus'],
    employees: { ranges: [{ min: 11 }] },
  });
});

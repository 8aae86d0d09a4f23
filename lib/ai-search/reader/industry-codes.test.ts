import { expect, test } from 'vitest';
import type { CompanyFilters } from '@/lib/search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => {
  const { filters, search, notUnderstood } = readSentence(sentence, lexicon);
  return { filters, search, notUnderstood };
};

test.each([
  ['branchekode 620100', ['Computerprogrammering']],
  ['branche 561010', ['Restauranter']],
  ['branche 5630', ['Caféer, værtshuse, diskoteker mv.']],
  ['NACE 62.01', ['Computerprogrammering']],
  ['industry code 702200', ['Virksomhedsrådgivning og anden rådgivning om driftsledelse']],
  ['branchekoder 561010 og 561020', ['Restauranter', 'Pizzeriaer, grillbarer, isbarer mv.']],
])('industries by their codes: %s', (sentence, industry) => {
  expect(read(sentence)).toEqual({ filters: { industry }, search: null, notUnderstood: [] });
});

test('a code that no industry has is told', () => {
  const { filters, notUnderstood } = read('branchekode 987654');
  expect({ filters, notUnderstood }).toEqual({
    filters: {},
    notUnderstood: ['branchekode 987654'],
  });
});

test.each<[string, CompanyFilters]>([
  ['branche: restauranter', { industry: ['Restauranter'] }],
  ['branchen med over 5 ansatte', { employees: { ranges: [{ min: 6 }] } }],
  ['companies with over 5 branches', { locations: { ranges: [{ min: 6 }] } }],
])('a word for trades is no branch office: %s', (sentence, filters) => {
  expect(read(sentence).filters).toEqual(filters);
});

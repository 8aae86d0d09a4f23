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

const CALL: CompanyFilters = { hasPhone: true, advertisingProtected: false };
const WRITE: CompanyFilters = { hasEmail: true, advertisingProtected: false };

test.each<[string, CompanyFilters]>([
  ['virksomheder jeg kan ringe til', CALL],
  ['virksomheder som man må ringe til', CALL],
  ['companies that I may call', CALL],
  ['companies we are allowed to phone', CALL],
  ['hvem kan jeg ringe til', CALL],
  ['virksomheder som man kan skrive til', WRITE],
  ['virksomheder man kan skrive en mail til', WRITE],
  ['virksomheder der kan kontaktes pr. mail', WRITE],
  ['companies that I can email', WRITE],
  ['firmaer vi må kontakte', { advertisingProtected: false }],
  ['virksomheder som ikke må kontaktes', { advertisingProtected: true }],
  ['firmaer der ikke kan ringes til', { hasPhone: false }],
  ['tømrere som jeg kan maile', { industry: ['Tømrer- og bygningssnedkervirksomhed'], ...WRITE }],
])('who can be reached has a number or an address: %s', (sentence, filters) => {
  expect(read(sentence)).toEqual({ filters, search: null, notUnderstood: [] });
});

test.each<[string, CompanyFilters]>([
  ['call centers i Aarhus', { industry: ['Call centres virksomhed'], municipality: ['Aarhus'] }],
  ['can you email me a list of companies', {}],
  ['kan jeg ringe til Novo Nordisk', {}],
  ['firmaer der kan ringe tilbage', {}],
  ['kan du finde banker', { industry: ['Banker, sparekasser og andelskasser'] }],
])('who asks may say so without meaning it: %s', (sentence, filters) => {
  expect(read(sentence).filters).toEqual(filters);
});

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
  ['firmaer i 2xxx postnumre', ['2000-2999']],
  ['firmaer i 2xxx og 3xxx', ['2000-2999', '3000-3999']],
  ['firmaer i postnr 8xxx', ['8000-8999']],
  ['firmaer i 50xx', ['5000-5099']],
  ['22xx og 23xx', ['2200-2299', '2300-2399']],
  ['firmaer i postnumre der starter med 8', ['8000-8999']],
  ['postnumre, der begynder med 8 eller 9', ['8000-8999', '9000-9999']],
  ['companies in postal codes starting with 80', ['8000-8099']],
  ['firmaer i postnummer 5000 til 5999', ['5000-5999']],
  ['postnumre mellem 6001 og 6999', ['6001-6999']],
  ['firmaer i postnummer under 3000', ['1000-2999']],
  ['postnummer 8000 og opefter', ['8000-9999']],
  ['postnumrene 2100, 2200 og 2300', ['2100', '2200', '2300']],
])('%s', (sentence, postalCode) => {
  expect(read(sentence)).toEqual({ filters: { postalCode }, search: null, notUnderstood: [] });
});

test.each<[string, CompanyFilters]>([
  ['firmaer med 2xxx ansatte', {}],
  ['firmaer med over 5000 ansatte', { employees: { ranges: [{ min: 5001 }] } }],
])('other numbers are none: %s', (sentence, filters) => {
  expect(read(sentence).filters).toEqual(filters);
});

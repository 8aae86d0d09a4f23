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

const MUNICIPALITIES: CompanyFilters = { companyType: ['Primærkommune'] };
const STATE: CompanyFilters = { companyType: ['Statslig administrativ enhed'] };

test.each<[string, CompanyFilters]>([
  ['kommuner', MUNICIPALITIES],
  ['alle kommuner', MUNICIPALITIES],
  ['municipalities', MUNICIPALITIES],
  ['kommuner på Bornholm', { ...MUNICIPALITIES, municipality: ['Bornholm'] }],
  ['kommuner og regioner', { companyType: ['Primærkommune', 'Region'] }],
  ['regioner', { companyType: ['Region'] }],
  ['statslige styrelser', STATE],
  ['ministerier', STATE],
])('public bodies are found by their legal form: %s', (sentence, filters) => {
  expect(read(sentence)).toEqual({ filters, search: null, notUnderstood: [] });
});

test.each(['offentlige virksomheder', 'public authorities', 'offentlige myndigheder'])(
  'all of them: %s',
  (sentence) => {
    expect(read(sentence).filters.companyType).toEqual([
      ...['Statslig administrativ enhed', 'Selvstændig offentlig virksomhed', 'Amtskommune'],
      ...['Region', 'Primærkommune'],
    ]);
  },
);

test.each<[string, CompanyFilters]>([
  ['firmaer i Randers kommune', { municipality: ['Randers'] }],
  ['firmaer i kommunerne Vejle og Kolding', { municipality: ['Vejle', 'Kolding'] }],
  ['firmaer i Vejle og Kolding kommuner', { municipality: ['Vejle', 'Kolding'] }],
  ['firmaer i Region Midtjylland', { region: ['Midtjylland'] }],
  ['firmaer i alle regioner', {}],
  ['public companies', { companyType: ['Aktieselskab'] }],
])('places are none: %s', (sentence, filters) => {
  expect(read(sentence).filters).toEqual(filters);
});

test.each([
  ['leverandører til den offentlige sektor', 'den offentlige sektor'],
  ['leverandører til kommuner', 'leverandører'],
  ['firmaer der sælger til kommuner', 'kommuner'],
  ['firmaer der har kommuner som kunder', 'kommuner'],
  ['konkurser efter kommuner', 'kommuner'],
  ['regionernes sygehuse', 'regionernes'],
  ['hvilke kommuner har flest konkurser', 'flest'],
])('who deals with them is none: %s', (sentence, told) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.companyType).toBeUndefined();
  expect(notUnderstood).toContain(told);
});

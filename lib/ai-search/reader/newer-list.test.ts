import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';
import type { Tables } from './vocabulary';

/** As loads store them: the register's Danish text and the English title of the class. */
const DB25: readonly (readonly [code: string, danish: string, english: string])[] = [
  ['410000', 'Opførelse af boliger og erhvervsbyggeri', 'Construction of buildings'],
  ['432100', 'El-installation', 'Electrical installation'],
  ['433410', 'Malerforretninger', 'Painting and glazing'],
  ['434100', 'Tagdækning', 'Roofing activities'],
  ['439100', 'Murerarbejde', 'Masonry and bricklaying activities'],
  ['467100', 'Engroshandel med motorkøretøjer', 'Wholesale of motor vehicles'],
  ['478100', 'Detailhandel med motorkøretøjer', 'Retail sale of motor vehicles'],
  ['561110', 'Servering af mad i restauranter', 'Restaurant activities'],
  ['621000', 'Computerprogrammering', 'Computer programming activities'],
  ['953110', 'Reparation af biler', 'Repair and maintenance of motor vehicles'],
  ['953190', 'Karosseriværksteder og autolakering', 'Repair and maintenance of motor vehicles'],
  ['962100', 'Frisørvirksomhed', 'Hairdressing and barber activities'],
];

const tables: Tables = {
  ...sentenceTables(),
  industries: [
    ...sentenceTables().industries,
    ...DB25.map(([code, danish, english]) => ({ version: 'DB25' as const, code, danish, english })),
  ],
  usedIndustries: new Set(DB25.map(([, danish]) => danish)),
};
const lexicon = makeLexicon(tables);
const industryOf = (sentence: string) => readSentence(sentence, lexicon).filters.industry;

test.each([
  ['murere i Odense', ['Murerarbejde']],
  ['tagdækkere i Odense', ['Tagdækning']],
  ['softwarefirmaer i Aarhus', ['Computerprogrammering']],
  ['frisører i Aarhus', ['Frisørvirksomhed']],
  ['restauranter i Aarhus', ['Servering af mad i restauranter']],
  ['elektrikere', ['El-installation']],
  ['malerfirmaer', ['Malerforretninger']],
  ['autolakerere i Vejle', ['Karosseriværksteder og autolakering']],
  ['virksomheder der udvikler software', ['Computerprogrammering']],
  ['hairdressers in Odense', ['Frisørvirksomhed']],
])('companies of DB25 are found by the words of DB07: %s', (sentence, industries) => {
  expect(industryOf(sentence)).toEqual(industries);
});

test('car dealers are of the classes of vehicles, not of fuels, whose digits those were', () => {
  expect(industryOf('bilforhandlere i Odense')?.toSorted()).toEqual([
    'Detailhandel med motorkøretøjer',
    'Engroshandel med motorkøretøjer',
  ]);
});

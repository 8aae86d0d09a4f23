import { expect, test } from 'vitest';
import type { CompanyFilters, NumberRange } from '@/lib/search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

const employees = (...ranges: NumberRange[]): CompanyFilters => ({ employees: { ranges } });
const old = { founded: { to: '1997-01-31' } };
const young = { founded: { from: '2017-01-31' } };

test.each<[string, CompanyFilters]>([
  ['mikrovirksomheder', employees({ max: 9 })],
  ['små danske virksomheder', employees({ max: 49 })],
  ['mindre virksomheder', employees({ max: 49 })],
  ['small companies', employees({ max: 49 })],
  ['mikro og små virksomheder', employees({ max: 49 })],
  ['små og mikrovirksomheder', employees({ max: 49 })],
  ['medium-sized companies', employees({ min: 50, max: 249 })],
  ['store virksomheder', employees({ min: 250 })],
  ['large companies', employees({ min: 250 })],
  ["SMV'er", employees({ max: 249 })],
  ['small and medium-sized enterprises', employees({ max: 249 })],
  ['mellemstore og store virksomheder', employees({ min: 50 })],
  ['små eller store virksomheder', employees({ max: 49 }, { min: 250 })],
  // A number of employees takes precedence over a size.
  ['store virksomheder med over 200 ansatte', employees({ min: 201 })],
  ['gamle virksomheder', old],
  ['old restaurants', { ...old, industry: ['Restauranter'] }],
  ['young companies', young],
  ['virksomheder på mindst 20 år', { founded: { to: '2002-01-31' } }],
  ['firmaer der har eksisteret i mindst 20 år', { founded: { to: '2002-01-31' } }],
  ['companies in business for at least 20 years', { founded: { to: '2002-01-31' } }],
  ['startups', young],
])('%s', (sentence, filters) => {
  expect(read(sentence)).toMatchObject({ notUnderstood: [] });
  expect(read(sentence).filters).toEqual(filters);
});

test.each(["old people's homes", 'stor omsætning', 'large'])('%s is no size and no age', (text) => {
  expect(read(text).filters).toEqual({});
});

test('a store is a shop', () => {
  expect(read('stores in Vejle').filters.sector).toEqual(['Detailhandel']);
  expect(read('grocery store').filters.industry).toEqual(['Købmænd og døgnkiosker']);
});

test.each([
  ['voksende virksomheder', 'voksende', 'grossProfitUp'],
  ['restauranter, der er i vækst', 'vækst', 'grossProfitUp'],
  ['vækstvirksomheder i Vejle', 'vækstvirksomheder', 'grossProfitUp'],
  ['shrinking companies', 'shrinking', 'grossProfitDown'],
] as const)(
  'growth of nothing that is named is of the gross profit, and told so: %s',
  (sentence, text, trend) => {
    const { filters, parts, notUnderstood } = read(sentence);
    expect({ trends: filters.trends, notUnderstood }).toEqual({
      trends: [trend],
      notUnderstood: [],
    });
    expect(parts).toContainEqual({ text, field: 'trends', as: 'grossProfit' });
  },
);

test('growth of a figure is of that', () => {
  expect(read('virksomheder i vækst med voksende overskud').filters.trends).toContain('profitUp');
  expect(read('companies with growing profit').parts).toEqual([
    { text: 'growing profit', field: 'trends' },
  ]);
  expect(read('ikke voksende virksomheder').filters).toEqual({});
});

test.each([
  'companies growing fast',
  'it firms growing in Aarhus',
  'companies that grow',
  'firms growing and with over 10 employees',
  'firmaer som går fremad',
])('growth is told behind the companies too: %s', (text) => {
  expect(read(text)).toMatchObject({ filters: { trends: ['grossProfitUp'] }, notUnderstood: [] });
});

test('who grows something does not grow', () => {
  expect(read('companies growing potatoes').filters).toEqual({});
});

test('shops of a company are its production units, but not those that are sought', () => {
  expect(read('kæder med over 10 butikker').filters).toEqual({
    locations: { ranges: [{ min: 11 }] },
  });
  expect(read('find 5 butikker i Aarhus').filters.locations).toBeUndefined();
});

test('all others than a form leave it out', () => {
  const not = { companyType: ['Anpartsselskab'] };
  expect(read('alle andre end ApS').filters).toEqual({ not });
  expect(read('everything except ApS').filters).toEqual({ not });
});

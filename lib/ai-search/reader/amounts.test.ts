import { expect, test } from 'vitest';
import type { CompanyFilters, NumberRange } from '@/lib/search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);
const revenue = (range: NumberRange): CompanyFilters => ({ revenue: { ranges: [range] } });
const employees = (range: NumberRange): CompanyFilters => ({ employees: { ranges: [range] } });

test.each<[string, CompanyFilters]>([
  ['omsætning over to millioner', revenue({ min: 2_000.001 })],
  ['omsætning over 5 MDKK', revenue({ min: 5_000.001 })],
  ['omsætning >= 5 mio', revenue({ min: 5_000 })],
  ['revenue <= 5 million', revenue({ max: 5_000 })],
  ['omsætning fra 1 mio', revenue({ min: 1_000 })],
  ['omsætning over 1 500 000', revenue({ min: 1_500.001 })],
  ['omsætning mellem 500 000 og 10 000 000 kr.', revenue({ min: 500, max: 10_000 })],
  ['egenkapital under -500 000 kr', { equity: { ranges: [{ max: -500.001 }] } }],
  ['omsætning fra 1 mio til 5 mio', revenue({ min: 1_000, max: 5_000 })],
  ['omsætning på 2000-2500 tkr', revenue({ min: 2_000, max: 2_500 })],
  ['omsætning mellem 500.000 og 2 mio', revenue({ min: 500, max: 2_000 })],
  ['omsætning over 1½ mio. kr.', revenue({ min: 1_500.001 })],
  ['omsætning under ½ mio', revenue({ max: 499.999 })],
  ['omsætning over en kvart million', revenue({ min: 250.001 })],
  ['firmaer der tjener over 1 mio', { profit: { ranges: [{ min: 1_000.001 }] } }],
  ['egenkapital under -1 mio. kr.', { equity: { ranges: [{ max: -1_000.001 }] } }],
  ['equity between -5 million and 0 kr', { equity: { ranges: [{ min: -5_000, max: 0 }] } }],
  ['resultat under −500.000 kr.', { profit: { ranges: [{ max: -500.001 }] } }],
  ['resultat på -2 mio', { profit: { ranges: [{ min: -2_200, max: -1_800 }] } }],
  ['underskud på -5.123.456 kr', { profit: { ranges: [{ min: -5_123.456, max: -5_123.456 }] } }],
  ['10 -50 ansatte', employees({ min: 10, max: 50 })],
  ['several hundred employees', employees({ min: 200 })],
  ['flere hundrede ansatte', employees({ min: 200 })],
  ['over 10 folk ansat', employees({ min: 11 })],
  ['fra 10 ansatte', employees({ min: 10 })],
  ['to ansatte', employees({ min: 2, max: 2 })],
])('%s', (sentence, filters) => {
  expect(read(sentence)).toMatchObject({ notUnderstood: [] });
  expect(read(sentence).filters).toEqual(filters);
});

test('a round sum is one near it, which is told; one to the krone is exact', () => {
  expect(read('omsætning på 5 mio').filters).toEqual(revenue({ min: 4_500, max: 5_500 }));
  expect(read('omsætning på 5 mio').parts).toEqual([
    { text: 'omsætning på 5 mio', field: 'revenue', as: 'about' },
  ]);
  const exact = revenue({ min: 5_123.456, max: 5_123.456 });
  expect(read('omsætning på 5.123.456 kr').filters).toEqual(exact);
  const said = revenue({ min: 5_000, max: 5_000 });
  expect(read('omsætning på præcis 5 mio').filters).toEqual(said);
  expect(read('50 ansatte').filters).toEqual(employees({ min: 50, max: 50 }));
});

test.each([
  ['de 10 største virksomheder', 'employees-desc'],
  ['top 5 it-firmaer', 'employees-desc'],
  ['top 10 companies by revenue', 'revenue-desc'],
  ['find 5 murere i Odense', null],
  ['5 murere eller 10 malere', null],
])('how many are wanted is no condition: %s', (sentence, sort) => {
  expect(read(sentence)).toMatchObject({ sort, notUnderstood: [] });
  expect(read(sentence).filters.employees).toBeUndefined();
});

test('other numbers are told', () => {
  expect(read('murere i Odense 17').notUnderstood).toEqual(['17']);
  expect(read('virksomheder med markedsandel over 40 %').hints).toEqual([
    { text: 'over 40 %', why: 'share' },
  ]);
  expect(read('companies growing over 20 % and more than 10 employees')).toMatchObject({
    filters: { ...employees({ min: 11 }), grossProfitGrowth: { ranges: [{ min: 20.1 }] } },
    notUnderstood: [],
  });
  expect(read('egenkapital under -5').hints?.[0]?.why).toBe('unit');
  expect(read('firmaer med -5 ansatte')).toMatchObject({
    filters: {},
    notUnderstood: ['-5 ansatte'],
  });
  expect(read('omsætning over 5 mio. euro').hints?.[0]?.why).toBe('currency');
});

const profit = (range: NumberRange): CompanyFilters => ({ profit: { ranges: [range] } });

test.each<[string, CompanyFilters, string[]]>([
  ['virksomheder med underskud i 2023', profit({ max: -0.001 }), ['2023']],
  ['companies that made a loss in 2020', profit({ max: -0.001 }), ['2020']],
  ['companies with a profit for 2022', profit({ min: 0.001 }), ['2022']],
  ['overskud 2023', profit({ min: 0.001 }), ['2023']],
  ['underskud i 2020-2022', profit({ max: -0.001 }), ['2020-2022']],
  [
    'overskud i 2021 og over 10 ansatte',
    { ...profit({ min: 0.001 }), ...employees({ min: 11 }) },
    ['2021'],
  ],
  ['virksomheder med ansatte i 2020', employees({ min: 1 }), ['2020']],
  ['firmaer med ansatte i 8000 Aarhus', { ...employees({ min: 1 }), postalCode: ['8000'] }, []],
  ['omsætning på 2000 kr', revenue({ min: 1.8, max: 2.2 }), []],
  ['omsætning 2000-2500 tkr', revenue({ min: 2_000, max: 2_500 }), []],
])('the year of a figure is no amount: %s', (sentence, filters, notUnderstood) => {
  const reading = read(sentence);
  expect(reading).toMatchObject({ filters, notUnderstood });
  expect(Object.keys(reading.filters).sort()).toEqual(Object.keys(filters).sort());
});

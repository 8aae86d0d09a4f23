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
  ['balance over 10 mio.', { assets: { ranges: [{ min: 10_000.001 }] } }],
  ['balancesum på mindst 50 mio. kr.', { assets: { ranges: [{ min: 50_000 }] } }],
  [
    'companies with assets between 10m and 20m',
    { assets: { ranges: [{ min: 10_000, max: 20_000 }] } },
  ],
  ['omsætning fra 1 mio til 5 mio', revenue({ min: 1_000, max: 5_000 })],
  ['omsætning på 2000-2500 tkr', revenue({ min: 2_000, max: 2_500 })],
  ['omsætning mellem 500.000 og 2 mio', revenue({ min: 500, max: 2_000 })],
  ['omsætning over 1½ mio. kr.', revenue({ min: 1_500.001 })],
  ['omsætning under ½ mio', revenue({ max: 499.999 })],
  ['omsætning over en kvart million', revenue({ min: 250.001 })],
  ['overskud under 100.000', { profit: { ranges: [{ min: 0.001, max: 99.999 }] } }],
  ['resultat under 100.000', { profit: { ranges: [{ max: 99.999 }] } }],
  ['firmaer der tjener over 1 mio', { profit: { ranges: [{ min: 1_000.001 }] } }],
  ['egenkapital under -1 mio. kr.', { equity: { ranges: [{ max: -1_000.001 }] } }],
  ['equity between -5 million and 0 kr', { equity: { ranges: [{ min: -5_000, max: 0 }] } }],
  ['resultat under −500.000 kr.', { profit: { ranges: [{ max: -500.001 }] } }],
  ['resultat på -2 mio', { profit: { ranges: [{ min: -2_200, max: -1_800 }] } }],
  ['underskud på -5.123.456 kr', { profit: { ranges: [{ min: -5_123.456, max: -5_123.456 }] } }],
  ['10 -50 ansatte', employees({ min: 10, max: 50 })],
  ['revenue 10m-50m', revenue({ min: 10_000, max: 50_000 })],
  ['10m-50m revenue', revenue({ min: 10_000, max: 50_000 })],
  ['10m- 50m revenue', revenue({ min: 10_000, max: 50_000 })],
  ['revenue DKK 10m–50m', revenue({ min: 10_000, max: 50_000 })],
  ['omsætning 1mio-5mio', revenue({ min: 1_000, max: 5_000 })],
  ['omsætning 10 mio. kr. - 50 mio. kr.', revenue({ min: 10_000, max: 50_000 })],
  ['2 mio kr-5 mio kr i omsætning', revenue({ min: 2_000, max: 5_000 })],
  ['omsætning ½ mio-1 mio', revenue({ min: 500, max: 1_000 })],
  ['omsætning 1,5-2,5 mio', revenue({ min: 1_500, max: 2_500 })],
  ['omsætning mellem 1 mio og 5 mio', revenue({ min: 1_000, max: 5_000 })],
  ['5-10 mio. kr. i omsætning', revenue({ min: 5_000, max: 10_000 })],
  ['profit 500k-1m', { profit: { ranges: [{ min: 500, max: 1_000 }] } }],
  ['500 tkr-1 mio overskud', { profit: { ranges: [{ min: 500, max: 1_000 }] } }],
  ['omsætning over 10 og under 50 mio.', revenue({ min: 10_000.001, max: 49_999.999 })],
  ['omsætning under 50 og over 10 mio.', revenue({ min: 10_000.001, max: 49_999.999 })],
  ['omsætning på mindst 10 og højst 50 mio.', revenue({ min: 10_000, max: 50_000 })],
  ['mindst 10 og højst 50 mio. i omsætning', revenue({ min: 10_000, max: 50_000 })],
  ['min. 10 max. 50 mio. i omsætning', revenue({ min: 10_000, max: 50_000 })],
  ['revenue more than 10 and less than 50 million', revenue({ min: 10_000.001, max: 49_999.999 })],
  [
    'omsætning under 5 eller over 50 mio.',
    { revenue: { ranges: [{ max: 4_999.999 }, { min: 50_000.001 }] } },
  ],
  [
    'egenkapital over -5 og under 5 mio.',
    { equity: { ranges: [{ min: -4_999.999, max: 4_999.999 }] } },
  ],
  ['omsætning over 500.000 og under 2 mio', revenue({ min: 500.001, max: 1_999.999 })],
  ['omsætning på en til to mio.', revenue({ min: 1_000, max: 2_000 })],
  ['omsætning omkring 1-2 mio', revenue({ min: 1_000, max: 2_000 })],
  ['omsætning 10+ mio', revenue({ min: 10_000 })],
  ['omsætning 10 mio+', revenue({ min: 10_000 })],
  ['omsætning >10 mio', revenue({ min: 10_000.001 })],
  ['omsætning=10 mio', revenue({ min: 9_000, max: 11_000 })],
  ['omsætning min. 10 mio', revenue({ min: 10_000 })],
  ['omsætning fra 10 mio. og op', revenue({ min: 10_000 })],
  ['omsætning på op mod 10 mio.', revenue({ max: 10_000 })],
  ['omsætning over halvanden million', revenue({ min: 1_500.001 })],
  ['omsætning mindst 10 mio. og højst 50', revenue({ min: 10_000, max: 50_000 })],
  ['omsætning mellem 10 mio. og 50', revenue({ min: 10_000, max: 50_000 })],
  ['omsætning over ¼ mio', revenue({ min: 250.001 })],
  ['omsætning ½-¾ mio', revenue({ min: 500, max: 750 })],
  ['omsætning over 1/2 mio', revenue({ min: 500.001 })],
  ['omsætning over 2 1/2 mio', revenue({ min: 2_500.001 })],
  ['omsætning over to en halv million', revenue({ min: 2_500.001 })],
  ['revenue over two and a half million', revenue({ min: 2_500.001 })],
  ['between half a million and two million in revenue', revenue({ min: 500, max: 2_000 })],
  ['resultat under minus 1 mio', { profit: { ranges: [{ max: -1_000.001 }] } }],
  ['firms losing more than 10m', { profit: { ranges: [{ max: -10_000.001 }] } }],
  ['taber over 5 mio', { profit: { ranges: [{ max: -5_000.001 }] } }],
  ['10-mandsvirksomheder', employees({ min: 10, max: 10 })],
  ['+100 ansatte', employees({ min: 100 })],
  ['firmaer med +100 ansatte', employees({ min: 100 })],
  ['over 50+ ansatte', employees({ min: 51 })],
  [
    'at least 3 employees and over 100 million kroner in turnover',
    { ...employees({ min: 3 }), ...revenue({ min: 100_000.001 }) },
  ],
  [
    '3 employees and over 100 million kroner in turnover',
    { ...employees({ min: 3, max: 3 }), ...revenue({ min: 100_000.001 }) },
  ],
  ['fra 5 ansatte og op', employees({ min: 5 })],
  ['<5 ansatte', employees({ max: 4 })],
  ['≥ 50 ansatte', employees({ min: 50 })],
  ['max. 5 ansatte', employees({ max: 5 })],
  ['op til 10 ansatte', employees({ max: 10 })],
  ['fra 5 op til 10 ansatte', employees({ min: 5, max: 10 })],
  ['5 til og med 10 ansatte', employees({ min: 5, max: 10 })],
  ['min. 5 max. 10 ansatte', employees({ min: 5, max: 10 })],
  ['mindre end eller lig med 10 ansatte', employees({ max: 10 })],
  ['ca. 10-15 ansatte', employees({ min: 10, max: 15 })],
  ['1-2 ansatte', employees({ min: 1, max: 2 })],
  ['50-99 employees', employees({ min: 50, max: 99 })],
  ['en til fem ansatte', employees({ min: 1, max: 5 })],
  [
    '1 eller 2 ansatte',
    {
      employees: {
        ranges: [
          { min: 1, max: 1 },
          { min: 2, max: 2 },
        ],
      },
    },
  ],
  ['0 ansatte', employees({ min: 0, max: 0 })],
  ['ingen ansatte', employees({ max: 0 })],
  [
    'over 10 ansatte under 5 mio omsætning',
    { ...employees({ min: 11 }), ...revenue({ max: 4_999.999 }) },
  ],
  [
    'over 10 ansatte og under 5 år gamle',
    { ...employees({ min: 11 }), founded: { from: '2017-02-01' } },
  ],
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
  ['top-10 it-firmaer', 'employees-desc'],
  ['top 10 companies by revenue', 'revenue-desc'],
  ['find 5 murere i Odense', null],
  ['5 murere eller 10 malere', null],
])('how many are wanted is no condition: %s', (sentence, sort) => {
  expect(read(sentence)).toMatchObject({ sort, notUnderstood: [] });
  expect(read(sentence).filters.employees).toBeUndefined();
});

test.each([
  ['covid-19 i Aarhus', ['covid-19']],
  ['revenue of $2m-$5m', ['revenue of $2m-$5m']],
  ['omsætning over 10 og overskud over 1 mio.', ['omsætning over 10']],
  ['over 10 ansatte og under 50 mio.', ['under 50 mio']],
  ['mindst 10 mio. og højst 50', ['mindst 10 mio. og højst 50']],
])('a hyphen, a unit and a bound belong to their own number only: %s', (sentence, told) => {
  expect(read(sentence).notUnderstood).toEqual(told);
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

test.each<[string, CompanyFilters, string[]]>([
  ['virksomheder med underskud i 2023', { trends: ['lossMaking'] }, ['2023']],
  ['companies that made a loss in 2020', { trends: ['lossMaking'] }, ['2020']],
  ['companies with a profit for 2022', { trends: ['profitable'] }, ['2022']],
  ['overskud 2023', { trends: ['profitable'] }, ['2023']],
  ['underskud i 2020-2022', { trends: ['lossMaking'] }, ['2020-2022']],
  [
    'overskud i 2021 og over 10 ansatte',
    { trends: ['profitable'], ...employees({ min: 11 }) },
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

test.each<[string, CompanyFilters]>([
  ['negativ egenkapital', { trends: ['negativeEquity'] }],
  ['egenkapital under 0', { trends: ['negativeEquity'] }],
  ['profitable companies with positive equity', { trends: ['profitable', 'positiveEquity'] }],
  ['underskud over 1 mio.', { profit: { ranges: [{ max: -1_000.001 }] } }],
])('a sign alone is asked of accounts in any currency: %s', (sentence, filters) => {
  expect(readSentence(sentence, lexicon)).toMatchObject({ filters, notUnderstood: [] });
});

test.each(['underskud og overskud over 1 mio.', 'overskud over 1 mio. og underskud'])(
  'a sign and an amount on its other side leave no company: %s',
  (sentence) => {
    expect(readSentence(sentence, lexicon).hints).toMatchObject([{ why: 'contradiction' }]);
  },
);

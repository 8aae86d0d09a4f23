import { expect, test } from 'vitest';
import type { CompanyFilters, NumberRange } from '@/lib/search/types';
import type { RatioFilter } from '@/lib/search-index/percent-filters';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);
const ratio = (of: RatioFilter, range: NumberRange): CompanyFilters => ({
  [of]: { ranges: [range] },
});

test.each([
  ['soliditetsgrad under 10 %', ratio('solvencyRatio', { max: 9.9 })],
  ['virksomheder med en soliditet på over 40 procent', ratio('solvencyRatio', { min: 40.1 })],
  ['companies with a solvency ratio of at least 40%', ratio('solvencyRatio', { min: 40 })],
  ['over 40 % soliditet', ratio('solvencyRatio', { min: 40.1 })],
  ['negativ soliditetsgrad', ratio('solvencyRatio', { max: -0.1 })],
  ['likviditetsgrad mellem 100 og 150', ratio('liquidityRatio', { min: 100, max: 150 })],
  ['dækningsgrad under 20 %', ratio('coverageRatio', { max: 19.9 })],
  ['bruttomargin på mindst 35 %', ratio('coverageRatio', { min: 35 })],
  ['companies with a coverage ratio above 40%', ratio('coverageRatio', { min: 40.1 })],
  ['overskudsgrad over 12,5 %', ratio('profitMargin', { min: 12.6 })],
  ['companies with a profit margin above 20%', ratio('profitMargin', { min: 20.1 })],
  ['ROE over 15 %', ratio('roe', { min: 15.1 })],
  ['egenkapitalforrentning på 15 %', ratio('roe', { min: 15 })],
  ['afkastningsgrad på mindst 7,5 %', ratio('roi', { min: 7.5 })],
  ['companies with a return on investment below 0%', ratio('roi', { max: -0.1 })],
  ['virksomheder uden hjemmeside', { hasWebsite: false }],
  ['companies with a website and an email', { hasWebsite: true, hasEmail: true }],
])('%s', (sentence, filters) => {
  expect(read(sentence)).toMatchObject({ notUnderstood: [] });
  expect(read(sentence).filters).toEqual(filters);
});

test('a ratio beside other filters is of its own', () => {
  expect(
    read('restauranter i Aarhus med over 10 ansatte og soliditet under 20 %').filters,
  ).toMatchObject({
    industry: ['Restauranter'],
    municipality: ['Aarhus'],
    employees: { ranges: [{ min: 11 }] },
    solvencyRatio: { ranges: [{ max: 19.9 }] },
  });
});

test('a ratio without a size is told as what no filter can say', () => {
  expect(read('virksomheder med god soliditet')).toMatchObject({
    filters: {},
    notUnderstood: ['soliditet'],
  });
});

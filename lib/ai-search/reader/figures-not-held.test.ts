import { describe, expect, test } from 'vitest';
import type { ReadHint } from '@/lib/ai-search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

describe('a figure without a filter is told, with the reason, and taken for no other one', () => {
  test.each<[sentence: string, told: string, why: ReadHint['why']]>([
    ['companies with net margin over 20%', 'net margin over 20%', 'netMargin'],
    ['net profit margin above 5%', 'net profit margin above 5%', 'netMargin'],
    ['nettomargin over 20 %', 'nettomargin over 20 %', 'netMargin'],
    ['nettoavance på mindst 10 %', 'nettoavance på mindst 10 %', 'netMargin'],
    ['over 20% net margin', 'over 20% net margin', 'netMargin'],
    ['highest net margin', 'highest net margin', 'netMargin'],
    ['companies sorted by net margin', 'sorted by net margin', 'netMargin'],
    ['EBIT over 1 million', 'EBIT over 1 million', 'operatingProfit'],
    ['driftsresultat over 1 mio. kr.', 'driftsresultat over 1 mio. kr', 'operatingProfit'],
    ['operating profit over 5 million', 'operating profit over 5 million', 'operatingProfit'],
    ['EBIT mellem 5 og 20 mio', 'EBIT mellem 5 og 20 mio', 'operatingProfit'],
    ['negativt driftsresultat', 'negativt driftsresultat', 'operatingProfit'],
    ['companies whose EBIT grew last year', 'EBIT grew last year', 'operatingProfit'],
    ['the largest EBIT', 'largest EBIT', 'operatingProfit'],
    ['EBITDA margin over 10%', 'EBITDA margin over 10%', 'otherFigure'],
    ['ROCE over 12%', 'ROCE over 12%', 'otherFigure'],
    ['companies with net debt over 10 million', 'net debt over 10 million', 'otherFigure'],
    ['virksomheder uden gæld', 'uden gæld', 'otherFigure'],
    ['resultat før skat over 1 mio', 'resultat før skat over 1 mio', 'otherFigure'],
    ['profit before tax over 5 million', 'profit before tax over 5 million', 'otherFigure'],
    ['falling profit margin', 'falling profit margin', 'ratioChange'],
    ['overskudsgraden er steget', 'overskudsgraden er steget', 'ratioChange'],
    ['doubled profit', 'doubled profit', 'growthOf'],
    ['overskuddet er fordoblet', 'overskuddet er fordoblet', 'growthOf'],
    ['familieejede virksomheder', 'familieejede', 'ownership'],
    ['owner-managed firms', 'owner-managed', 'ownership'],
    ['moderselskaber', 'moderselskaber', 'ownership'],
    ['companies that are part of a group', 'part of a group', 'ownership'],
  ])('%s', (sentence, told, why) => {
    const { filters, search, sort, notUnderstood, hints } = read(sentence);
    expect({ filters, search, sort }).toEqual({ filters: {}, search: null, sort: null });
    expect(notUnderstood).toEqual([told]);
    expect(hints).toEqual([{ text: told, why }]);
  });
});

test.each([
  'EBIT margin over 10%',
  'EBIT-margin på over 10 %',
  'operating margin over 10%',
  'driftsmargin over 10 %',
  'overskudsgrad over 10 %',
  'profit margin over 10%',
])('the profit margin by its other names: %s', (sentence) => {
  const { filters, notUnderstood } = read(sentence);
  expect({ filters, notUnderstood }).toEqual({
    filters: { profitMargin: { ranges: [{ min: 10.1 }] } },
    notUnderstood: [],
  });
});

test.each([
  ['resultat efter skat over 1 mio', { profit: { ranges: [{ min: 1000.001 }] } }],
  ['profit after tax over 1 million', { profit: { ranges: [{ min: 1000.001 }] } }],
  ['electricians with the highest EBIT margin', { industry: ['El-installation'] }],
  ['voksende omsætning men underskud', { trends: ['revenueUp', 'lossMaking'] }],
  ['debt collectors', { industry: ['Inkassovirksomhed og kreditoplysning'] }],
  ['acquisition targets in Aarhus', { municipality: ['Aarhus'] }],
  ['opkøbskandidater i Aarhus', { municipality: ['Aarhus'] }],
])('what is held stays so: %s', (sentence, filters) => {
  expect(read(sentence)).toMatchObject({ filters, search: null, notUnderstood: [] });
});

test('the other filters of a sentence are kept', () => {
  const { filters, notUnderstood } = read('electricians in Odense with EBIT over 5 million');
  expect(filters).toEqual({ industry: ['El-installation'], municipality: ['Odense'] });
  expect(notUnderstood).toEqual(['EBIT over 5 million']);
});

test.each([
  ['revenue over 5 million in 2019', '2019'],
  ['overskud over 1 mio i 2020', '2020'],
  ['omsætning over 10 mio sidste år', 'sidste år'],
])('filters are of the newest accounts: %s', (sentence, year) => {
  const { notUnderstood, hints } = read(sentence);
  expect(notUnderstood).toEqual([year]);
  expect(hints).toEqual([{ text: year, why: 'otherYear' }]);
});

import { expect, test } from 'vitest';
import type { CompanyFilters } from '@/lib/search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

const year = { from: '2021-01-01', to: '2021-12-31' };
const either: CompanyFilters = { status: ['IN_BANKRUPTCY', 'CEASED_BANKRUPTCY'] };
const dissolved: CompanyFilters = { status: ['CEASED_COMPULSORY_DISSOLUTION'] };

test.each<[string, CompanyFilters]>([
  // Ended.
  ['selskaber opløst efter konkurs i 2021', { status: ['CEASED_BANKRUPTCY'], statusSince: year }],
  ['companies dissolved after bankruptcy', { status: ['CEASED_BANKRUPTCY'] }],
  ['tvangsopløste virksomheder i Odense', { ...dissolved, municipality: ['Odense'] }],
  ['selskaber, der er tvangsopløst i 2021', { ...dissolved, statusSince: year }],
  ['compulsorily dissolved companies', dissolved],
  ['selskaber opløst efter frivillig likvidation', { status: ['CEASED_LIQUIDATION'] }],
  ['selskaber opløst efter erklæring', { status: ['CEASED_DECLARATION'] }],
  ['companies dissolved by merger in 2021', { status: ['CEASED_MERGER'], statusSince: year }],
  ['selskaber opløst ved spaltning', { status: ['CEASED_DEMERGER'] }],
  // Ongoing.
  ['virksomheder under tvangsopløsning', { status: ['IN_COMPULSORY_DISSOLUTION'] }],
  ['companies in bankruptcy', { status: ['IN_BANKRUPTCY'] }],
  ['konkursramte restauranter', { ...either, industry: ['Restauranter'] }],
  ['selskaber under frivillig likvidation', { status: ['IN_LIQUIDATION'] }],
  // Ongoing or ended.
  ['firmaer der gik konkurs i 2021', { ...either, statusSince: year }],
  ['companies that have gone bankrupt', either],
  ['virksomheder, der ikke er gået konkurs', { not: either }],
  // Any kind of end.
  ['lukkede restauranter', { status: ['CEASED'], industry: ['Restauranter'] }],
  [
    'selskaber under konkurs eller tvangsopløste',
    { status: ['IN_BANKRUPTCY', 'CEASED_COMPULSORY_DISSOLUTION'] },
  ],
])('%s', (sentence, filters) => {
  const { filters: found, notUnderstood } = read(sentence);
  expect({ filters: found, notUnderstood }).toEqual({ filters, notUnderstood: [] });
});

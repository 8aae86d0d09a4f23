import { expect, test } from 'vitest';
import type { CompanyFilters } from '@/lib/search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

const bankrupt: CompanyFilters = { status: ['IN_BANKRUPTCY'] };
const wentBankrupt: CompanyFilters = { status: ['IN_BANKRUPTCY', 'CEASED_BANKRUPTCY'] };
const ceased: CompanyFilters = { status: ['CEASED'] };
const year = { from: '2021-01-01', to: '2021-12-31' };
test.each<[string, CompanyFilters]>([
  ['konkurser i 2021', { ...wentBankrupt, statusSince: year }],
  [
    'konkursramte byggefirmaer siden 2019',
    { ...wentBankrupt, sector: ['Bygge og anlæg'], statusSince: { from: '2019-01-01' } },
  ],
  ['companies that went bankrupt in 2021', { ...wentBankrupt, statusSince: year }],
  ['virksomheder, der er gået konkurs sidste år', { ...wentBankrupt, statusSince: year }],
  ['bankruptcies in the last 30 days', { ...wentBankrupt, statusSince: { from: '2022-01-01' } }],
  ['konkurser det seneste halve år', { ...wentBankrupt, statusSince: { from: '2021-07-31' } }],
  ['konkurser det sidste halvår', { ...wentBankrupt, statusSince: { from: '2021-07-31' } }],
  ['bankruptcies in the past half year', { ...wentBankrupt, statusSince: { from: '2021-07-31' } }],
  ['bankruptcies within half a year', { ...wentBankrupt, statusSince: { from: '2021-07-31' } }],
  ['bankruptcies in the last fortnight', { ...wentBankrupt, statusSince: { from: '2022-01-17' } }],
  ['konkurser de seneste to uger', { ...wentBankrupt, statusSince: { from: '2022-01-17' } }],
  ['konkurser inden for et kvartal', { ...wentBankrupt, statusSince: { from: '2021-10-31' } }],
  [
    'bankruptcies in the last two quarters',
    { ...wentBankrupt, statusSince: { from: '2021-07-31' } },
  ],
  [
    'konkurser sidste kvartal',
    { ...wentBankrupt, statusSince: { from: '2021-10-01', to: '2021-12-31' } },
  ],
  [
    'konkurser i sidste kvartal 2020',
    { ...wentBankrupt, statusSince: { from: '2020-10-01', to: '2020-12-31' } },
  ],
  ['konkurser dette kvartal', { ...wentBankrupt, statusSince: { from: '2022-01-01' } }],
  ['konkurser før sidste kvartal', { ...wentBankrupt, statusSince: { to: '2021-09-30' } }],
  ['konkurser til og med sidste år', { ...wentBankrupt, statusSince: { to: '2021-12-31' } }],
  ['konkurser for et år siden', { ...wentBankrupt, statusSince: year }],
  ['dagens konkurser', { ...wentBankrupt, statusSince: { from: '2022-01-31', to: '2022-01-31' } }],
  ["this week's bankruptcies", { ...wentBankrupt, statusSince: { from: '2022-01-31' } }],
  [
    'Q3 2021 bankruptcies',
    { ...wentBankrupt, statusSince: { from: '2021-07-01', to: '2021-09-30' } },
  ],
  ['ophørte selskaber siden nytår', { ...ceased, statusSince: { from: '2022-01-01' } }],
  ['konkurser siden jul', { ...wentBankrupt, statusSince: { from: '2021-12-24' } }],
  [
    'konkurser i sommer',
    { ...wentBankrupt, statusSince: { from: '2021-06-01', to: '2021-08-31' } },
  ],
  ['konkurser de sidste par uger', { ...wentBankrupt, statusSince: { from: '2022-01-17' } }],
  ['bankruptcies year to date', { ...wentBankrupt, statusSince: { from: '2022-01-01' } }],
  ['konkurser inden for byggeri', { ...wentBankrupt, sector: ['Bygge og anlæg'] }],
  ['konkurser i dag', { ...wentBankrupt, statusSince: { from: '2022-01-31', to: '2022-01-31' } }],
  ['bankruptcies among restaurants', { ...wentBankrupt, industry: ['Restauranter'] }],
  [
    'hvor mange konkurser var der i december',
    { ...wentBankrupt, statusSince: { from: '2021-12-01', to: '2021-12-31' } },
  ],
  ['bankruptcies since October', { ...wentBankrupt, statusSince: { from: '2021-10-01' } }],
  ['store konkurser', { ...wentBankrupt, employees: { ranges: [{ min: 250 }] } }],
  ['konkurser denne måned', { ...wentBankrupt, statusSince: { from: '2022-01-01' } }],
  ['gået konkurs siden sidste år', { ...wentBankrupt, statusSince: { from: '2021-01-01' } }],
  ['companies that closed since yesterday', { ...ceased, statusSince: { from: '2022-01-30' } }],
  ['lukkede firmaer siden maj 2020', { ...ceased, statusSince: { from: '2020-05-01' } }],
  [
    'restaurants that closed in Odense in 2021',
    { ...ceased, industry: ['Restauranter'], municipality: ['Odense'], statusSince: year },
  ],
  [
    'bankrupt restaurants in Odense since 2021',
    {
      ...bankrupt,
      industry: ['Restauranter'],
      municipality: ['Odense'],
      statusSince: { from: '2021-01-01' },
    },
  ],
  ['bankrupt firms 2021', { ...bankrupt, statusSince: year }],
  ['bankrupt companies founded in 2021', { ...bankrupt, founded: year }],
  ['companies founded in 2021 that are bankrupt', { ...bankrupt, founded: year }],
  [
    'virksomheder stiftet efter 2000 og lukket efter 2020',
    { ...ceased, founded: { from: '2001-01-01' }, statusSince: { from: '2021-01-01' } },
  ],
  [
    'companies founded before 2000 that closed in 2021',
    { ...ceased, founded: { to: '1999-12-31' }, statusSince: year },
  ],
  ['lukkede firmaer stiftet siden maj 2020', { ...ceased, founded: { from: '2020-05-01' } }],
  ['aktive virksomheder siden 2021', { status: ['ACTIVE'], founded: { from: '2021-01-01' } }],
  [
    'bankrupt companies with from 2000 to 3000 employees',
    { ...bankrupt, employees: { ranges: [{ min: 2000, max: 3000 }] } },
  ],
])('%s', (sentence, filters) => {
  const { filters: found, notUnderstood } = read(sentence);
  expect({ filters: found, notUnderstood }).toEqual({ filters, notUnderstood: [] });
});

test.each([
  ['de seneste konkurser i Odense', 'statusSince-desc'],
  ['newest bankruptcies', 'statusSince-desc'],
  ['the oldest closed companies', 'statusSince-asc'],
  ['newest active companies', 'founded-desc'],
])('%s', (sentence, sort) => {
  expect(read(sentence).sort).toBe(sort);
});

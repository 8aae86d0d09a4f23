import { describe, expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

describe('places without the word before them', () => {
  test.each([
    ['restauranter hellerup', ['2900']],
    ['Hellerup frisører', ['2900']],
    ['murer Skagen', ['9990']],
    ['advokater Odense C', ['5000']],
    ['companies Copenhagen N', ['2200']],
    ['caféer kbh k', ['1000-1473']],
    ['caféer på Nørrebro', ['2200']],
    ['taxaselskaber på Amager', ['2300', '2770', '2791']],
  ])('%s', (sentence, postalCode) => {
    expect(read(sentence)).toMatchObject({ filters: { postalCode }, notUnderstood: [] });
  });

  test('but no words that are a name', () => {
    expect(read('Skagen Fondsmægler').filters.postalCode).toBeUndefined();
    expect(read('virksomheder med hellerup').filters.postalCode).toBeUndefined();
  });
});

describe('postal codes without the word before them', () => {
  test.each([
    ['tømrere 8000', { postalCode: ['8000'] }],
    ['håndværkere 8000-8300 med mail', { postalCode: ['8000-8300'], hasEmail: true }],
  ])('%s', (sentence, filters) => {
    expect(read(sentence)).toMatchObject({ filters, notUnderstood: [] });
  });

  test('are told alone, but for what may be a year', () => {
    expect(read('8000').filters.postalCode).toEqual(['8000']);
    expect(read('firmaer 8000').filters.postalCode).toEqual(['8000']);
    expect(read('2000').filters).toEqual({});
  });

  test('are numbers of employees where these are told', () => {
    expect(read('murere 8000-8300 ansatte').filters).toMatchObject({
      employees: { ranges: [{ min: 8000, max: 8300 }] },
    });
    expect(read('restauranter 2020').filters.postalCode).toBeUndefined();
  });
});

describe('dealers are those of the goods that are told', () => {
  test.each([
    ['wholesale of furniture', 'Engroshandel med møbler, tæpper og belysningsartikler'],
    ['furniture wholesalers', 'Engroshandel med møbler, tæpper og belysningsartikler'],
    ['vin engros', 'Engroshandel med vin og spiritus'],
    ['detailhandel med sko', 'Skotøjsforretninger'],
    ['manufacturers of beer', 'Fremstilling af øl'],
  ])('%s', (sentence, industry) => {
    const { filters, notUnderstood } = read(sentence);
    expect(filters.industry).toContain(industry);
    expect(filters.industry?.length).toBeLessThan(12);
    expect(notUnderstood).toEqual([]);
  });

  test('and all of them where none is', () => {
    expect(read('engros i Vejle').filters.sector).toEqual(['Engroshandel']);
  });
});

test.each([
  ['I want to sell cleaning to dentists in Vejle', 'sell cleaning to'],
  ['vi sælger rengøring til tandlæger i Vejle', 'sælger rengøring til'],
])('what somebody sells is not what the others are: %s', (sentence, unread) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters).toEqual({ industry: ['Praktiserende tandlæger'], municipality: ['Vejle'] });
  expect(notUnderstood).toEqual([unread]);
});

test('companies that sell something are those of it', () => {
  const { filters } = read('companies that sell cleaning to hotels in Vejle');
  expect(filters.industry?.join()).toContain('rengøring');
});

test('"new" says nothing more beside a day of founding', () => {
  expect(read('nye firmaer startet i 2021')).toMatchObject({
    filters: { founded: { from: '2021-01-01', to: '2021-12-31' } },
    notUnderstood: [],
  });
});

test('what no search finds is told', () => {
  expect(read('virksomheder med samme adresse')).toMatchObject({
    filters: {},
    notUnderstood: ['samme adresse'],
  });
  expect(read('companies whose name starts with Nord')).toMatchObject({
    search: 'Nord',
    notUnderstood: ['name starts'],
  });
});

describe('a year beside a bankruptcy is when it was', () => {
  const year = { from: '2021-01-01', to: '2021-12-31' };
  test.each([
    'konkurser Aalborg 2021',
    '2021 konkurser i Aalborg',
    'bankruptcies Aalborg 2021',
    'Aalborg bankrupt carpenters 2021',
  ])('%s', (sentence) => {
    const { filters, notUnderstood } = read(sentence);
    expect(filters).toMatchObject({ municipality: ['Aalborg'], statusSince: year });
    expect(notUnderstood).toEqual([]);
  });

  test('and beside what is new', () => {
    expect(read('nye restauranter 2020')).toMatchObject({
      filters: { founded: { from: '2020-01-01', to: '2020-12-31' } },
      notUnderstood: [],
    });
  });

  test('and beside employees is their number', () => {
    const { filters } = read('konkurser Aalborg 2021 ansatte');
    expect(filters.statusSince).toBeUndefined();
    expect(filters.employees).toEqual({ ranges: [{ min: 2021, max: 2021 }] });
  });
});

describe('short forms', () => {
  test.each([
    ['companies w/o phone', { hasPhone: false }],
    ['firmaer u/ telefon', { hasPhone: false }],
    ['firmaer m. telefon', { hasPhone: true }],
    ['companies w/ phone', { hasPhone: true }],
    ['companies with more than 10 ppl', { employees: { ranges: [{ min: 11 }] } }],
    ['underskudsforretninger på Als', { municipality: ['Sønderborg'] }],
    ['companies with ~20 employees', { employees: { ranges: [{ min: 18, max: 22 }] } }],
  ])('%s', (sentence, filters) => {
    expect(read(sentence)).toMatchObject({ filters, notUnderstood: [] });
  });

  test('a letter alone is none', () => {
    expect(read('U.S. companies in Aarhus').filters).toEqual({ municipality: ['Aarhus'] });
    expect(read('US companies in Aarhus').notUnderstood).toEqual(['US']);
  });
});

test.each(['virksomhder i hele landet', 'companys nationwide', 'compannies all over Denmark'])(
  'what says nothing is not told: %s',
  (sentence) => {
    expect(read(sentence)).toMatchObject({ filters: {}, notUnderstood: [] });
  },
);

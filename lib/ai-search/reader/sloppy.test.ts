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

describe('a year beside a bankruptcy is when it was', () => {
  const year = { from: '2021-01-01', to: '2021-12-31' };
  test.each(['konkurser Aalborg 2021', '2021 konkurser i Aalborg', 'bankruptcies Aalborg 2021'])(
    '%s',
    (sentence) => {
      const { filters, notUnderstood } = read(sentence);
      expect(filters).toMatchObject({ municipality: ['Aalborg'], statusSince: year });
      expect(notUnderstood).toEqual([]);
    },
  );

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
    ['companies with ~20 employees', { employees: { ranges: [{ min: 18, max: 22 }] } }],
  ])('%s', (sentence, filters) => {
    expect(read(sentence)).toMatchObject({ filters, notUnderstood: [] });
  });

  test('a letter alone is none', () => {
    expect(read('U.S. companies in Aarhus').filters).toEqual({ municipality: ['Aarhus'] });
  });
});

test.each(['virksomhder i hele landet', 'companys nationwide', 'compannies all over Denmark'])(
  'what says nothing is not told: %s',
  (sentence) => {
    expect(read(sentence)).toMatchObject({ filters: {}, notUnderstood: [] });
  },
);

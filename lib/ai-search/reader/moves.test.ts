import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

/** The last year, by the date of the register. */
const LATELY = { from: '2021-01-31' };
const IN_2021 = { from: '2021-01-01', to: '2021-12-31' };

test.each([
  ['firmaer flyttet til Odense', LATELY],
  ['firmaer der flytter til Odense', LATELY],
  ['virksomheder der for nylig er flyttet til Odense', LATELY],
  ['companies that moved to Odense', LATELY],
  ['firmaer flyttet til Odense i 2021', IN_2021],
  ['companies that moved to Odense last year', IN_2021],
  ['virksomheder i Odense der er flyttet siden 2020', { from: '2020-01-01' }],
])('companies that moved somewhere are there, and no movers: %s', (sentence, moved) => {
  const { filters, search, notUnderstood } = read(sentence);
  expect({ filters, search }).toEqual({
    filters: { municipality: ['Odense'], moved },
    search: null,
  });
  expect(notUnderstood).toEqual([]);
});

test.each([
  'virksomheder der har flyttet adresse det seneste år i Odense',
  'firmaer i Odense der har flyttet adresse',
])('who moved their address moved, and need no postal address: %s', (sentence) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters).toEqual({ municipality: ['Odense'], moved: LATELY });
  expect(notUnderstood).toEqual([]);
});

test('companies that moved anywhere are found by when', () => {
  const { filters, notUnderstood } = read('virksomheder der er flyttet i 2021');
  expect(filters).toEqual({ moved: IN_2021 });
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['virksomheder flyttet fra Aarhus C til Odense', 'flyttet fra Aarhus C'],
  ['companies moving from Aarhus to Odense', 'moving from Aarhus'],
])('the place that they left is not known, the one that they came to is: %s', (sentence, told) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters).toEqual({ municipality: ['Odense'] });
  expect(notUnderstood).toEqual([told]);
});

test.each([
  ['virksomheder der er flyttet fra Aarhus', 'flyttet fra Aarhus'],
  ['firmaer der ikke er flyttet fra Aarhus', 'ikke er flyttet fra Aarhus'],
  ['firmaer der ikke er flyttet i 2020', 'ikke er flyttet i 2020'],
])('the place that companies left is not where they are: %s', (sentence, told) => {
  expect(read(sentence)).toMatchObject({ search: null, notUnderstood: [told] });
  expect(read(sentence).filters).toEqual({});
});

test.each([
  'flyttefirmaer i Odense',
  'flytning i Odense',
  'moving companies in Odense',
  'movers in Odense',
])('the trade of moving is found: %s', (sentence) => {
  const { filters, notUnderstood } = read(sentence);
  const industry = ['Flytteforretninger'];
  expect(filters).toEqual({ industry, municipality: ['Odense'] });
  expect(notUnderstood).toEqual([]);
});

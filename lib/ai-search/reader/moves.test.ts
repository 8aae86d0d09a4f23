import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['firmaer flyttet til Odense', 'flyttet'],
  ['firmaer der flytter til Odense', 'flytter'],
  ['virksomheder der for nylig er flyttet til Odense', 'for nylig er flyttet'],
  ['virksomheder flyttet fra Aarhus C til Odense', 'flyttet fra Aarhus C'],
  ['companies moving from Aarhus to Odense', 'moving from Aarhus'],
  ['companies that moved to Odense', 'moved'],
])('companies that moved somewhere are there, and no movers: %s', (sentence, told) => {
  const { filters, search, notUnderstood } = read(sentence);
  expect({ filters, search }).toEqual({ filters: { municipality: ['Odense'] }, search: null });
  expect(notUnderstood).toEqual([told]);
});

test.each([
  ['virksomheder der er flyttet fra Aarhus', 'flyttet fra Aarhus'],
  ['firmaer der ikke er flyttet fra Aarhus', 'ikke er flyttet fra Aarhus'],
  ['virksomheder der er flyttet i 2020', 'flyttet i 2020'],
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

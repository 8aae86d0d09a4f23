import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';
import { regionalWords } from './words/regional';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each(
  Object.entries(regionalWords).flatMap(([place, words]) =>
    words.split(', ').map((word) => [word, place]),
  ),
)('%s companies are those of %s', (word, place) => {
  const where = place.startsWith('på ') ? place : `i ${place}`;
  const { filters, notUnderstood } = read(`${word} restauranter`);
  expect(filters).toEqual(read(`restauranter ${where}`).filters);
  expect(Object.keys(filters).length).toBeGreaterThan(1);
  expect(notUnderstood).toEqual([]);
});

test('a sentence may begin with one', () => {
  expect(read('Fynske restauranter').filters.municipality).toContain('Odense');
});

test.each(['Jyske Bank', 'jyske bank', 'Fynske Medier', 'sjællandske'])(
  'a name is none, nor one alone: %s',
  (sentence) => {
    expect(read(sentence).filters).not.toHaveProperty('municipality');
    expect(read(sentence).filters).not.toHaveProperty('region');
  },
);

test.each([
  ['møbelproducenter i Salling', ['Skive']],
  ['restauranter på Mols', ['Syddjurs']],
  ['restauranter i Salling og på Mors', ['Skive', 'Morsø']],
  ['restauranter på Sydhavsøerne', ['Lolland', 'Guldborgsund']],
  ['restauranter på Hornsherred', ['Frederikssund', 'Lejre']],
  ['restauranter i Sundeved', ['Sønderborg']],
])('landscapes are municipalities: %s', (sentence, municipality) => {
  expect(read(sentence)).toMatchObject({ filters: { municipality }, notUnderstood: [] });
});

test.each(['Salling Group', 'Mols Linien', 'salling'])(
  'the name of a landscape may be of others: %s',
  (sentence) => {
    expect(read(sentence).filters).toEqual({});
  },
);

import { describe, expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

describe('suppliers of goods', () => {
  test.each([
    ['leverandører af vin', ['Engroshandel med vin og spiritus']],
    ['suppliers of wine', ['Engroshandel med vin og spiritus']],
    ['forhandlere af biler', read('bilforhandlere').filters.industry],
  ])('are a trade where one is known: %s', (sentence, industry) => {
    expect(read(sentence)).toMatchObject({ filters: { industry }, notUnderstood: [] });
  });

  test.each([
    ['leverandører af vinduer i nærheden af Odense', 'vinduer'],
    ['suppliers of ladders near Odense', 'ladders'],
    ['vinduesleverandører i Odense', 'vindue'],
  ])('are looked for by the word otherwise: %s', (sentence, search) => {
    expect(read(sentence)).toMatchObject({ search, notUnderstood: [] });
  });

  test('those to somebody are not', () => {
    expect(read('leverandører til byggebranchen').notUnderstood).not.toEqual([]);
  });
});

describe('what people want done is a trade', () => {
  test.each([
    ['hvem kan reparere min bil i Odense', 'autoværksteder i Odense'],
    ['reparation af biler i Odense', 'autoværksteder i Odense'],
    ['who can fix my car in Odense', 'autoværksteder i Odense'],
    ['hvem kan male vores hus i Odense', 'malere i Odense'],
    ['hvem kan pudse mine vinduer', 'vinduespudsere'],
  ])('%s', (sentence, same) => {
    expect(read(sentence).filters).toEqual(read(same).filters);
    expect(read(sentence).filters).toHaveProperty('industry');
    expect(read(sentence).notUnderstood).toEqual([]);
  });
});

test.each([
  'en-mands firmaer i Nyborg',
  'enmands virksomheder i Nyborg',
  'one-man firms in Nyborg',
])('one-man firms are sole proprietorships: %s', (sentence) => {
  expect(read(sentence)).toMatchObject({
    filters: { companyType: ['Enkeltmandsvirksomhed'], municipality: ['Nyborg'] },
    notUnderstood: [],
  });
});

test('money in the bank is no bank', () => {
  const { filters, notUnderstood } = read('firmaer med mange penge i banken i Odense');
  expect(filters).toEqual({ municipality: ['Odense'] });
  expect(notUnderstood).toEqual(['mange penge i banken']);
});

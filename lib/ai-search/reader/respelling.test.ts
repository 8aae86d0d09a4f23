import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test('what a misspelt word is taken for is told with its piece', () => {
  expect(read('elektrikkere i Koldin, restuaranter').parts).toEqual([
    { text: 'elektrikkere', field: 'industry', meant: 'elektriker' },
    { text: 'Koldin', field: 'municipality', meant: 'Kolding' },
    { text: 'restuaranter', field: 'industry', meant: 'restaurant' },
  ]);
  expect(read('elektrikkerfirmaer og malerfimaer, tømrefirmaer').parts).toEqual([
    { text: 'elektrikkerfirmaer', field: 'industry', meant: 'elektrikerfirma' },
    { text: 'malerfimaer', field: 'industry', meant: 'malerfirma' },
    { text: 'tømrefirmaer', field: 'industry', meant: 'tømrerfirma' },
  ]);
  expect(read('frisører').parts).toEqual([{ text: 'frisører', field: 'industry' }]);
});

test.each([
  ['modern restaurants', ['modern']],
  ['hvad er priser', ['priser']],
  ['aktier i virksomheder', ['aktier']],
  ['varme firmaer', ['varme']],
  ['innovative restauranter', ['innovative']],
  ['hvem har været med', ['været']],
  ['hvem er de største tømrere i Odense ellers', ['ellers']],
  ['firmaer der eksporterer', ['eksporterer']],
  ['omsætning pr. virksomhed', ['omsætning pr']],
  ['partner for restauranter', ['partner']],
])('ordinary words are themselves: %s', (sentence, notUnderstood) => {
  expect(read(sentence).notUnderstood).toEqual(notUnderstood);
});

test('names are no trades and no places', () => {
  for (const name of ['Andersen', 'Mette Søndergaard', 'Lars Skov']) {
    expect(read(name)).toMatchObject({ search: name, filters: {} });
  }
  expect(read('virksomheder hvor Christian Andersen leder')).toMatchObject({
    filters: {},
    notUnderstood: ['Christian Andersen'],
  });
  // Neither a trade after a known word nor an inflected trade is a name.
  expect(read('Find Restaurant i Vejle').filters.industry).toEqual(['Restauranter']);
  expect(read('Hyggelige Restauranter i Vejle').filters.industry).toEqual(['Restauranter']);
});

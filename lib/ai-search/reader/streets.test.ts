import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['virksomheder på Vesterbrogade i Aarhus', 'Vesterbrogade'],
  ['restauranter på vestergade i Aarhus', 'vestergade'],
  ['companies at Kongens Nytorv 6', 'Kongens Nytorv 6'],
  ['firmaer på H.C. Andersens Boulevard 12A, Aarhus', 'H.C. Andersens Boulevard 12A'],
  ['vestergade aarhus', 'vestergade'],
  ['Vestergade 12, Aarhus', 'Vestergade 12'],
  ['bagere i Nørre Allé, Aarhus', 'Nørre Allé'],
  ['virksomheder på Strandvejen', 'Strandvejen'],
  ['holdingselskaber på Strandvejen 12 i Aarhus', 'Strandvejen 12'],
  ['bagere i vestergaden', 'vestergaden'],
  ['caféer på Rådhuspladsen', 'Rådhuspladsen'],
  ['companies at Gammeltorvet, Odense', 'Gammeltorvet'],
  ['firmaer på Åstien', 'Åstien'],
  ['firmaer i Ny Alléen', 'Ny Alléen'],
  ['bagere i Lille Strædet', 'Lille Strædet'],
  ['firmaer på Vestre Boulevarden', 'Vestre Boulevarden'],
  ['firmaer ved Træskibshavnen', 'Træskibshavnen'],
  ['firmaer på Kalvebod Brygge 5', 'Kalvebod Brygge 5'],
])('a street is looked for as it is written: %s', (sentence, search) => {
  expect(read(sentence)).toMatchObject({ search, notUnderstood: [] });
});

test('beside it stands what else is told', () => {
  const { filters, parts } = read('bagere på Vesterbrogade 10 i Aarhus med over 5 ansatte');
  expect(filters).toMatchObject({ municipality: ['Aarhus'], employees: { ranges: [{ min: 6 }] } });
  expect(parts).toContainEqual({ text: 'Vesterbrogade 10', field: 'search' });
});

test.each([
  'anlæg af veje i Aarhus',
  'firmaer på plads i Aarhus',
  'restauranter på havnen i Aarhus',
  'caféer på torvet',
  'frisører i gågaden',
  'firmaer ved motorvejen',
])('other words are no street: %s', (sentence) => expect(read(sentence).search).toBeNull());

test('a place that ends like a street is a place', () => {
  expect(read('firmaer i Vejen')).toMatchObject({
    search: null,
    filters: { municipality: ['Vejen'] },
  });
});

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
])('a street is looked for as it is written: %s', (sentence, search) => {
  expect(read(sentence)).toMatchObject({ search, notUnderstood: [] });
});

test('beside it stands what else is told', () => {
  const { filters, parts } = read('bagere på Vesterbrogade 10 i Aarhus med over 5 ansatte');
  expect(filters).toMatchObject({ municipality: ['Aarhus'], employees: { ranges: [{ min: 6 }] } });
  expect(parts).toContainEqual({ text: 'Vesterbrogade 10', field: 'search' });
});

test.each(['anlæg af veje i Aarhus', 'firmaer på plads i Aarhus'])(
  'other words are no street: %s',
  (sentence) => expect(read(sentence).search).toBeNull(),
);

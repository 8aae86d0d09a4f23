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
  ['virksomheder på strandvejen i Aarhus', 'strandvejen'],
  ['companies in østerbrogade 12', 'østerbrogade 12'],
  ['firmaer på vestergade', 'vestergade'],
  ['restauranter på gammel kongevej i aarhus', 'gammel kongevej'],
  ['frisører på store torv 3', 'store torv 3'],
  ['caféer på rådhuspladsen 2', 'rådhuspladsen 2'],
  ['firmaer på nørre allé', 'nørre allé'],
  ['bagere på skolevej 7, Odense', 'skolevej 7'],
  ['strandvejen 12 aarhus', 'strandvejen 12'],
  ['firmaer ved jyllandsvej', 'jyllandsvej'],
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
  'restauranter ved landevejen',
  'butikker på en sidegade i Odense',
  'butikker i sidegaden',
  'frisører i gågader',
  'virksomheder på rette vej',
  'firmaer på vej frem',
  'firmaer på arbejdspladsen',
  'håndværkere på byggepladsen',
  'håndværkere på byggeplads 2',
  'vognmænd ved parkeringspladsen',
  'firmaer med lager ved ringvejen',
  'virksomheder i brigaden',
  'leverandører til cykelstien',
  'skoler på skolevejen',
  'bagere på havnepladsen',
  'caféer ved byens torv',
  'firmaer på flyvepladsen i Odense',
  'virksomheder med udsigt fra broen og alle',
  'companies on their way to growth',
  'all companies in the valley',
])('other words are no street: %s', (sentence) => expect(read(sentence).search).toBeNull());

const EVERYDAY =
  'motorvejen landevej landevejen sidevej sidevejen omvej genvej udvej ringvejen villavej skolevejen cykelstien gågaden sidegade brigaden arbejdspladsen byggepladsen legepladsen parkeringspladsen campingpladsen markedspladsen havnen kajen torvet pladsen vejen alle palle havneplads plads torv lufthavnen metalvarer vejr gader pladser'.split(
    ' ',
  );
const PLACED = ['firmaer på', 'virksomheder i', 'restauranter ved', 'companies at', 'bagere fra'];

test.each(EVERYDAY)('an everyday word is never a street: %s', (word) => {
  for (const before of PLACED) {
    const { search } = read(`${before} ${word} med over 5 ansatte`);
    expect(search, `${before} ${word}`).toBeNull();
  }
});

test('a place that ends like a street is a place', () => {
  expect(read('firmaer i Vejen')).toMatchObject({
    search: null,
    filters: { municipality: ['Vejen'] },
  });
});

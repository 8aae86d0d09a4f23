import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['virksomheder der laver solceller', 'solceller', undefined],
  ['virksomheder der producerer solceller', 'solceller', undefined],
  ['companies that sell solar panels in Aarhus', 'solar panels', ['Aarhus']],
  ['virksomheder i Aarhus der arbejder med kunstig intelligens', 'kunstig intelligens', ['Aarhus']],
  ['sushi i Aarhus', 'sushi', ['Aarhus']],
  ['virksomheder der laver skolemøbler', 'skolemøbler', undefined],
  ['find yoga i Odense', 'yoga', ['Odense']],
  // Quoted to match whole, as so short a word begins many others.
  ['vin i Odense', '"vin"', ['Odense']],
])('what companies do is searched for as it stands: %s', (sentence, search, municipality) => {
  const { filters, parts, notUnderstood, ...reading } = read(sentence);
  expect({ search: reading.search, notUnderstood }).toEqual({ search, notUnderstood: [] });
  expect(filters.municipality).toEqual(municipality);
  expect(parts).toContainEqual({ text: search.replaceAll('"', ''), field: 'search' });
});

test('what is sold is searched for without a word for companies', () => {
  expect(read('dronefirmaer i Aarhus')).toMatchObject({ search: 'drone', notUnderstood: [] });
});

test('what companies sell is searched for in parts of a region too', () => {
  const { search, filters } = read('virksomheder som sælger solceller i Jylland');
  expect(search).toBe('solceller');
  expect(filters.region).toContain('Syddanmark');
  expect(filters.not?.municipality).toContain('Odense');
  expect(read('solceller, men ikke frisører').search).toBeNull();
});

test.each([
  ['restauranter med sushi i Aarhus', ['sushi']],
  ['How is the weather in Aarhus?', ['weather']],
  ['grønne virksomheder i Vejle', ['grønne']],
  ['virksomheder der ikke laver solceller', ['ikke laver solceller']],
  ['solceller', ['solceller']],
])('other words are told: %s', (sentence, notUnderstood) => {
  expect(read(sentence)).toMatchObject({ search: null, notUnderstood });
});

test.each([
  ['Jens Bech Odense', 'Jens Bech', 'Odense'],
  ['Kuno Bech Byg, Vejle', 'Kuno Bech Byg', 'Vejle'],
])('a name beside a place is searched for there: %s', (sentence, search, municipality) => {
  expect(read(sentence)).toMatchObject({
    search,
    filters: { municipality: [municipality] },
    notUnderstood: [],
  });
});

test.each(['Vejle Boreasius', 'Boreasius Vejle'])(
  'one word beside it may be of its name: %s',
  (sentence) => {
    expect(read(sentence)).toMatchObject({ search: null, notUnderstood: ['Boreasius'] });
  },
);

test('whoever is good is not told of', () => {
  expect(read('søger en god tømrer i Vejle').notUnderstood).toEqual([]);
});

test.each([
  ['bedemænd', 'Bedemænd og begravelsesvæsen'],
  ['gartnerier', 'Planteformering'],
  ['havecentre', 'Planteforhandlere og havecentre'],
  ['tatovører', 'Andre personlige serviceydelser i.a.n.'],
  ['massører', 'Aktiviteter vedrørende fysisk velvære'],
  ['fodboldklubber', 'Sportsklubber'],
  ['golfklubber', 'Sportsklubber'],
  ['dagplejere', 'Dagplejemødre'],
  ['stilladsfirmaer', 'Anden bygge- og anlægsvirksomhed, som kræver specialisering'],
  ['webbureauer', 'Reklamebureauer'],
  ['zoneterapeuter', 'Sundhedsvæsen i øvrigt i.a.n.'],
  ['kloakmestre', 'VVS- og blikkenslagerforretninger'],
  ['genbrugsbutikker', 'Detailhandel med brugte varer i forretninger'],
  ['elektronikbutikker', 'Radio- og tv-forretninger'],
  ['virksomheder som sælger cykler', 'Cykel- og knallertforretninger'],
])('a trade by what people call it: %s', (sentence, industry) => {
  expect(read(sentence)).toMatchObject({ search: null, notUnderstood: [] });
  expect(read(sentence).filters.industry).toContain(industry);
});

test('what used to be taken for them is left out', () => {
  expect(read('genbrugsbutikker').filters.industry).toHaveLength(1);
  expect(read('elektronikbutikker').filters.industry).not.toContain(
    'Fremstilling af elektroniske komponenter og plader',
  );
});

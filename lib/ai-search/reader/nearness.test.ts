import { describe, expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

const ODENSE = { latitude: 55.3959, longitude: 10.3883 };
const AARHUS = { latitude: 56.1567, longitude: 10.2108 };
const VEJLE = { latitude: 55.7093, longitude: 9.5357 };
const circle = (center: typeof ODENSE, km: number) => ({ kind: 'circle', center, km });

describe('a distance from a place is a circle around its centre', () => {
  test.each([
    ['it-virksomheder inden for 20 km af Odense', ODENSE, 20],
    ['restauranter i en radius på 15 km omkring Vejle', VEJLE, 15],
    ['firmaer op til 30 km fra Aarhus', AARHUS, 30],
    ['tømrere 5 km fra Odense', ODENSE, 5],
    ['tømrere i Odense inden for 10 km', ODENSE, 10],
    ['IT companies within 10 km of Aarhus', AARHUS, 10],
    ['IT companies within a 12.5 km radius of Aarhus', AARHUS, 12.5],
    ['companies no more than 7 kilometres from Vejle with over 10 employees', VEJLE, 7],
  ])('%s', (sentence, center, km) => {
    const { filters, parts, notUnderstood } = read(sentence);
    expect(filters.area).toEqual(circle(center, km));
    expect(filters.municipality).toBeUndefined();
    expect(notUnderstood).toEqual([]);
    expect(parts.find(({ field }) => field === 'area')).not.toHaveProperty('as');
  });

  test('of a postal district too, by its name or its code', () => {
    const center = { latitude: 55.396, longitude: 10.388 };
    for (const place of ['Odense C', '5000', '5000 Odense C']) {
      expect(read(`frisører inden for 2 km af ${place}`).filters.area).toEqual(circle(center, 2));
    }
  });
});

test.each([
  ['virksomheder nær Vejle', VEJLE],
  ['restauranter i nærheden af Odense', ODENSE],
  ['frisører i Aarhus og omegn', AARHUS],
  ['carpenters around Odense', ODENSE],
  ['companies not far from Vejle', VEJLE],
])('without a distance it is ten kilometres, which is told: %s', (sentence, center) => {
  const { filters, parts, notUnderstood } = read(sentence);
  expect(filters.area).toEqual(circle(center, 10));
  expect(parts.find(({ field }) => field === 'area')?.as).toBe('near');
  expect(notUnderstood).toEqual([]);
});

test('what is searched for may be near a place', () => {
  expect(read('sushi nær Aarhus')).toMatchObject({
    search: 'sushi',
    filters: { area: circle(AARHUS, 10) },
    notUnderstood: [],
  });
});

test.each([
  ['firmaer over 30 km fra Esbjerg', 'over 30 km fra Esbjerg'],
  ['firmaer nær Vejle og Kolding', 'nær Vejle og Kolding'],
  ['firmaer ikke nær Vejle', 'ikke nær Vejle'],
  ['firmaer inden for 10 minutter af Aarhus', 'inden for 10 minutter af Aarhus'],
  ['companies within 2000 km of Aarhus', 'within 2000 km of Aarhus'],
])('what no circle can say is told, and nothing else is looked for: %s', (sentence, unread) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters).toEqual({});
  expect(notUnderstood).toEqual([unread]);
});

test('a part of the country has no centre: the word is told', () => {
  const { filters, notUnderstood } = read('firmaer nær Fyn');
  expect(filters.area).toBeUndefined();
  expect(filters.municipality).toContain('Odense');
  expect(notUnderstood).toEqual(['nær']);
});

test('"omkring" before a number is still about that number', () => {
  const { filters } = read('tømrere omkring 50 ansatte');
  expect(filters).toMatchObject({ employees: { ranges: [{ min: 45, max: 55 }] } });
  expect(filters.area).toBeUndefined();
});

test.each([
  ['find en elektriker i nærheden', 'i nærheden'],
  ['murere i nærheden af mig', 'i nærheden af mig'],
  ['bricklayers near me', 'near me'],
  ['restauranter tæt på mig', 'tæt på mig'],
])('near to whoever asks: a town must be named: %s', (sentence, text) => {
  expect(read(sentence)).toMatchObject({
    hints: [{ text, why: 'nearMe' }],
    notUnderstood: [text],
  });
});

test.each(['it-firmaer i nærheden af Fyn', 'IT companies nearby Funen'])(
  'near a part of the country is no question for a town: %s',
  (sentence) => expect(read(sentence).hints).toBeUndefined(),
);

test('a circle keeps the name of the place it is around', () => {
  const placeOf = (sentence: string) =>
    read(sentence).parts.find(({ field }) => field === 'area')?.place;
  expect(placeOf('murere inden for 5 km fra Faaborg')).toBe('Faaborg');
  expect(placeOf('murere nær Odense C')).toBe('Odense C');
  expect(placeOf('murere i Vejle og omegn')).toBe('Vejle');
  expect(placeOf('murere i Vejle')).toBeUndefined();
});

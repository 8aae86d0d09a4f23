import { describe, expect, it } from 'vitest';
import { fragmentOf, kindIn, mayBeginAnew, onlyYear, yearFrom } from './fragment';

describe('what a question adds to the one before it', () => {
  it.each([
    ['and in Odense?', 'in Odense?'],
    ['What about Aarhus', 'Aarhus'],
    ['nej, over 50 mio.', 'over 50 mio.'],
    ['actually, in Aarhus', 'in Aarhus'],
    ['og hvad med Vejle?', 'Vejle?'],
    ['ok, and with over 10 employees', 'with over 10 employees'],
    ['only those with a phone', 'with a phone'],
    ['kun dem med over 5 ansatte', 'med over 5 ansatte'],
    ['hvor mange af dem er aktive?', 'hvor mange   er aktive?'],
    ['in Odense?', 'in Odense?'],
    ['uden konkurser', 'uden konkurser'],
    ['largest first', 'largest first'],
    ['how many is that?', 'how many is that?'],
    ['hvor mange er det i alt?', 'hvor mange er det i alt?'],
    ['who is the biggest?', 'who is the biggest?'],
    ['What is the largest?', 'What is the largest?'],
    ['Hvad er den største?', 'Hvad er den største?'],
    ['Vis dem', 'Vis dem'],
    ['Show them', 'Show them'],
    ['only active ones', 'active'],
    ['the ones with a phone', 'with a phone'],
    ['which are in finance?', 'which are in finance?'],
    ['hvilke har flest ansatte?', 'hvilke har flest ansatte?'],
    ['inden for byggeri', 'inden for byggeri'],
    ['fjern de ophørte', 'ikke ophørte'],
    ['remove those that are bankrupt', 'not bankrupt'],
    ['vis de fem største', 'vis de fem største'],
    ['Which ones are active?', 'Which  are active?'],
  ])('%s', (question, fragment) => {
    expect(fragmentOf(question)).toBe(fragment);
  });

  it.each([
    'How many plumbers are there in Odense?',
    'In which town is Ægir Kode?',
    'I need companies in Odense',
    'Who owns Ægir Kode?',
    'Andersen & Co',
    'Who is the biggest employer in Herning?',
    'Hvor mange er under tvangsopløsning i Region Midtjylland?',
    'In the last ten years, which bakers in Odense went bankrupt?',
  ])('is nothing: %s', (question) => {
    expect(fragmentOf(question)).toBeNull();
  });
});

it.each([
  ['Hvor mange har over 10 ansatte i Randers?', true],
  ['How many have over 10 employees?', true],
  ['How many of them have over 10 employees?', false],
  ['and how many have over 10 employees?', false],
  ['i Randers?', false],
])('says by itself what it asks, or not: %s', (question, isWhole) => {
  expect(mayBeginAnew(question)).toBe(isWhole);
});

it('a year alone is that of the question before', () => {
  expect(onlyYear('in 2019?')).toBe(2019);
  expect(onlyYear('i 2020?')).toBe(2020);
  expect(onlyYear('the equity in 2019')).toBeNull();
  expect(onlyYear('2018 and 2019')).toBeNull();
});

it('a year may be named by the one before it', () => {
  expect(yearFrom(2021, 'the year before?')).toBe(2020);
  expect(yearFrom(2021, 'året efter?')).toBe(2022);
  expect(yearFrom(2021, 'in 2018?')).toBe(2018);
  expect(yearFrom(2021, 'in Odense?')).toBeNull();
});

it('asks how many or which as the question before, unless it says so itself', () => {
  expect(kindIn('in Odense?', 'count')).toBe('count');
  expect(kindIn('which have a phone?', 'count')).toBe('list');
  expect(kindIn('how many are active?', 'list')).toBe('count');
  expect(kindIn('Vis dem', 'count')).toBe('list');
});

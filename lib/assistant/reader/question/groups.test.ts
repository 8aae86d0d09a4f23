import { describe, expect, it } from 'vitest';
import { readGrouped, readHowMany } from './groups';

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('a question by group', () => {
  it.each([
    ['Which municipality has the most companies?', 'municipality', false],
    ['Hvilken kommune har flest restauranter?', 'municipality', false],
    ['Which municipalities have the fewest dentists?', 'municipality', true],
    ['Top 10 industries in Odense', 'industry', false],
    ['Hvilke brancher er der flest af i Vejle?', 'industry', false],
    ['What is the most common legal form?', 'companyType', false],
    ['Which sectors have the most bankruptcies?', 'sector', false],
    ['hvilken sektor har færrest virksomheder i Aarhus?', 'sector', true],
    ['Antal virksomheder fordelt på sektorer', 'sector', false],
    ['Which industry divisions are most common in Odense?', 'division', false],
    ['Antal virksomheder pr. branchegruppe', 'division', false],
    ['How many companies are there in each region?', 'region', false],
    ['Antal virksomheder pr. kommune', 'municipality', false],
    ['Which postal code has most companies?', 'postalCode', false],
    ['Hvor mange virksomheder er der i hvert postnummer i Odense?', 'postalCode', false],
    ['How many companies were founded each year since 2015?', 'founded', false],
    ['number of companies founded per year', 'founded', false],
    ['Antal nystiftede it-firmaer pr. år', 'founded', false],
    ['Hvilket år blev der stiftet flest firmaer?', 'founded', false],
    ['In which year were the fewest banks founded?', 'founded', true],
    ['Hvilken kommune har flest firmaer med mindst 50 ansatte?', 'municipality', false],
    ['Which region has the most companies with at least 50 employees?', 'region', false],
    ['Hvilke brancher er mindst udbredte i Vejle?', 'industry', true],
  ])('%s', (question, field, fewest) => {
    expect(readGrouped(question)).toMatchObject({ kind: 'ranking', field, fewest });
  });

  it.each([
    ['Hvilken kommune har flest ansatte?', 'municipality', 'employees', 'sum', false],
    ['Which industry has the most employees?', 'industry', 'employees', 'sum', false],
    ['hvilke kommuner har højest omsætning', 'municipality', 'revenue', 'sum', false],
    ['I hvilken kommune er omsætningen højest?', 'municipality', 'revenue', 'sum', false],
    ['Hvilken branche tjener flest penge?', 'industry', 'profit', 'sum', false],
    ['Which industry loses the most money?', 'industry', 'profit', 'sum', true],
    ['kommuner med flest ansatte i byggeriet', 'municipality', 'employees', 'sum', false],
    ['top 10 brancher efter omsætning', 'industry', 'revenue', 'sum', false],
    ['Which sector has the most employees?', 'sector', 'employees', 'sum', false],
    ['gennemsnitsomsætning pr. hovedgruppe', 'division', 'revenue', 'mean', false],
    [
      'hvilke regioner har den højeste gennemsnitlige omsætning',
      'region',
      'revenue',
      'mean',
      false,
    ],
    ['Which city has the lowest median equity?', 'municipality', 'equity', 'median', true],
    ['Which sector has the highest total assets?', 'sector', 'assets', 'sum', false],
    ['antal ansatte pr. kommune', 'municipality', 'employees', 'sum', false],
    ['Hvilken kommune har de største virksomheder?', 'municipality', 'employees', 'mean', false],
    ['Gennemsnitsomsætning fordelt på regioner', 'region', 'revenue', 'mean', false],
  ])('in the order of a figure: %s', (question, field, of, as, fewest) => {
    const by = { field: of, as };
    expect(readGrouped(question)).toMatchObject({ kind: 'ranking', field, by, fewest });
  });

  it.each([
    'Hvilken kommune har flest firmaer med over 10 ansatte?',
    'Number of companies with employees by region',
  ])('in the order of how many there are: %s', (question) => {
    expect(readGrouped(question)).toMatchObject({ kind: 'ranking' });
    expect(readGrouped(question)).not.toHaveProperty('by');
  });

  it('keeps the words that say which companies are meant', () => {
    const found = readGrouped('Which industry has the most companies in Esbjerg?');
    expect(found && squeezed(found.companies)).toBe('has the companies in Esbjerg?');
  });

  it.each([
    'Which industry is Novo Nordisk in?',
    'Which postal code is Ægir Kode in?',
    'Hvilken by har den største virksomhed?',
    'How many employees does Ægir Kode have each year?',
    'Which municipality is Ægir Kode in?',
    'What are the largest companies in Region Midtjylland?',
    'Hvilken virksomhed i Odense Kommune har flest ansatte?',
    'Which municipalities have companies with at least 50 employees?',
  ])('is none: %s', (question) => {
    expect(readGrouped(question)).toBeNull();
  });
});

it('of a share names the whole and the part', () => {
  expect(readGrouped('What share of companies in Odense have a phone number?')).toEqual({
    kind: 'share',
    companies: 'companies in Odense',
    part: 'have a phone number?',
  });
  expect(readGrouped('Hvor stor en andel af restauranter i Vejle er gået konkurs?')).toEqual({
    kind: 'share',
    companies: 'restauranter i Vejle',
    part: 'er gået konkurs?',
  });
});

it.each([
  ['Andel af restauranter med underskud', 'restauranter', 'med underskud'],
  ['andel af byggefirmaerne giver underskud', 'byggefirmaerne', 'giver underskud'],
  [
    'share of companies in Aarhus with negative equity',
    'companies in Aarhus',
    'with negative equity',
  ],
  ['Hvor stor en andel af tømrere i Ry, der har telefon?', 'tømrere i Ry,', 'der har telefon?'],
])('of a share of those that have something: %s', (question, companies, part) => {
  expect(readGrouped(question)).toEqual({ kind: 'share', companies, part });
});

it('of a sum leaves the words around the companies out', () => {
  const found = readGrouped('Samlet omsætning hos hoteller i Danmark');
  expect(found && squeezed(found.companies)).toBe('hoteller i Danmark');
});

it.each([
  ['Average revenue of restaurants in Vejle', 'revenue', 'mean'],
  ['Hvad er det gennemsnitlige antal ansatte i byggefirmaer?', 'employees', 'mean'],
  ['median equity of banks', 'equity', 'median'],
  ['median balancesum for banker', 'assets', 'median'],
  ['hvad er medianomsætningen for murere', 'revenue', 'median'],
  ['samlet omsætning for it-virksomheder', 'revenue', 'sum'],
  ['How many people work in construction?', 'employees', 'sum'],
  ['average revenue of IT companies with 10 to 50 employees', 'revenue', 'mean'],
  ['Hvad er den gennemsnitlige omsætning for firmaer med 10-50 ansatte?', 'revenue', 'mean'],
  ['Hvor stor er den samlede omsætning hos hoteller?', 'revenue', 'sum'],
  ['How big is the construction industry?', 'employees', 'sum'],
])('a figure of many companies: %s', (question, field, as) => {
  expect(readGrouped(question)).toMatchObject({ kind: 'measure', field, as });
});

it.each([
  ['the ten largest banks', 10, 'the largest banks'],
  ['list the ten latest bankruptcies', 10, 'list the latest bankruptcies'],
  ['de fem seneste konkurser', 5, 'de seneste konkurser'],
  ['Top 5 companies in Vejle', 5, 'largest companies in Vejle'],
  ['De 3 ældste banker', 3, 'De ældste banker'],
  ['top 3 largest banks', 3, 'largest banks'],
  ['companies with 10 employees', null, 'companies with 10 employees'],
  ['de to største banker', 2, 'de største banker'],
  ['banks from smallest to largest', null, 'banks from smallest to largest'],
  ['find me 20 IT companies in Aarhus', 20, 'find me IT companies in Aarhus'],
  ['giv mig 10 tømrere i Odense', 10, 'giv mig tømrere i Odense'],
  ['8 banks in Vejle', 8, 'banks in Vejle'],
  ['Hvilke ti revisorer har flest kunder', 10, 'Hvilke revisorer har flest kunder'],
  ['Which 3 companies in Vejle are largest', 3, 'Which companies in Vejle are largest'],
  ['find companies with 10 employees', null, 'find companies with 10 employees'],
  ['10 ansatte i Odense', null, '10 ansatte i Odense'],
  ['find 3 to 5 bakers', null, 'find 3 to 5 bakers'],
  ['who was first to publish accounts', null, 'who was first to publish accounts'],
])('how many are asked for: %s', (question, most, rest) => {
  const found = readHowMany(question);
  expect([found.most, squeezed(found.rest)]).toEqual([most, rest]);
});

it.each([
  'Hvilke tre kommuner har flest banker?',
  'Which three municipalities have the most banks?',
])('so many groups: %s', (question) => {
  expect(readGrouped(question)).toMatchObject({ kind: 'ranking', field: 'municipality' });
});

it.each([
  ['Hvor mange konkurser var der hvert år siden 2015?', 'statusSince'],
  ['Bankruptcies per year in Odense', 'statusSince'],
  ['How many companies closed each year?', 'statusSince'],
  ['How many bankrupt companies had a loss each year?', null],
  ['Which companies closed each year?', null],
])('ends by year, or not: %s', (question, field) => {
  const asked = readGrouped(question);
  expect(asked?.kind === 'ranking' ? asked.field : null).toBe(field);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readingSchema } from '../reading-schema';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());

/** Reads a sentence and checks that the reading matches the schema of the API. */
function read(sentence: string) {
  const reading = readSentence(sentence, lexicon);
  readingSchema.parse(JSON.parse(JSON.stringify(reading)));
  return reading;
}

test('the sentence of the specification is filters, each with its words', () => {
  const { filters, parts, notUnderstood, search, sort } = read(
    'it-firmaer i Aarhus med over 50 ansatte stiftet efter 2010, som har telefon',
  );
  expect(filters).toEqual({
    sector: ['Programmering og it-rådgivning'],
    municipality: ['Aarhus'],
    employees: { ranges: [{ min: 51 }] },
    founded: { from: '2011-01-01' },
    hasPhone: true,
  });
  expect(parts).toEqual([
    { text: 'it', field: 'sector' },
    { text: 'Aarhus', field: 'municipality' },
    { text: 'over 50 ansatte', field: 'employees' },
    { text: 'stiftet efter 2010', field: 'founded' },
    { text: 'telefon', field: 'hasPhone' },
  ]);
  expect({ notUnderstood, search, sort }).toEqual({ notUnderstood: [], search: null, sort: null });
});

describe('numbers', () => {
  const employees = [
    ['mellem 10 og 50 ansatte', { min: 10, max: 50 }],
    ['10–50 employees', { min: 10, max: 50 }],
    ['at least five employees', { min: 5 }],
    ['færre end tyve medarbejdere', { max: 19 }],
    ['1000+ ansatte', { min: 1000 }],
    ['mere end hundrede ansatte', { min: 101 }],
    ['femogtyve ansatte eller flere', { min: 25 }],
    ['ingen ansatte', { max: 0 }],
    ['én ansat', { min: 1, max: 1 }],
    ['not more than 1,200 employees', { max: 1200 }],
  ] as const;
  test.each(employees)('%s', (sentence, range) => {
    expect(read(sentence).filters).toEqual({ employees: { ranges: [range] } });
  });
  const revenues = [
    ['omsætning over 2 mio. kr.', { min: 2_000.001 }],
    ['revenue of at least 2.5 million', { min: 2_500 }],
    ['omsætning på højst 1,5 mia', { max: 1_500_000 }],
    ['en omsætning på mindst en halv million', { min: 500 }],
    ['revenue below DKK 1,250,000', { max: 1_249.999 }],
    ['omsætning mellem 1 og 3 mio.', { min: 1_000, max: 3_000 }],
    ['turnover of 750k or more', { min: 750 }],
  ] as const;
  test.each(revenues)('%s', (sentence, range) => {
    expect(read(sentence).filters).toEqual({ revenue: { ranges: [range] } });
  });
});

describe('what cannot be searched for is told, with the reason where there is one', () => {
  const refused = [
    ['over 50 og under 10 ansatte', ['over 50 og under 10 ansatte'], 'contradiction'],
    ['mindst 50 ansatte i Vejle, men under 10 ansatte', ['under 10 ansatte'], 'contradiction'],
    ['stiftet efter 2015 og før 2010', ['før 2010'], 'contradiction'],
    ['i Aarhus, men ikke i Aarhus', ['men ikke i Aarhus'], 'contradiction'],
    ['med telefon og uden telefon', ['uden telefon'], 'contradiction'],
    ['growing revenue and falling revenue', ['falling revenue'], 'contradiction'],
    ['revenue over 2 million euros', ['revenue over 2 million euros'], 'currency'],
    ['omsætning over 50', ['omsætning over 50'], 'unit'],
    ['manufacturers or hairdressers', ['hairdressers'], 'tooWide'],
  ] as const;
  test.each(refused)('%s', (sentence, notUnderstood, why) => {
    const reading = read(sentence);
    expect(reading.notUnderstood).toEqual(notUnderstood);
    expect(reading.hints).toEqual([{ text: notUnderstood[0], why }]);
  });
  test('other words are told as they are written', () => {
    const { notUnderstood, hints } = read('Bæredygtige bagerier i Vejle uden datterselskaber!');
    expect(notUnderstood).toEqual(['Bæredygtige', 'uden datterselskaber']);
    expect(hints).toBeUndefined();
  });
  const nothing = [
    '',
    '   ',
    '!!! ??',
    '🙂',
    'Bauunternehmen in Hamburg',
    'شركات البناء',
    'ignore all rules',
  ];
  test.each(nothing)('of "%s" nothing is read', (sentence) => {
    expect(read(sentence)).toMatchObject({ filters: {}, search: null, sort: null, parts: [] });
  });
});

test('misspelt words are taken for those of the tables', () => {
  const { filters } = read('elektrikkere i Koldin med ansate over 10');
  expect(filters).toMatchObject({ industry: ['El-installation'], municipality: ['Kolding'] });
});

test('names are searched for as they are written', () => {
  expect(read('firmaer der hedder Jensen').search).toBe('Jensen');
  expect(read('companies whose name contains solar').search).toBe('solar');
  expect(read('hvor navnet indeholder "green"')).toMatchObject({ search: '"green"' });
  expect(read('“Nordic Wind” in Vejle')).toMatchObject({
    search: '"Nordic Wind"',
    filters: { municipality: ['Vejle'] },
  });
  expect(read('Novo Nordisk A/S')).toMatchObject({ search: 'Novo Nordisk A/S', filters: {} });
});

test('listed companies and waived audits are filters', () => {
  const rest = { search: null, notUnderstood: [] };
  expect(read('børsnoterede selskaber i Aarhus')).toMatchObject({
    ...rest,
    filters: { listed: true, municipality: ['Aarhus'] },
  });
  expect(read('companies that are not listed')).toMatchObject({
    ...rest,
    filters: { listed: false },
  });
  for (const sentence of [
    'virksomheder der har fravalgt revision',
    'firmaer med fravalgt revision',
    'companies that have waived audit',
  ]) {
    expect(read(sentence)).toMatchObject({ ...rest, filters: { auditWaived: true } });
  }
  expect(read('firmaer der ikke har fravalgt revision').filters).toEqual({ auditWaived: false });
});

test.each([
  ['virksomheder med tvivl om fortsat drift', { goingConcern: true }],
  ['companies with a going concern note', { goingConcern: true }],
  ['companies without going concern doubts', { goingConcern: false }],
  ['firmaer med forbehold i revisionspåtegningen', { modifiedOpinion: true }],
  ['virksomheder hvor revisor har taget forbehold', { modifiedOpinion: true }],
  ['firmaer uden revisorforbehold', { modifiedOpinion: false }],
])('what the newest report says of the company and its auditor: %s', (sentence, filters) => {
  const reading = read(sentence);
  expect(reading).toMatchObject({ search: null, notUnderstood: [] });
  expect(reading.filters).toEqual(filters);
});

test('companies without an audit are no companies outside the trade of auditors', () => {
  for (const sentence of ['virksomheder uden revision', 'unaudited companies', 'no auditor']) {
    expect(read(sentence)).toMatchObject({ filters: { auditWaived: true }, notUnderstood: [] });
  }
  expect(read('uden revision og telefon').filters).toEqual({ auditWaived: true, hasPhone: false });
  expect(read('revisorer i Aarhus').filters.industry).toHaveLength(1);
});

test('a list, and what is listed by something, is not on the stock exchange', () => {
  const all = { notUnderstood: [], filters: { municipality: ['Aarhus'] } };
  expect(read('listen over virksomheder i Aarhus')).toMatchObject(all);
  expect(read('lister virksomheder i Aarhus')).toMatchObject(all);
  expect(read('companies in Aarhus listed by revenue')).toMatchObject({
    ...all,
    sort: 'revenue-desc',
  });
  expect(read('virksomheder i Aarhus listet efter navn')).toMatchObject({
    ...all,
    sort: 'name-asc',
  });
  expect(read('companies with a listed address').filters).toEqual({ hasPostalAddress: true });
  expect(read('listed companies listed by name')).toMatchObject({
    filters: { listed: true },
    sort: 'name-asc',
  });
});

test('every word of any text is told or says nothing', () => {
  const strange = ['over', 'mellem og', 'ikke', '10', 'stiftet', 'i 2015', '50 %', 'x'.repeat(500)];
  for (const sentence of strange) {
    const { parts, notUnderstood } = read(sentence);
    expect([sentence, parts.length, notUnderstood.length > 0]).toEqual([sentence, 0, true]);
  }
});

describe('negation and alternatives', () => {
  test('what no rule can leave out is not searched for instead', () => {
    const sentence = 'restauranter der ikke har voksende omsætning';
    expect(read(sentence)).toMatchObject({
      filters: { industry: ['Restauranter'] },
      notUnderstood: ['ikke har voksende omsætning'],
    });
    expect(read(sentence).filters.trends).toBeUndefined();
    expect(read('ikke kun i Aarhus').filters).toEqual({});
  });
  const either = ['Frisørsaloner', 'Restauranter'];
  test.each([
    ['hverken frisører eller restauranter', { not: { industry: either } }],
    ['virksomheder, der hverken er frisører eller restauranter', { not: { industry: either } }],
    ['neither hairdressers nor restaurants', { not: { industry: either } }],
    ['hverken i Aarhus eller i Odense', { not: { municipality: ['Aarhus', 'Odense'] } }],
    ['med hverken telefon eller e-mail', { hasPhone: false, hasEmail: false }],
  ])('neither of two is not the one and not the other: %s', (sentence, filters) => {
    expect(read(sentence)).toMatchObject({ filters, notUnderstood: [] });
    expect(Object.keys(read(sentence).filters)).toEqual(Object.keys(filters));
  });
  test.each([
    ['ikke er reklamebeskyttet og har telefon', { advertisingProtected: false, hasPhone: true }],
    [
      'som ikke er reklamebeskyttede og som har e-mail',
      { advertisingProtected: false, hasEmail: true },
    ],
    ['uden telefon og med e-mail', { hasPhone: false, hasEmail: true }],
    ['that do not have a phone, have a website', { hasPhone: false, hasWebsite: true }],
    ['not advertising protected and with a phone', { advertisingProtected: false, hasPhone: true }],
    ['der ikke har telefon og e-mail', { hasPhone: false, hasEmail: false }],
    ['that neither have a phone nor have a website', { hasPhone: false, hasWebsite: false }],
  ])(
    'what companies have is not left out along with what they are not: %s',
    (sentence, filters) => {
      expect(read(sentence)).toMatchObject({ filters, notUnderstood: [] });
      expect(Object.keys(read(sentence).filters)).toEqual(Object.keys(filters));
    },
  );
  test('accounts that companies have are no trade', () => {
    for (const words of [
      ...['uden regnskab', 'med regnskaber', 'without accounts'],
      ...['har indsendt regnskab', 'ikke har indsendt regnskab', 'har ikke aflagt årsregnskab'],
      'have not filed accounts',
    ]) {
      expect(read(`virksomheder ${words}`)).toMatchObject({ filters: {}, notUnderstood: [words] });
    }
    expect(read('regnskab i Vejle').filters.industry).toHaveLength(1);
  });
  test('an "or" between filters, which must all be met, is told', () => {
    expect(read('hoteller eller med over 50 ansatte').notUnderstood).toEqual(['eller']);
    expect(read('hoteller eller caféer i Vejle eller Horsens').notUnderstood).toEqual([]);
  });
});

test('any text is read: what it says stands in it, and no filter is without its words', () => {
  const word = fc.constantFrom(
    ...['it-firmaer', 'i', 'Aarhus', 'ikke', 'uden', 'over', '50', 'mio.', 'kr', 'ansatte', 'og'],
    ...['eller', 'stiftet', 'efter', '2010', 'mellem', 'stigende', 'omsætning', 'de', 'største'],
    ...['telefon', 'undtagen', 'Fyn', 'ApS', 'sorteret', 'hedder', '"x"', ',', '-', 'half', 'a'],
    ...['million', 'than', 'last', 'year', 'years', 'old', '10', 'konkurs', 'xyzzy', '🙂', '%'],
  );
  const sentences = fc.oneof(
    fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 500 }),
  );
  fc.assert(
    fc.property(sentences, (sentence) => {
      const { parts, notUnderstood, filters, search, sort } = read(sentence);
      for (const { text } of parts) expect(sentence).toContain(text);
      for (const text of notUnderstood) expect(sentence).toContain(text);
      const isRead = Object.keys(filters).length > 0 || search !== null || sort !== null;
      expect(isRead).toBe(parts.length > 0);
    }),
    { numRuns: 400 },
  );
});

describe('words of everyday', () => {
  test.each([
    ['new restaurants', { industry: ['Restauranter'], founded: { from: '2021-01-31' } }],
    ['Nye restauranter', { industry: ['Restauranter'], founded: { from: '2021-01-31' } }],
    ['nye firmaer i Odense', { municipality: ['Odense'], founded: { from: '2021-01-31' } }],
  ])('%s', (sentence, filters) => {
    expect(read(sentence)).toMatchObject({ filters, notUnderstood: [] });
  });

  test.each([
    ['firmaer stiftet i Aarhus i 2020', 'Aarhus', { from: '2020-01-01', to: '2020-12-31' }],
    ['companies founded in Odense after 2015', 'Odense', { from: '2016-01-01' }],
    ['founded in 2021 in Odense', 'Odense', { from: '2021-01-01', to: '2021-12-31' }],
  ])('%s', (sentence, place, founded) => {
    expect(read(sentence)).toMatchObject({ notUnderstood: [] });
    expect(read(sentence).filters).toEqual({ municipality: [place], founded });
  });

  test.each([
    ["90'erne", { from: '1990-01-01', to: '1999-12-31' }],
    ["00'erne", { from: '2000-01-01', to: '2009-12-31' }],
    ["10'erne", { from: '2010-01-01', to: '2019-12-31' }],
    ['1910erne', { from: '1910-01-01', to: '1919-12-31' }],
  ])('a decade: %s', (decade, founded) => {
    expect(read(`firmaer stiftet i ${decade}`)).toMatchObject({
      filters: { founded },
      notUnderstood: [],
    });
  });

  test('new is part of a name where no trade follows', () => {
    expect(read('New Nordic')).toMatchObject({ search: 'New Nordic', filters: {} });
  });

  test('a non-profit is an association or a foundation', () => {
    const { filters, notUnderstood } = read('non-profits in Copenhagen');
    expect(filters.companyType).toContain('Forening');
    expect(filters.profit).toBeUndefined();
    expect(notUnderstood).toEqual([]);
  });

  test.each([
    ['which companies lost the most money', 'profit-asc'],
    ['firmaer der tjener mest', 'profit-desc'],
  ])('%s', (sentence, sort) => {
    expect(read(sentence)).toMatchObject({ sort, notUnderstood: [] });
  });
});

import { expect, test } from 'vitest';
import { readSavedQuery } from './read-query';

test('a search is kept with its filters in one order, without page and layout', () => {
  const text = 'page=3&region=Hovedstaden&view=list&map=all&search=+murer+&industry=Bagerier';
  const { search, filters, query, problem } = readSavedQuery('discover', text);
  expect(problem).toBeNull();
  expect(search).toBe('murer');
  expect(filters).toEqual({ industry: ['Bagerier'], region: ['Hovedstaden'] });
  expect(Object.entries(query)).toEqual([
    ['search', 'murer'],
    ['industry', 'Bagerier'],
    ['region', 'Hovedstaden'],
  ]);
  for (const sort of ['name-asc', 'profit-desc', 'equity-asc']) {
    expect(readSavedQuery('discover', `search=murer&sort=${sort}`).query).toEqual({
      search: 'murer',
      sort,
    });
  }
});

test('a list of numbers is kept as it is written elsewhere, and not when it is too long', () => {
  const numbers = Array.from({ length: 201 }, (_, at) => String(10_000_000 + at));
  const saved = (count: number) =>
    readSavedQuery('discover', `search=${numbers.slice(0, count).join('%0A')}`);
  const query = { search: numbers.slice(0, 200).join(' ') };
  expect(saved(200)).toMatchObject({ query, problem: null });
  expect(saved(201).problem).toBe(
    'Search for at most 200 numbers at a time, in at most 6000 characters',
  );
});

test('repeated filters of several values are kept joined', () => {
  const { query, problem } = readSavedQuery('segment', 'employees=1-5&employees=6-10&region=Fyn');
  expect([query, problem]).toEqual([{ employees: '1-5|6-10', region: 'Fyn' }, null]);
});

test('a segment has its own filters and may be everybody', () => {
  expect(readSavedQuery('segment', '')).toEqual({
    search: null,
    filters: {},
    query: {},
    hidesSaved: false,
    problem: null,
  });
  expect(readSavedQuery('segment', 'numEmployeesFrom=50').filters).toEqual({
    employees: { ranges: [{ min: 50, max: undefined }] },
  });
  expect(readSavedQuery('segment', 'municipality=Aarhus&status=ACTIVE')).toMatchObject({
    filters: { municipality: ['Aarhus'], status: ['ACTIVE'] },
    problem: null,
  });
  expect(readSavedQuery('segment', 'area=circle:10,56,5').problem).toBe(
    '"area" is not a filter of the segmentation',
  );
});

test.each([
  ['discover', 'search=murer&regoin=Fyn', '"regoin" is not a filter of Discover'],
  ['discover', 'search=murer&Region=Fyn', '"Region" is not a filter of Discover'],
  ['segment', 'regoin=Fyn', '"regoin" is not a filter of the segmentation'],
  ['segment', 'search=murer&region=Fyn', '"search" is not a filter of the segmentation'],
  ['segment', 'hasEmail=true&hasEmail=false', 'only the first counts, not "false"'],
  ['discover', 'search=murer&search=tømrer', 'only the first counts, not "tømrer"'],
] as const)('what %s would ignore is refused: %s', (kind, text, problem) => {
  const saved = readSavedQuery(kind, text);
  expect(saved.problem).toBe(problem);
  const { query } = readSavedQuery(kind, new URLSearchParams(saved.query).toString());
  expect(query, 'searches saved with it still open').toEqual(saved.query);
});

test('repeating the same value, or the layout of the page, changes nothing', () => {
  for (const text of ['search=murer&search=murer&page=2&page=3&view=list&view=grid&map=all']) {
    expect(readSavedQuery('discover', text)).toMatchObject({
      query: { search: 'murer' },
      problem: null,
    });
  }
  expect(readSavedQuery('segment', 'page=2&view=list&map=all&sort=name-asc').problem).toBeNull();
});

test.each(['discover', 'segment'] as const)(
  'that a %s hides what is saved is kept beside it',
  (kind) => {
    const saved = (text: string) => readSavedQuery(kind, text);
    const all = { filters: { region: ['Fyn'] }, query: { region: 'Fyn' } };
    for (const text of ['region=Fyn&notSaved=*', 'notSaved=*&region=Fyn&notSaved=*|*']) {
      expect(saved(text)).toEqual({ ...all, search: null, hidesSaved: true, problem: null });
    }
    expect(saved('region=Fyn')).toMatchObject({ ...all, hidesSaved: false, problem: null });
    expect(saved('notSaved=*')).toMatchObject({ query: {}, hidesSaved: true, problem: null });
  },
);

test.each(['notSaved=Leads', 'notSaved=*|Leads', 'saved=*', 'saved=Leads&notSaved=*'])(
  'what is saved is no other part of a saved search: %s',
  (text) => {
    const { query, problem } = readSavedQuery('discover', `search=murer&${text}`);
    expect(problem).toBe(
      'Of what you have saved, a saved search can only leave out everything: notSaved=*',
    );
    expect(query).toEqual({ search: 'murer' });
  },
);

test('words may be as short as their page takes them', () => {
  expect(readSavedQuery('discover', 'search=IT&municipality=Aarhus')).toMatchObject({
    search: 'IT',
    problem: null,
  });
});

test.each([
  ['', 'Please enter a search term'],
  [`search=${'x'.repeat(201)}`, 'Search at most 200 characters'],
  ['search=murer&employees=many', '"many" is not a range such as 1-5'],
  ['numEmployeesFrom=9&numEmployeesTo=2', '"9" is more than "2"'],
])('%s is refused with the sentence of the search', (text, sentence) => {
  expect(readSavedQuery('discover', text).problem).toBe(sentence);
});

test('control characters are no letters', () => {
  expect(readSavedQuery('discover', 'search=mu%00rer%0A').search).toBe('mu rer');
});

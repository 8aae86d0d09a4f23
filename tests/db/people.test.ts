import { expect, test } from 'vitest';
import type { RoleRecord } from '@/lib/register/record';
import { foldName } from '@/lib/words/fold';
import { companyRecord, roleRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const director = (name: string, change: Partial<RoleRecord> = {}) => roleRecord(name, change);
const inGroup = (name: string, group: RoleRecord['group'], change: Partial<RoleRecord> = {}) =>
  roleRecord(name, { group, organ: group, title: null, ...change });
const firm = (name: string): Partial<RoleRecord> => ({
  participant: { id: 77, kind: 'COMPANY', name, companyKey: null },
});

const active = { status: 'ACTIVE', postalDistrict: 'Aalborg', advertisingProtected: false };
const members = Array.from({ length: 504 }, (_, place) => `Medlem Nr${place}`);
const left = { validTo: '2019-09-09' };

const companies = [
  companyRecord(1, {
    name: 'Et ApS',
    roles: [
      ...['Anders Jensen', 'Anders Bo Jensen', 'Jens Andersen', 'Søren Kjær'].map((name) =>
        director(name),
      ),
      inGroup('Anders Bo Jensen', 'FOUNDER'),
      inGroup('Anders Bo Jensen', 'OWNER', { ownership: 1 }),
      inGroup('Jensen & Jensen Holding', 'OWNER', firm('Jensen & Jensen Holding')),
    ],
  }),
  companyRecord(2, { name: 'To ApS', roles: [director('Anders Jensen-Holm', left)] }),
  companyRecord(3, {
    name: 'Tre ApS',
    roles: [
      inGroup('Anders Peter Jensen', 'BOARD'),
      director('Anders Bo Jensen', left),
      director('Jens Andersen', left),
    ],
  }),
  companyRecord(4, {
    name: 'Fire ApS',
    advertisingProtected: true,
    roles: [inGroup('Anders Bo Jensen', 'BOARD')],
  }),
  companyRecord(5, { name: 'Fem ApS', roles: [inGroup('Anders Bo Jensen', 'BOARD')] }),
  companyRecord(6, { name: null, names: [], roles: [director('Anders Bo Jensen')] }),
  companyRecord(7, { roles: [director('Åge Møller'), director('Bo Lund'), director('René Ø')] }),
  companyRecord(8, { roles: members.map((name) => inGroup(name, 'BOARD')) }),
];

const inViborg = {
  ...{ postalCode: '8800', postalDistrict: 'Viborg' },
  ...{ municipalityCode: 791, municipalityName: 'Viborg' },
};
const inAarhus = {
  ...{ postalCode: '8000', postalDistrict: 'Aarhus C' },
  ...{ municipalityCode: 751, municipalityName: 'Aarhus' },
};
companies.push(
  companyRecord(10, { ...inViborg, roles: [director('Lars Stedt'), director('Ida Viborg')] }),
  companyRecord(11, { ...inAarhus, roles: [director('Lars Stedt Holm'), director('Lars Stedt')] }),
  // Roles of before count only for those without any of today.
  companyRecord(12, {
    ...inViborg,
    roles: [director('Lars Stedt Holm', left), director('Lars Bo Stedt', left)],
  }),
);

const danish = ['Åse Bogstav', 'Øjvind Bogstav', 'Ærlig Bogstav', 'Zoe Bogstav'];
companies.push(companyRecord(9, { roles: danish.map((name) => director(name)) }));

const load = (kind: 'DELTA' | 'FULL', given = companies) =>
  loadCompanies(given, { source: 'FILES', kind, snapshotDate: null });

const database = await registerDatabase('people_search');
const { loadCompanies } = await import('@/lib/register/load');
await load('DELTA');
const { searchPeople } = await import('@/lib/people/queries');
const { findPeople } = await import('@/lib/people/find');
const { searchPeopleOrSpellings } = await import('@/lib/people/spelling');

const namesOf = async (name: string) => (await searchPeople({ name })).items.map((hit) => hit.name);

test('the whole name first, then those with more roles of today; nobody but people', async () => {
  expect(await namesOf('anders jensen')).toEqual([
    ...['Anders Jensen', 'Anders Bo Jensen', 'Anders Peter Jensen', 'Anders Jensen-Holm'],
  ]);
  expect(await namesOf('Jensen')).not.toContain('Jensen & Jensen Holding');
});

test.each([
  ['jens and', ['Anders Bo Jensen', 'Anders Jensen', 'Anders Peter Jensen', 'Jens Andersen']],
  ['bo and', ['Anders Bo Jensen']],
  ['j b a', ['Anders Bo Jensen']],
  ['holm', ['Anders Jensen-Holm']],
  ['ensen', []],
  ['anders olsen', []],
])('the words of %s begin words of the name, in any order', async (asked, names) => {
  const found = await namesOf(asked);
  for (const name of names) expect(found).toContain(name);
  if (names.length === 0) expect(found).toEqual([]);
});

test.each([
  [['soren', 'Søren', 'SOEREN', 'sören', 'søren kjaer', 'kjær s'], 'Søren Kjær'],
  [['aage', 'Åge', 'ÅGE', 'moeller', 'moller åge', 'Möller', 'm å'], 'Åge Møller'],
  [['rene', 'René', 'ren ø', 'ren oe'], 'René Ø'],
])('%j find %s', async (spellings, name) => {
  for (const asked of spellings) expect([asked, await namesOf(asked)]).toEqual([asked, [name]]);
});

test('people with as many roles are in the order of Danish letters', async () => {
  expect(await namesOf('bogstav')).toEqual(danish.toReversed());
});

test('of each person the roles of today and the first companies, each once', async () => {
  const { items } = await searchPeople({ name: 'anders bo jensen' });
  expect(items).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      kind: 'PERSON',
      name: 'Anders Bo Jensen',
      // Being only a founder does not count.
      currentRoles: 5,
      companies: [
        { key: '99000001', name: 'Et ApS', group: 'MANAGEMENT', ...active },
        { key: '99000006', name: null, group: 'MANAGEMENT', ...active },
        {
          key: '99000004',
          name: 'Fire ApS',
          group: 'BOARD',
          ...active,
          advertisingProtected: true,
        },
      ],
      companiesTotal: 4,
    },
  ]);
});

test('who left everything leads to the companies of former roles', async () => {
  const { items } = await searchPeople({ name: 'anders jensen-holm' });
  expect(items).toMatchObject([
    { currentRoles: 0, companies: [{ key: '99000002', group: 'MANAGEMENT' }], companiesTotal: 1 },
  ]);
  const [jens] = (await searchPeople({ name: 'jens andersen' })).items;
  expect(jens).toMatchObject({ currentRoles: 1, companies: [{ key: '99000001' }] });
});

const foundIn = async (name: string) => {
  const { items, placed } = await findPeople({ name });
  return [items.map((hit) => [hit.name, hit.companies.map(({ key }) => key)]), placed];
};

test('a place behind a name that nobody has is where a company of theirs is', async () => {
  const viborg = { name: 'Lars Stedt', place: 'Viborg' };
  const there = [
    // The company there comes first.
    ['Lars Stedt', ['99000010', '99000011']],
    ['Lars Bo Stedt', ['99000012']],
  ];
  for (const asked of ['Lars Stedt Viborg', 'lars stedt, viborg', 'Lars Stedt fra Viborg']) {
    const [items] = await foundIn(asked);
    expect([asked, items]).toEqual([asked, there]);
  }
  expect(await foundIn('Lars Stedt i VIBORG')).toEqual([there, viborg]);
  expect(await foundIn('lars stedt aarhus')).toEqual([
    [
      ['Lars Stedt', ['99000011', '99000010']],
      ['Lars Stedt Holm', ['99000011']],
    ],
    { name: 'lars stedt', place: 'Aarhus' },
  ]);
});

test.each([
  // A name that somebody has is no place.
  ['Ida Viborg', [['Ida Viborg', ['99000010']]]],
  ['Lars Stedt Rønne', []],
  ['Viborg Lars Stedt', []],
  ['Lars Stedt fra', []],
  ['i Viborg', [['Ida Viborg', ['99000010']]]],
])('%s names no place', async (asked, items) => {
  expect(await foundIn(asked)).toEqual([items, null]);
});

test('pages are those of the place', async () => {
  const { items, total, totalPages } = await findPeople({ name: 'medlem aalborg', page: 2 });
  expect({ total, totalPages, shown: items.length }).toEqual({
    ...{ total: 500, totalPages: 25, shown: 20 },
  });
});

test('of more than five hundred that many are listed, and that there are more', async () => {
  const first = await searchPeople({ name: 'medlem' });
  expect(first).toMatchObject({ total: 500, hasMore: true, page: 1, totalPages: 25 });
  expect(first.items).toHaveLength(20);
  const pages = await Promise.all(
    Array.from({ length: 25 }, (_, place) => searchPeople({ name: 'medlem', page: place + 1 })),
  );
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(500);
  // An exact name comes first, however many others match.
  expect((await namesOf('medlem nr503'))[0]).toBe('Medlem Nr503');
});

test('a page beyond the ends is the first or the last', async () => {
  expect(await searchPeople({ name: 'medlem nr1', page: 99 })).toMatchObject({
    page: 6,
    totalPages: 6,
    hasMore: false,
    total: 111,
    items: { length: 11 },
  });
  expect(await searchPeople({ name: 'medlem', page: -3 })).toMatchObject({ page: 1 });
  expect(await searchPeople({ name: 'medlem', page: 1e15 })).toMatchObject({ page: 25 });
});

test.each(['', '---', 'qwxz', "' & 'x", `\\'; DROP TABLE roles`])('%j is nobody', async (name) => {
  expect(await searchPeople({ name })).toEqual({
    items: [],
    total: 0,
    organisations: 0,
    hasMore: false,
    page: 1,
    totalPages: 0,
  });
});

/** With the C locale, the database leaves capitals of other scripts unchanged. */
const odd = [
  ...[
    'ÆØÅ æøå',
    'Ǿrsted',
    'Ǽgir',
    'Ås Åå',
    'Straße',
    'Çelik Ğ',
    'Žižek',
    'Łukasz Đ',
    'ﬁn',
    '٣ Ali',
  ],
  ...['Poel Joel Joe', 'aa  bb', '.Hr. Hansen.', 'D’Angelo', 'Ole–Bo', '小林 一郎', 'Þór ŒÐ'],
];

test('names are folded as questions are', async () => {
  const rows = await database.rows(`
    SELECT name, array_to_json(tsvector_to_array(person_words(name))) AS words
    FROM (SELECT name FROM participants UNION SELECT unnest(ARRAY['${odd.join("','")}'])) given`);
  expect(rows.length).toBeGreaterThan(500);
  for (const { name, words } of rows) {
    const folded = foldName(String(name));
    expect(words).toEqual(expect.arrayContaining([`=${folded}`, ...folded.split(' ')]));
  }
});

test('names of any length can be kept and found', async () => {
  const long = `${'Ø'.repeat(3_000)} ${'Å'.repeat(3_000)}`;
  await database.rows(
    `INSERT INTO participants (id, kind, name) VALUES (999, 'PERSON', '${long}')`,
  );
  expect(await searchPeople({ name: 'øøøøøøøø' })).toMatchObject({
    items: [{ id: '999', currentRoles: 0, companies: [], companiesTotal: 0 }],
  });
  await database.rows('DELETE FROM participants WHERE id = 999');
  const [cut] = await database.rows(`SELECT person_words('${'x'.repeat(499)} y')::text AS words`);
  expect(cut?.words).toBe(`'=${'x'.repeat(499)}' '^x' '^xx' '${'x'.repeat(499)}'`);
});

test.each([
  ['PERSON', 'participants_person_words_idx'],
  ['OTHER', 'participants_organisation_words_idx'],
])(
  'the index of the kind %s is there after a full load, and is what finds',
  async (kind, index) => {
    await load('FULL');
    const indexes = await database.rows(
      `SELECT indexdef FROM pg_indexes WHERE indexname = '${index}'`,
    );
    expect(indexes).toEqual([{ indexdef: expect.stringContaining('person_words') }]);
    const plan = await database.rows(`EXPLAIN SELECT FROM participants
    WHERE kind = '${kind}' AND person_words(name) @@ '''anders'':*'::tsquery`);
    expect(JSON.stringify(plan)).toContain(index);
    expect(await namesOf('anders jensen')).toHaveLength(4);
  },
);

test.each([
  ['Sören Kjer', ['Sören Kjær']],
  ['Sørne Kjær', ['Søren Kjær']],
  ['soren kjer', ['soren kjær']],
  ['Andres Jensen', ['Anders Jensen']],
  ['Anders Homl', ['Anders Holm']],
  ['Anders Yensen', ['Anders Jensen']],
  ['Bogstaf', ['Bogstav']],
  ['Zoe Kjaer', []],
  ['Torgunn Qwxz', []],
])('whoever meant somebody by %s is told of them', async (name, spellings) => {
  const found = await searchPeopleOrSpellings({ name });
  expect({ total: found.total, spellings: found.spellings }).toEqual({ total: 0, spellings });
  for (const spelling of spellings) expect(await namesOf(spelling)).not.toEqual([]);
});

test('names that somebody has are not questioned', async () => {
  expect((await searchPeopleOrSpellings({ name: 'Bo Lund' })).spellings).toEqual([]);
});

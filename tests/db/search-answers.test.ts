import { describe, expect, test } from 'vitest';
import type { CompanyRecord } from '@/lib/register/record';
import { searchAtAddress } from '@/lib/search/at-address';
import type { CompanyFilters, SearchSort } from '@/lib/search/types';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import { BOARD, companyRecord, keyOf, OWNER, roleRecord } from '../support/company-record';
import { NOBODY } from '../support/nobody';
import { registerDatabase } from '../support/register-database';

const since = { validFrom: '2010-01-01', validTo: null };
const until = { validFrom: '2000-01-01', validTo: '2010-01-01' };

type Change = Partial<CompanyRecord> & { former?: string; secondary?: string };

/** A company with a name, and further current or former names. */
function company(number: number, name: string, { former, secondary, ...change }: Change = {}) {
  return companyRecord(number, {
    name,
    names: [
      { ...since, kind: 'PRIMARY', name },
      ...(former ? [{ ...until, kind: 'PRIMARY' as const, name: former }] : []),
      ...(secondary ? [{ ...since, kind: 'SECONDARY' as const, name: secondary }] : []),
    ],
    ...change,
  });
}

const aarhus = {
  postalCode: '8000',
  postalDistrict: 'Aarhus C',
  municipalityCode: 751,
  municipalityName: 'Aarhus',
  street: 'Strandalléen 12B, 1. th',
};

const companies = [
  company(1, 'Birke Byg A/S', {
    employees: 50,
    auditWaived: true,
    roles: [
      roleRecord('Ida Holm', { validFrom: '2019-05-06' }),
      roleRecord('Ida Holm', { ...BOARD, validFrom: '2019-05-07' }),
      roleRecord('Ida Holm', { ...OWNER, validFrom: '2019-05-08' }),
      roleRecord('Ida Holm', { group: 'AUDITOR', validFrom: '2019-05-09' }),
    ],
    website: 'https://www.birke-byg.example/om',
  }),
  company(2, 'Birke Byg ApS', { employees: 3, email: 'Post@Birke-Byg.example', phone: '99000001' }),
  company(3, 'Birke Byg Nord ApS', {
    employees: 900,
    foundedOn: '1980-05-06',
    movedOn: '2015-01-01',
    listed: true,
    auditWaived: false,
  }),
  company(4, 'Nord Byg Birke ApS', { employees: 800, ...aarhus, movedOn: '2021-03-04' }),
  company(5, 'Zeta ApS', { employees: 700, former: 'Birke Byg og Facade I/S' }),
  company(6, 'Ørsted Byggefirma', { employees: null, foundedOn: null }),
  company(7, 'Østers Bygge Firma', { employees: null, employeesMin: 2, employeesMax: 4 }),
  company(8, 'Aalborg El', {
    status: 'CEASED',
    ceasedOn: '2020-05-06',
    statusSince: null,
    employees: 0,
    secondary: 'Vandværkets Venner',
    street: null,
  }),
  company(9, 'Åby Is', {
    website: new URL('https://www.åby-is.example').origin,
    employees: 12,
    street: 'Señor Françoisstraße 7',
  }),
];

const database = await registerDatabase('search_answers');
const { loadCompanies } = await import('@/lib/register/load');
await loadCompanies(companies, { source: 'FILES', kind: 'DELTA', snapshotDate: null });
await database.rows(`UPDATE companies SET revenue = CASE key WHEN '99000001' THEN 5000000
  WHEN '99000002' THEN 5000001 WHEN '99000003' THEN 0 END`);
// On the edges of histogram bars, and beside them.
const profits = [-1_000_000, -0.01, 0, 99_999.99, 100_000, 199_999, 199_999.99, 200_000];
for (const [at, profit] of profits.entries()) {
  await database.rows(
    `UPDATE companies SET gross_profit = ${profit} WHERE key = '9900000${at + 1}'`,
  );
}
await database.rows(`INSERT INTO production_units (p_number, company_key, active)
  VALUES ('1099000005', '99000005', true)`);
// Written without the loader, so the index must be rebuilt.
const { ensureIndex } = await import('@/lib/register/ensure-index');
await ensureIndex({ anew: true });
const { searchCompanies } = await import('@/lib/search/queries');
const { toCompanyData } = await import('@/lib/search/api/answers');
const { companyDataAnswerSchema } = await import('@/lib/search/answers');
const { facetCounts } = await import('@/lib/search/facets');

const numberOf = (key: string) => Number(key) - 99_000_000;

async function find(search: string | null, filters: CompanyFilters = {}, sort?: SearchSort) {
  const { items, total } = await searchCompanies({ search, filters, sort, page: 1 });
  expect(total).toBe(items.length);
  return items.map(({ key }) => numberOf(key));
}

describe('words', () => {
  test.each([
    ['birke byg', [1, 2, 3, 4, 5]],
    ['Birke Byg ApS', [2, 1, 3, 4, 5]],
    ['BIRKE-BYG a/s', [1, 2, 3, 4, 5]],
    ['byg birke', [3, 4, 1, 2, 5]],
    ['birke byg -nord', [1, 2, 5]],
    ['birke byg -nor', [1, 2, 3, 4, 5]],
    ['birke -"byg nord"', [1, 2, 4, 5]],
    ['birke -"og facade"', [3, 1, 2, 4]],
    ['"byg birke"', [4]],
    ['"birke byg og"', [1, 2, 3, 5]],
    ['Birke Byg & Facade', [5]],
    ['birke byg and facade', [5]],
    ['birke og', [3, 1, 2, 4, 5]],
    ['byg i aarhus', [4]],
    ['8000', [4]],
    ['80', [4]],
    ['byg 8000 Aarhus C', [4]],
    ['"8000 aarhus c"', [4]],
    ['postnr. 8000', [4]],
    ['8001', []],
    ['birke byg 439100', [3, 4, 5, 1, 2]],
    ['4391 facade', [5]],
    ['roofers facade', [5]],
    ['taglægger facade', [5]],
    ['virksomheder facade', [5]],
    ['43.91 facade', [5]],
    ['branchekode 43.91.00 facade', [5]],
    ['439200', []],
    ['byg på Aarhus', [4]],
    ['the firma', [7]],
    ['"birke', [3, 1, 2, 4, 5]],
    ['"aarhus c"', [4]],
    ['"aarhus n"', []],
    ['byg "Aarhus C"', [4]],
    ['birke -"aarhus c"', [3, 1, 2, 5]],
    // Those named so come before the others of the sector.
    ['byggefirma', [7, 6, 3, 4, 5, 1, 9, 2, 8]],
    ['bygge firma', [7, 6, 3, 4, 5, 1, 9, 2, 8]],
    ['byggefirmaer', [7, 6, 3, 4, 5, 1, 9, 2, 8]],
    ['østers byggefirma', [7]],
    ['oersted', [6]],
    ['vandværkets venner', [8]],
    ['byg aarhus', [4]],
    ['A/S', [1]],
  ])('%s', async (search, found) => {
    expect(await find(search)).toEqual(found);
  });

  test('each hit says what it matched on', async () => {
    const { items } = await searchCompanies({ search: 'birke byg', page: 1 });
    expect(items.map(({ matchedOn }) => matchedOn)).toEqual([
      { field: 'name', text: 'Birke Byg A/S' },
      { field: 'name', text: 'Birke Byg ApS' },
      { field: 'name', text: 'Birke Byg Nord ApS' },
      { field: 'name', text: 'Nord Byg Birke ApS' },
      { field: 'formerName', text: 'Birke Byg og Facade I/S' },
    ]);
  });
});

test('results are ordered by their newest changes, and say the days', async () => {
  const { items } = await searchCompanies({ search: null, sort: 'moved-desc', page: 1 });
  expect(items.map(({ key, changes }) => [key, changes]).slice(0, 3)).toEqual([
    [keyOf(4), [{ of: 'moved', on: expect.any(Date) }]],
    [keyOf(3), [{ of: 'moved', on: new Date('2015-01-01') }]],
    // Never moved, as all that follow.
    [keyOf(1), undefined],
  ]);
  const filters = { moved: { from: '2010-01-01' } };
  const both = await searchCompanies({ search: null, filters, sort: 'newManager-desc', page: 1 });
  expect(both.items[0]?.changes?.map(({ of }) => of)).toEqual(['newManager', 'moved']);
  const { toHitOnWire } = await import('@/lib/search/api/answers');
  expect(both.items.map(toHitOnWire)[0]).toMatchObject({
    new_manager_on: '2010-01-01',
    moved_on: '2015-01-01',
  });
  expect(items.map(toHitOnWire)[0]).not.toHaveProperty('new_manager_on');
  const { searchCompaniesTool } = await import('@/lib/mcp/tools/search-companies');
  const asked = { sort: 'moved-desc', pageSize: 1 } as const;
  const { companies } = (await searchCompaniesTool.run(asked, NOBODY)) as { companies: object[] };
  expect(companies).toEqual([expect.objectContaining({ movedOn: '2021-03-04' })]);
});

test('each hit says when what it is filtered by changed', async () => {
  const filters = { moved: { from: '2010-01-01' }, newManager: { to: '2022-01-31' } };
  const { items } = await searchCompanies({ search: null, filters, page: 1 });
  expect(items.map(({ key, changes }) => [key, changes])).toEqual([
    [
      keyOf(3),
      [
        { of: 'moved', on: new Date('2015-01-01') },
        { of: 'newManager', on: new Date('2010-01-01') },
      ],
    ],
  ]);
  const { items: others } = await searchCompanies({ search: 'birke byg', page: 1 });
  for (const item of others) expect(item).not.toHaveProperty('changes');
});

describe('a list of numbers', () => {
  test.each([
    ['DK 99000001, 99000004; 99 00 00 08', [4, 1, 8]],
    ['99000001\n99000004\n99000008', [4, 1, 8]],
    // A phone number of company 2, and a unit of company 5.
    ['99000001 1099000005', [5, 1]],
    ['99000005, P-nr. 1099000005', [5]],
    ['Østers 99000007 og Zeta 99000015', [7]],
    ['12345678, 1099000006', []],
  ])('%j finds all of them', async (search, found) => {
    expect(await find(search)).toEqual(found);
  });

  test('is filtered, ordered and counted like other results', async () => {
    const search = '99000001 99000004 99000008 99000003';
    expect(await find(search, { municipality: ['Aarhus'] })).toEqual([4]);
    expect(await find(search, {}, 'employees-asc')).toEqual([8, 1, 4, 3]);
    const { municipality } = await facetCounts({ search, filters: {} });
    expect(municipality).toContainEqual({ value: 'Aarhus', count: 1 });
  });

  test('says which of them none has, whatever is filtered by', async () => {
    const search = 'DK 99000001, 99000015, 12345678, 1099000005, 1099000006, 9900000';
    const filters = { municipality: ['Aarhus'] };
    const { items, numbers } = await searchCompanies({ search, filters, page: 1 });
    expect(items).toEqual([]);
    expect(numbers).toEqual({
      asked: 6,
      notFound: ['99000015', '1099000006'],
      invalid: ['12345678', '9900000'],
    });
    const { items: all } = await searchCompanies({ search, page: 1 });
    expect(all.map(({ matchedOn }) => matchedOn)).toEqual([
      { field: 'pNumber', text: '1099000005' },
      { field: 'cvr', text: '99000001' },
    ]);
    const answer = companyDataAnswerSchema.parse(
      toCompanyData(await searchCompanies({ search, page: 1 })),
    );
    expect(answer).toMatchObject({ data: { totalRecords: 2 }, numbers: { asked: 6 } });
    expect(await searchCompanies({ search: '99000001', page: 1 })).not.toHaveProperty('numbers');
  });
});

test('a word in another form is not told of as misspelt', async () => {
  const { items } = await searchCompanies({ search: 'byggefirmaerne', page: 1 });
  expect(items.map(({ matchedOn, respelled }) => [matchedOn?.text, respelled])).toMatchObject([
    ['Østers Bygge Firma', []],
    ['Ørsted Byggefirma', []],
    ...Array.from({ length: 7 }, () => ['Tagdækningsvirksomhed', []]),
  ]);
});

test.each([
  ['99 00 00 01', [1, 2]],
  ['DK-99000001', [1]],
  ['+45 99 00 00 01', [2]],
  ['4599000001', [2]],
  ['1099 000 005', [5]],
  ['post@birke-byg.example', [2]],
  ['http://birke-byg.example/kontakt', [1, 2]],
  ['birke-byg.example', [1, 2]],
  ['www.åby-is.example', [9]],
  ['birke.byg', [1, 2, 3, 4, 5]],
  ['strandalleen 12 aarhus', [4]],
  ['Strandalléen 12, 2. tv', [4]],
  ['strandalléen nr. 12', [4]],
  ['Strandalléen', [4]],
  ['strandalléen i Aarhus', [4]],
  ['strandalléen Aalborg', []],
  ['mail: post@birke-byg.example', [2]],
  ['@birke-byg.example', [1, 2]],
  ['Tlf.nr. 99 00 00 01', [2]],
  ['Strandalléen 12 Aalborg', []],
  ['Strandalléen 1', []],
  ['señor françoisstraße 7', [9]],
  ['Señor Françoisstraße 70', []],
  ['Adresse: Strandalléen 12B', [4]],
  ['address: strandalléen 12 Aarhus', [4]],
  ['Adresse: Strandalléen 12 Aalborg', []],
])('%s names its company', async (search, found) => {
  expect(await find(search)).toEqual(found);
});

test('who is at the address of a company is found by street, number and postal code', async () => {
  const found = async (number: number) => {
    const { street = null, postalCode = null } = companies[number - 1] ?? {};
    const house = searchAtAddress({ street, postalCode }, 'da');
    if (!house) return null;
    const numbers = await find(house.search, { postalCode: [house.postalCode] });
    return numbers.sort((a, b) => a - b);
  };
  expect(await found(4)).toEqual([4]);
  expect(await found(1)).toEqual([1, 2, 3, 5, 6, 7]);
  expect(await found(8)).toBeNull();
});

describe('filters', () => {
  const employees = (ranges: { min?: number; max?: number }[], missing = false) => ({
    employees: { ranges, missing },
  });
  test.each<[string, CompanyFilters, number[]]>([
    ['a range', employees([{ min: 1, max: 5 }]), [2, 7]],
    ['several ranges', employees([{ min: 1, max: 5 }, { min: 700 }]), [2, 3, 4, 5, 7]],
    ['missing', employees([], true), [6]],
    ['missing or none', employees([{ max: 0 }], true), [6, 8]],
    ['an open range', employees([{}]), [1, 2, 3, 4, 5, 7, 8, 9]],
    ['revenue to five million', { revenue: { ranges: [{ max: 5_000 }] } }, [1, 3]],
    ['revenue from five million', { revenue: { ranges: [{ min: 5_000 }] } }, [1, 2]],
    ['founded', { founded: { to: '2009-12-31' } }, [3]],
    ['status', { status: ['CEASED', 'UNKNOWN'] }, [8]],
    ['status since', { statusSince: { from: '2020-01-01', to: '2020-12-31' } }, [8]],
    ['renamed since', { renamed: { from: '2010-01-01' } }, [5]],
    ['renamed before', { renamed: { to: '2009-12-31' } }, []],
    ['moved', { moved: { from: '2021-01-01', to: '2021-12-31' } }, [4]],
    ['moved at any time', { moved: { to: '2022-01-31' } }, [3, 4]],
    ['a new manager', { newManager: { from: '2019-05-06' } }, [1]],
    ['a new member of the board', { newBoardMember: { from: '2019-05-07' } }, [1]],
    ['a new owner', { newOwner: { from: '2019-05-08' } }, [1]],
    ['a new auditor', { newAuditor: { from: '2019-05-09' } }, [1]],
    ['an older auditor', { newAuditor: { to: '2019-05-08' } }, []],
    ['postal codes', { postalCode: ['2100', '7900-8000'] }, [4]],
    ['other postal codes', { postalCode: ['8001-8999'] }, []],
    ['not a postal code', { not: { postalCode: ['7900-8000'] }, municipality: ['Aarhus'] }, []],
    ['not others', { not: { postalCode: ['2100'] }, municipality: ['Aarhus'] }, [4]],
    ['listed', { listed: true }, [3]],
    ['not listed', { listed: false, municipality: ['Aarhus'] }, [4]],
    ['audit waived', { auditWaived: true }, [1]],
    ['audited', { auditWaived: false }, [3]],
    ['phone', { hasPhone: true }, [2]],
    ['no e-mail', { hasEmail: false, municipality: ['Aarhus'] }, [4]],
    ['no postal address', { hasPostalAddress: false }, [8]],
    ['unknown values', { region: ['Atlantis'] }, []],
    ['a hundred values', { region: Array.from({ length: 100 }, (_, at) => `${at}`) }, []],
    [
      'nothing chosen',
      { region: [], status: [], employees: { ranges: [] } },
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ],
  ])('%s', async (_, filters, found) => {
    expect((await find(null, filters)).sort()).toEqual(found);
  });
});

test.each<[SearchSort, number[]]>([
  // Aa is Å, the last letter.
  ['name-asc', [1, 2, 3, 4, 5, 6, 7, 9, 8]],
  ['name-desc', [8, 9, 7, 6, 5, 4, 3, 2, 1]],
  ['employees-asc', [8, 7, 2, 9, 1, 5, 4, 3, 6]],
  ['employees-desc', [3, 4, 5, 1, 9, 2, 7, 8, 6]],
  ['founded-asc', [3, 1, 2, 4, 5, 7, 8, 9, 6]],
  ['revenue-desc', [2, 1, 3, 4, 5, 6, 7, 8, 9]],
])('%s', async (sort, found) => {
  expect(await find(null, {}, sort)).toEqual(found);
});

test('every choice is counted as if it were the only one of its filter', async () => {
  const filters: CompanyFilters = {
    municipality: ['Aarhus'],
    employees: { ranges: [{ min: 201, max: 1000 }] },
  };
  const facets = await facetCounts({ search: 'birke byg', filters });
  expect(facets).toEqual({
    total: 1,
    registerDay: null,
    industry: [{ value: 'Tagdækningsvirksomhed', count: 1 }],
    sector: [
      { value: 'Bygge og anlæg', count: 1 },
      { value: 'Specialiseret byggearbejde', count: 1, within: 'Bygge og anlæg' },
    ],
    companyType: [{ value: 'Anpartsselskab', count: 1 }],
    region: [{ value: 'Midtjylland', count: 1 }],
    municipality: [
      { value: 'Aalborg', count: 2 },
      { value: 'Aarhus', count: 1 },
    ],
    status: [{ value: 'ACTIVE', count: 1 }],
    ended: [],
    employees: {
      ranges: [
        ...[
          { min: 1, max: 5, count: 0 },
          { min: 6, max: 10, count: 0 },
        ],
        ...[
          { min: 11, max: 50, count: 0 },
          { min: 51, max: 200, count: 0 },
        ],
        { min: 201, max: 1000, count: 1 },
      ],
      missing: 0,
    },
    locations: { ranges: expect.arrayContaining([{ min: 1, max: 5, count: 0 }]) },
    opinion: AUDIT_OPINIONS.map((value) => ({ value, count: 0 })),
  });
  expect((await facetCounts({ search: null })).employees.missing).toBe(1);
});

const hostile = [
  ...[
    '',
    '  ',
    '!!!',
    '%',
    "'; drop table companies; --",
    '"',
    '""',
    '-',
    '-"',
    '😀😀',
    '\0',
    'a\0b',
  ],
  ...['\\', "a'b", 'a:*', '!(a & b)', '<-> | !', 'é'.repeat(10_000), '\uFDFA'.repeat(200)],
  ...['\uD800', 'a@b\0.dk', 'x@\uD800.dk', '\u202Ebirke', `${'a'.repeat(60)}.`.repeat(3)],
  ...[Array.from({ length: 100 }, (_, at) => `ord${at}`).join(' '), '-a '.repeat(60)],
];

test.each(hostile)('%j is answered', async (search) => {
  const filters = { industry: ["'", '%'], region: ['\\'] };
  for (const page of [-5, 0, 1, 1e9]) {
    const result = await searchCompanies({ search, page });
    expect(result.page).toBe(1);
    expect(result.total).toBe(result.items.length);
  }
  await facetCounts({ search, filters });
});

test('a page past the end is the last one', async () => {
  const result = await searchCompanies({ search: null, page: 1e9, pageSize: 4 });
  expect(result).toMatchObject({ total: 9, page: 3, totalPages: 3 });
  expect(result.items).toHaveLength(1);
});

test('values that no company has are taken out of filters, and named', async () => {
  const { cleanKnownFilters } = await import('@/lib/search/known-filters');
  expect(
    await cleanKnownFilters({
      municipality: 'Aarhus|Atlantis',
      industry: 'Foo',
      companyType: 'Gmbh',
      status: 'open',
      hasEmail: 'true',
    }),
  ).toEqual({
    filters: { municipality: ['Aarhus'], hasEmail: true },
    texts: { municipality: 'Aarhus', hasEmail: 'true' },
    problems: [
      { param: 'status', sentence: `"open" is not one of ${STATUS_CHOICES.join(', ')}` },
      { param: 'industry', sentence: 'no company has "Foo"' },
      { param: 'companyType', sentence: 'no company has "Gmbh"' },
      { param: 'municipality', sentence: 'no company has "Atlantis"' },
    ],
  });
  const written = { municipality: 'Aarhus', employees: '1-5' };
  expect(await cleanKnownFilters(written)).toMatchObject({ texts: written, problems: [] });
});

test.each(['revenue', 'grossProfit', 'employees'] as const)(
  'a bar of %s finds as many companies as it says',
  async (field) => {
    const { histograms } = await import('@/lib/search/facets');
    const { barsOf, rangeOf } = await import('@/components/filters/histogram-scale');
    const { readFilters } = await import('@/lib/search/read-filters');
    const [from, to] = {
      revenue: ['revenueFrom', 'revenueTo'] as const,
      grossProfit: ['profitFrom', 'profitTo'] as const,
      employees: ['numEmployeesFrom', 'numEmployeesTo'] as const,
    }[field];
    const { bins } = (await histograms({ search: null }))[field];
    const found: [object, number][] = [];
    const said: [object, number][] = [];
    for (const bar of barsOf(field, bins)) {
      const { min, max } = rangeOf(field, bar);
      const { filters } = readFilters({ [from]: String(min ?? ''), [to]: String(max ?? '') });
      found.push([bar, (await searchCompanies({ search: null, filters, page: 1 })).total]);
      said.push([bar, bar.count]);
    }
    expect(found).toEqual(said);
    expect(said.filter(([, count]) => count > 0).length).toBeGreaterThan(1);
  },
);

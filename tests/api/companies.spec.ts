import { expect, apiTest as test } from '../support/fixtures.ts';
import { IMPORTED, importedCompanies } from '../support/imported.ts';

const dataOf = '/api/veminto/companydata';

for (const company of importedCompanies) {
  for (const [how, search] of Object.entries(company.findBy)) {
    test(`finds ${company.name} by ${how}`, async ({ api }) => {
      const response = await api.post(`${dataOf}?page=1`, { data: { search } });
      expect(response.status()).toBe(200);
      const { status, data } = await response.json();
      expect(status).toBe('success');
      expect(data.data[0]).toMatchObject({ the_key: company.key, Firmnavn: company.name });
      expect(data.totalRecords).toBeGreaterThanOrEqual(1);
      expect(data.currentPage).toBe(1);
    });
  }
}

test('former and secondary names and the phone number find it too', async ({ api }) => {
  for (const search of ['Limfjordens Tagservice', 'Nordhavn Tag og Facade', '98 00 00 12']) {
    const response = await api.post(dataOf, { data: { search } });
    const { data } = await response.json();
    expect(data.data.map((hit: { the_key: string }) => hit.the_key)).toContain(IMPORTED.key);
  }
});

test('a list of numbers finds all of them and names the others', async ({ api }) => {
  const some = await (await api.post(dataOf, { data: { search: 'ApS' } })).json();
  const [other] = some.data.data
    .map((hit: { the_key: string }) => hit.the_key)
    .filter((key: string) => key !== IMPORTED.key);
  const search = `DK ${IMPORTED.key}\n${other}; 12345678, 10000009, 1234567`;
  const numbers = { asked: 5, notFound: ['10000009'], invalid: ['12345678', '1234567'] };
  const found = await (await api.post(dataOf, { data: { search } })).json();
  expect(found).toMatchObject({ data: { totalRecords: 2 }, numbers });
  const data = { searchData: search, page: 1 };
  const further = await (await api.post('/api/company/search', { data })).json();
  expect(further).toMatchObject({ pagination: { totalRecords: 2 }, numbers });
  const one = await (await api.post(dataOf, { data: { search: IMPORTED.key } })).json();
  expect(one).not.toHaveProperty('numbers');
});

test('a company has the fields of the contract', async ({ api }) => {
  const response = await api.post('/api/veminto/singledata', { data: { the_key: IMPORTED.key } });
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({
    status: 'success',
    data: {
      the_key: '12843089',
      cvr_nr: '12843089',
      Firmnavn: 'Nordhavn Tagdækning ApS',
      branchebetegnelse_primær: 'Tagdækningsvirksomhed',
      virksomhedsform: 'Anpartsselskab',
      p_region: 'Nordjylland',
      p_kommunenavn: 'Aalborg',
      particpent_name: 'Karla Vestergaard',
      stiftelsesDato: '2009-03-02',
      branchekode1: '439100',
      branchebetegnelse1: 'Tagdækningsvirksomhed',
      postnr: '9000',
      postnrnavn: 'Aalborg',
      region: 'Nordjylland',
      kommunenavn: 'Aalborg',
      kommunekode: 851,
      telefonnummer: '98000012',
      email: 'post@nordhavn-tag.example',
      hjemmeside: 'https://www.nordhavn-tag.example',
      reklamebeskyttet: false,
    },
  });
});

test('pages hold ten, follow each other and end', async ({ api }) => {
  const page = async (number: number | string) => {
    const response = await api.post(`${dataOf}?page=${number}`, { data: { search: 'holding' } });
    expect(response.status()).toBe(200);
    return (await response.json()).data;
  };
  const [first, second] = [await page(1), await page(2)];
  expect(first.data).toHaveLength(10);
  expect(first.totalPages).toBe(Math.ceil(first.totalRecords / 10));
  const keys = [...first.data, ...second.data].map((hit: { the_key: string }) => hit.the_key);
  expect(new Set(keys).size).toBe(20);

  const last = await page(999_999_999);
  expect(last.currentPage).toBe(first.totalPages);
  expect(last.data.length).toBeGreaterThan(0);
  for (const odd of ['0', '-3', 'abc', '']) expect((await page(odd)).currentPage).toBe(1);
});

test('filters narrow the answer, and several values of one mean or', async ({ api }) => {
  const total = async (query: string) => {
    const response = await api.post(`${dataOf}?page=1${query}`, { data: { search: 'holding' } });
    expect(response.status()).toBe(200);
    return (await response.json()).data;
  };
  const all = await total('');
  const north = await total('&p_region=Nordjylland');
  const mid = await total('&p_region=Midtjylland');
  const both = await total('&p_region=Nordjylland|Midtjylland');
  expect(north.totalRecords).toBeGreaterThan(0);
  expect(north.totalRecords).toBeLessThan(all.totalRecords);
  expect(both.totalRecords).toBe(north.totalRecords + mid.totalRecords);
  for (const hit of north.data) expect(hit.p_region).toBe('Nordjylland');

  const small = await total('&ansatte=1-5&antalPenheder=1-5');
  for (const hit of small.data) expect(hit.ansatte).toBeGreaterThanOrEqual(1);
  expect((await total('&p_region=Atlantis')).totalRecords).toBe(0);
});

const refused = [
  ['a short search', '', { search: 'ab' }, 'Search at least 3 characters'],
  ['a long search', '', { search: 'a'.repeat(201) }, 'Search at most 200 characters'],
  [
    'a long list of numbers',
    '',
    { search: Array.from({ length: 201 }, (_, at) => 10_000_000 + at).join('\n') },
    'Search for at most 200 numbers at a time, in at most 6000 characters',
  ],
  [
    'an unknown status',
    '?status=open',
    { search: 'abc' },
    '"open" is not one of ACTIVE, IN_LIQUIDATION, IN_RECONSTRUCTION, IN_BANKRUPTCY, IN_COMPULSORY_DISSOLUTION, CEASED, UNKNOWN, CEASED_BANKRUPTCY, CEASED_COMPULSORY_DISSOLUTION, CEASED_LIQUIDATION, CEASED_DECLARATION, CEASED_MERGER, CEASED_DEMERGER, CEASED_OTHER',
  ],
  ['an unknown field', '', { search: 'abc', admin: true }, 'Unrecognized key: "admin"'],
  ['a bad range', '?ansatte=many', { search: 'abc' }, '"many" is not a range such as 1-5'],
  ['an inverted range', '?ansatte=9-1', { search: 'abc' }, '"9-1" is not a range such as 1-5'],
] as const;

test('what cannot be meant is refused with a sentence', async ({ api }) => {
  for (const [name, query, data, sentence] of refused) {
    const response = await api.post(dataOf + query, { data });
    expect([name, response.status()]).toEqual([name, 422]);
    expect(await response.json()).toMatchObject({ error: sentence, code: 'invalid_input' });
  }
});

test('an empty search is answered, not refused', async ({ api }) => {
  const response = await api.post(dataOf, { data: { search: '  ' } });
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({
    message: 'Please enter a search term',
    data: { data: [], totalRecords: 0 },
  });
});

test('an unknown key is 404, a malformed one 422', async ({ api }) => {
  const ask = (the_key: string) => api.post('/api/veminto/singledata', { data: { the_key } });
  expect((await ask('00000000')).status()).toBe(404);
  expect((await ask("1' or '1'='1")).status()).toBe(422);
});

test('the lists of choices', async ({ api }) => {
  const list = async (number: number) => {
    const response = await api.get(`/api/veminto/dropdown${number}`);
    expect(response.status()).toBe(200);
    return (await response.json()).data as string[];
  };
  expect(await list(1)).toContain('Tagdækningsvirksomhed');
  expect(await list(2)).toContain('Anpartsselskab');
  expect(await list(4)).toEqual([
    'Hovedstaden',
    'Midtjylland',
    'Nordjylland',
    'Sjælland',
    'Syddanmark',
  ]);
  const municipalities = await list(5);
  expect(municipalities).toContain('Aalborg');
  expect(municipalities).toEqual([...municipalities].sort((a, b) => a.localeCompare(b, 'da')));
});

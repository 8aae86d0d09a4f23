import type { APIRequestContext } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { dataOf, sumOf, totalOf } from '../support/search-api.ts';

type Count = { value: string; count: number };
type Bin = { min: number | null; max: number | null; count: number };
type Company = { the_key: string };

test.describe('facets', () => {
  test('count what each choice would find, their own filter lifted', async ({ api }) => {
    const plain = await dataOf(api, 'facets?search=holding');
    const narrowed = await dataOf(api, 'facets?search=holding&region=Nordjylland');
    expect(narrowed.region).toEqual(plain.region);
    expect(sumOf(narrowed.companyType)).toBeLessThan(sumOf(plain.companyType));
    for (const { value, count } of plain.region as Count[]) {
      const path = `/api/veminto/companydata?p_region=${encodeURIComponent(value)}`;
      const { data } = await (await api.post(path, { data: { search: 'holding' } })).json();
      expect([value, data.totalRecords]).toEqual([value, count]);
    }
  });

  test('without words count all companies', async ({ api }) => {
    const { status, employees } = await dataOf(api, 'facets');
    const all = await totalOf(api);
    expect(sumOf(status)).toBe(all);
    expect((await dataOf(api, 'facets')).total).toBe(all);
    expect(employees.ranges[0]).toMatchObject({ min: 1, max: 5 });
    expect(sumOf((await dataOf(api, 'facets?search=&hasEmail=true')).status)).toBe(
      await totalOf(api, 'email=true'),
    );
    const chosen = 'status=CEASED&region=Hovedstaden';
    expect((await dataOf(api, `facets?${chosen}`)).total, 'every filter counts').toBe(
      await totalOf(api, 'status=CEASED&p_region=Hovedstaden'),
    );
  });
});

test('words that ask about a company are left out, and told', async ({ api }) => {
  const ask = async (search: string) =>
    (await api.post('/api/veminto/companydata', { data: { search } })).json();
  const asked = await ask(`${IMPORTED.name} telefon`);
  expect(asked.data.data[0]).toMatchObject({ the_key: IMPORTED.key });
  expect(asked.left_out).toEqual(['telefon']);
  expect(await ask(IMPORTED.name)).not.toHaveProperty('left_out');
});

test('words that ask for an order or state a condition are told', async ({ api }) => {
  const ask = async (search: string, query = '') =>
    (await api.post(`/api/veminto/companydata${query}`, { data: { search } })).json();
  const largest = await ask('de største virksomheder i Aarhus med over 5 ansatte');
  expect(largest).toMatchObject({
    ordered_by: 'employees-desc',
    conditions: ['med over 5 ansatte'],
  });
  const counts = (largest.data.data as { ansatte: number; status: string }[])
    .filter(({ status }) => status !== 'CEASED')
    .map(({ ansatte }) => ansatte);
  expect(counts.length).toBeGreaterThan(1);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(Math.min(...counts)).toBeGreaterThan(5);
  expect(await ask('største virksomheder i Aarhus', '?sort=name-asc')).not.toHaveProperty(
    'ordered_by',
  );
});

test('histograms count each company once, their own filter lifted', async ({ api }) => {
  const plain = await dataOf(api, 'histograms');
  const narrowed = await dataOf(api, 'histograms?numEmployeesFrom=5&region=Hovedstaden');
  const inRegion = await dataOf(api, 'histograms?region=Hovedstaden');
  const counted = ({ bins, missing }: { bins: Bin[]; missing: number }) => sumOf(bins) + missing;
  const all = await totalOf(api);
  for (const field of Object.keys(plain)) expect(counted(plain[field]), field).toBe(all);
  expect(Object.keys(plain)).toEqual(
    expect.arrayContaining(['revenue', 'employees', 'revenueGrowth', 'coverageRatio', 'roi']),
  );
  const shares = await dataOf(api, 'histograms?region=Hovedstaden&coverageRatioFrom=50');
  const share = (shares.coverageRatio.bins as Bin[]).find(({ min }) => min === 40);
  expect(share?.count, 'its own filter lifted, up to but excluding the next bin').toBe(
    await totalOf(api, 'p_region=Hovedstaden&coverageRatioFrom=40&coverageRatioTo=49.9'),
  );
  expect(narrowed.employees).toEqual(inRegion.employees);
  const total = await totalOf(api, 'numEmployeesFrom=5&p_region=Hovedstaden');
  expect(total).toBeLessThan(counted(inRegion.revenue));
  expect(counted(narrowed.revenue)).toBe(total);
  const bin = (inRegion.employees.bins as Bin[]).find(({ min, max }) => min === 5 && max === 9);
  expect(bin?.count).toBe(
    await totalOf(api, 'p_region=Hovedstaden&numEmployeesFrom=5&numEmployeesTo=9'),
  );
});

test('suggestions are companies, industries and places', async ({ api }) => {
  const { companies } = await dataOf(api, 'suggestions?text=nordhavn%20tagd');
  expect(companies[0]).toMatchObject({
    key: IMPORTED.key,
    name: 'Nordhavn Tagdækning ApS',
    companyType: 'Anpartsselskab',
    municipality: 'Aalborg',
    status: 'ACTIVE',
  });
  const { places } = await dataOf(api, 'suggestions?text=a');
  expect(places.length).toBeGreaterThan(0);
  const { industries } = await dataOf(api, 'suggestions?text=tagd%C3%A6kningsv');
  expect(industries[0].value).toBe('Tagdækningsvirksomhed');
  expect(industries[0].count).toBe(
    await totalOf(api, 'branchebetegnelse_primær=Tagdækningsvirksomhed'),
  );
  expect(await dataOf(api, 'suggestions?text=%25%25')).toEqual({
    companies: [],
    industries: [],
    places: [],
    spellings: [],
  });
});

test('companies carry the amount that they are ordered by', async ({ api }) => {
  const ask = async (sort: string) => {
    const path = `/api/veminto/companydata?sort=${sort}`;
    const { data } = await (await api.post(path, { data: { search: 'holding' } })).json();
    return data.data as Record<string, number | null>[];
  };
  for (const [sort, name] of [
    ['grossProfit-desc', 'gross_profit'],
    ['profit-asc', 'net_profit'],
    ['equity-desc', 'equity'],
  ] as const) {
    const amounts = (await ask(sort)).map((company) => company[name]);
    const sign = sort.endsWith('asc') ? 1 : -1;
    expect(amounts).toEqual(amounts.toSorted((a, b) => sign * (Number(a) - Number(b))));
    for (const amount of amounts) expect(amount).toEqual(expect.any(Number));
  }
  for (const company of await ask('revenue-desc')) {
    expect(company).not.toHaveProperty('net_profit');
    expect(company).toHaveProperty('revenue');
  }
});

test.describe('the second search', () => {
  const ask = async (api: APIRequestContext, data: object, query = '') => {
    const response = await api.post(`/api/company/search${query}`, { data });
    expect(response.status()).toBe(200);
    return response.json();
  };

  test('finds what companydata finds', async ({ api }) => {
    const path = '/api/veminto/companydata?page=2';
    const { data } = await (await api.post(path, { data: { search: 'holding' } })).json();
    expect(await ask(api, { searchData: 'holding', page: 2, isSimpleSearch: true })).toEqual({
      message: 'Companies found',
      data: data.data,
      pagination: {
        currentPage: 2,
        totalPages: data.totalPages,
        pageSize: 10,
        totalRecords: data.totalRecords,
        totalCount: data.totalRecords,
      },
    });
    expect(data.data[0]).toMatchObject({
      matched_on: { field: expect.any(String) },
      respelled: [],
    });
    const [misspelt] = (await ask(api, { searchData: 'nordhavn tagdækninng' })).data;
    expect(misspelt).toMatchObject({
      the_key: IMPORTED.key,
      respelled: [{ typed: 'tagdækninng', meant: 'tagdækning' }],
    });
  });

  test('is narrowed by its own names of filters', async ({ api, person }) => {
    const body = { searchData: 'nordhavn', userId: person.id };
    const query =
      '?industryType=Tagdækningsvirksomhed|Bagerier&company_type=Anpartsselskab&location=aalborg' +
      '&hasTelephone=true&hasEmail=true&hasPostalAddress=true';
    const { data } = await ask(api, body, query);
    expect(data.map(({ the_key }: Company) => the_key)).toContain(IMPORTED.key);
    const { message, pagination } = await ask(api, body, '?location=Atlantis');
    expect([message, pagination.totalRecords]).toEqual(['No data found', 0]);
  });

  test('any page that there is not is the nearest one', async ({ api }) => {
    const pageOf = async (page: unknown) =>
      (await ask(api, { searchData: 'holding', page })).pagination;
    const { totalPages } = await pageOf(1);
    expect((await pageOf(999_999_999)).currentPage).toBe(totalPages);
    for (const page of [-3, 0, 'x', null, 1e99]) expect((await pageOf(page)).currentPage).toBe(1);
  });

  test('nothing searched for is answered, not refused', async ({ api }) => {
    expect(await ask(api, { searchData: ' ' })).toEqual({
      message: 'Please enter a search term',
      data: [],
      pagination: { currentPage: 1, totalPages: 0, pageSize: 10, totalRecords: 0, totalCount: 0 },
    });
  });

  test('for somebody else is forbidden', async ({ api }) => {
    const data = { searchData: 'holding', userId: '00000000-0000-4000-8000-000000000000' };
    const response = await api.post('/api/company/search', { data });
    expect(response.status()).toBe(403);
    expect(await response.json()).toEqual({
      error: 'This is the account of somebody else.',
      code: 'forbidden',
    });
  });
});

test('spelling answers corrected texts and names in its first element', async ({ api }) => {
  const ask = async (query: string) => {
    const response = await api.post('/api/spell/v1/search', { data: { query } });
    expect(response.status()).toBe(200);
    return response.json();
  };
  expect((await ask('nordhavn tagd'))[0]).toContain('Nordhavn Tagdækning ApS');
  expect((await ask('Nordhavn Tagdækninng'))[0][0]).toBe('Nordhavn Tagdækning');
  expect((await ask('holding'))[0]).toHaveLength(10);
  for (const nothing of ['', ' ', '%', '\u0000']) expect(await ask(nothing)).toEqual([[]]);
});

test('logos are initials on the colour of the card', async ({ api }) => {
  const one = await api.post('/api/veminto/logo', { data: { the_key: IMPORTED.key } });
  const logo = {
    the_key: '12843089',
    logo: null,
    image_base64: null,
    initials: 'NT',
    colour: expect.stringMatching(/^oklch\(0\.92 0\.045 \d{1,3}\)$/),
  };
  expect(await one.json()).toEqual({ status: 'success', data: logo });
  const the_keys = ['00000000', IMPORTED.key, IMPORTED.key];
  const several = await api.post('/api/veminto/logos', { data: { the_keys } });
  expect(await several.json()).toEqual({ status: 'success', data: [logo] });
  const unknown = await api.post('/api/veminto/logo', { data: { the_key: '00000000' } });
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toEqual({
    error: 'There is no company with this CVR number.',
    code: 'not_found',
  });
});

test('choices say how many companies they have', async ({ api }) => {
  for (const number of [1, 2, 4, 5]) {
    const { data, counts } = await (await api.get(`/api/veminto/dropdown${number}`)).json();
    expect(counts.map(({ value }: Count) => value)).toEqual(data);
    for (const { count } of counts) expect(count).toBeGreaterThan(0);
  }
  const { counts } = await (await api.get('/api/veminto/dropdown4')).json();
  for (const { value, count } of counts) {
    expect(await totalOf(api, `p_region=${encodeURIComponent(value)}`)).toBe(count);
  }
});

test('a value that no company has is looked for all the same, and found nowhere', async ({
  api,
}) => {
  for (const name of ['industryType', 'company_type', 'p_region', 'p_kommunenavn']) {
    expect(await totalOf(api, `${name}=Foo`), name).toBe(0);
  }
  expect(await totalOf(api, 'p_region=Foo|Nordjylland')).toBe(
    await totalOf(api, 'p_region=Nordjylland'),
  );
  const path = '/api/veminto/companydata?p_region=Foo';
  const { message, data } = await (await api.post(path, { data: { search: 'holding' } })).json();
  expect([message, data.totalRecords]).toEqual(['No data found', 0]);
});

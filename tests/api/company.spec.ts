import { createCompany, deleteCompany } from '../support/accounts.ts';
import { addPast, inventUnits } from '../support/company-pages.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { pdfText, squashed } from '../support/pdf-text.ts';

const api = '/api/company';

let company: string;
let empty: string;

test.beforeAll(async () => {
  company = await createCompany('Engholm Mølle A/S', [
    { year: 2020, amounts: { roe: 10, equity: 100 } },
    { year: 2021, amounts: { roe: 12.5, solvency_ratio: -3.25, equity: -50 } },
    { year: 2021, scope: 'GROUP', currency: 'EUR', amounts: { roe: 7 } },
  ]);
  empty = await createCompany('Engholm Tom ApS');
  // Two active ones with coordinates, one that closed, and one without coordinates.
  const odd = [{}, {}, { active: false }, { latitude: null, longitude: null }];
  await addPast(company, { units: inventUnits(company, odd.length, (at) => odd[at] ?? {}) });
});
test.afterAll(async () => {
  for (const key of [company, empty]) await deleteCompany(key);
});

test('the key figures of all years, with formula, unit and direction', async ({ api: client }) => {
  const response = await client.get(`${api}/key-figure/${company}`);
  expect(response.status()).toBe(200);
  const { data, figures, peers } = await response.json();
  expect(data).toEqual([
    {
      start_date: '2021-01-01',
      end_date: '2021-12-31',
      currency: 'DKK',
      scope: 'solo',
      ROE: 12.5,
      ROI: 0,
      coverageRatio: 0,
      liquidityRatio: 0,
      profitMargin: 0,
      solvencyRatio: -3.25,
      not_computed: ['ROI', 'coverageRatio', 'liquidityRatio', 'profitMargin'],
      restated_opening: [],
      on_closing_balance: [],
      corrected_report: null,
    },
    {
      start_date: '2020-01-01',
      end_date: '2020-12-31',
      currency: 'DKK',
      scope: 'solo',
      ROE: 10,
      ROI: 0,
      coverageRatio: 0,
      liquidityRatio: 0,
      profitMargin: 0,
      solvencyRatio: 0,
      not_computed: ['ROI', 'coverageRatio', 'liquidityRatio', 'profitMargin', 'solvencyRatio'],
      restated_opening: [],
      on_closing_balance: ['ROE'],
      corrected_report: null,
    },
  ]);
  expect(figures).toHaveLength(6);
  expect(figures[5]).toEqual({
    name: 'solvencyRatio',
    formula: 'equity ÷ assets × 100',
    unit: 'percent',
    direction: 'higher is better',
  });
  expect(peers).toBeNull();
  const group = await client.get(`${api}/key-figure/${company}?scope=group`);
  expect((await group.json()).data).toMatchObject([{ ROE: 7, currency: 'EUR', scope: 'group' }]);
});

test('the roles of a company, and all that somebody does', async ({ api: client }) => {
  const response = await client.get(`${api}/role/${IMPORTED.key}`);
  expect(response.status()).toBe(200);
  const { data, pagination, source_date, ...others } = await response.json();
  expect(others).toMatchObject({ owned_companies: [], owned_companies_total: 0 });
  const [ceo] = data;
  expect(ceo).toMatchObject({ name: 'Karla Vestergaard', group: 'MANAGEMENT', valid_to: null });
  expect(pagination).toMatchObject({ currentPage: 1, pageSize: 50, totalRecords: data.length });
  expect(source_date).toMatch(/^\d{4}-\d\d-\d\d$/);

  const person = await client.get(`${api}/participant/${ceo.participant_id}`);
  expect(person.status()).toBe(200);
  expect(await person.json()).toMatchObject({
    participant: { name: 'Karla Vestergaard', participant_kind: 'PERSON' },
    data: expect.arrayContaining([expect.objectContaining({ the_key: IMPORTED.key })]),
    ...{ indirectly_owned_companies: [], ownership_has_circle: false, ownership_has_more: false },
  });
  const former = await client.get(`${api}/role/${IMPORTED.key}?former=true&page=abc`);
  expect(former.status()).toBe(200);
  for (const role of (await former.json()).data) expect(role.valid_to).not.toBeNull();
});

test('people by name, with the companies they have roles in', async ({ api: client }) => {
  const response = await client.get(`${api}/people?name=VESTERG%20karla`);
  expect(response.status()).toBe(200);
  const { data, has_more, pagination } = await response.json();
  const [first] = data;
  expect(first).toMatchObject({
    ...{ name: 'Karla Vestergaard', participant_kind: 'PERSON' },
    companies_total: 1,
  });
  expect(first.current_roles).toBeGreaterThan(0);
  expect(first.companies).toEqual([
    {
      ...{ the_key: IMPORTED.key, Firmnavn: IMPORTED.name, group: 'MANAGEMENT' },
      reklamebeskyttet: false,
    },
  ]);
  expect(has_more).toBe(false);
  expect(pagination).toMatchObject({ currentPage: 1, pageSize: 20, totalRecords: data.length });
  const roles = await client.get(`${api}/participant/${first.participant_id}`);
  expect((await roles.json()).participant.name).toBe('Karla Vestergaard');

  const nobody = await client.get(`${api}/people?name=qwxz&page=7`);
  expect(await nobody.json()).toEqual({
    data: [],
    has_more: false,
    placed: null,
    pagination: { currentPage: 1, totalPages: 0, pageSize: 20, totalRecords: 0 },
  });
});

test('people of a name with a company in the place behind it', async ({ api: client }) => {
  const response = await client.get(`${api}/people?name=karla+vestergaard+aalborg`);
  const { data, placed } = await response.json();
  expect(placed).toEqual({ name: 'karla vestergaard', place: 'Aalborg' });
  expect(data[0]).toMatchObject({
    name: 'Karla Vestergaard',
    companies: [{ the_key: IMPORTED.key }],
  });
});

test('where the active units are', async ({ api: client }) => {
  const response = await client.get(`${api}/unit-points/${company}`);
  expect(response.status()).toBe(200);
  const { data } = await response.json();
  expect(data).toMatchObject([{ name: 'Lager 1', latitude: 55 }, { name: 'Lager 2' }]);
  expect(data[0].p_number).toMatch(/^\d{10}$/);
  expect((await client.get(`${api}/unit-points/00000000`)).status()).toBe(404);
});

test('a company without anything answers with empty lists', async ({ api: client }) => {
  const ask = async (path: string) => (await client.get(`${api}/${path}/${empty}`)).json();
  expect((await ask('key-figure')).data).toEqual([]);
  expect(await ask('role')).toMatchObject({ data: [], drawing_rule: null, former_total: 0 });
  expect(await ask('unit-points')).toEqual({ data: [] });
  expect(await ask('units')).toMatchObject({ data: [], pagination: { totalRecords: 0 } });
  expect((await ask('overview')).data).toMatchObject({
    purpose: null,
    capital: null,
    other_names: [],
    employment: null,
    timeline: [],
  });
});

test('what a company has registered, its former names and its units', async ({ api: client }) => {
  const { data } = await (await client.get(`${api}/overview/${IMPORTED.key}`)).json();
  const names = data.other_names.map(({ name }: { name: string }) => name);
  expect(names).toContain('Limfjordens Tagservice ApS');
  expect(data.units.pagination.currentPage).toBe(1);
  expect(data.timeline.length).toBeGreaterThan(0);
});

test('a key that is nobody’s is not found', async ({ api: client }) => {
  const tabs = ['key-figure', 'role', 'units', 'overview', 'report', 'financial-data'];
  const keys = ['00000000', '1234567', 'abc', "1'%20or%20'1'='1"];
  for (const address of tabs.flatMap((tab) => keys.map((key) => `${api}/${tab}/${key}`))) {
    const response = await client.get(address);
    expect([address, response.status(), await response.json()]).toEqual([
      ...[address, 404, { error: 'There is no company with this CVR number.', code: 'not_found' }],
    ]);
  }
});

const recommend = '/api/rec/fast/query';

test('similar companies, each with its reasons', async ({ api: client }) => {
  const found = await client.post('/api/veminto/companydata?page=1', {
    data: { search: 'holding' },
  });
  const { data } = (await found.json()).data;
  const response = await client.post(recommend, { data: { company_name: data[0].Firmnavn } });
  expect(response.status()).toBe(200);
  const { Response } = await response.json();
  expect(Response.length).toBeGreaterThan(0);
  for (const { Company, Data, Reasons } of Response) {
    expect(Company).toBe(Data.Firmnavn);
    expect(Data.status).toBe('ACTIVE');
    expect(Reasons.length).toBeGreaterThan(0);
  }
});

test('nobody of that name', async ({ api: client }) => {
  const response = await client.post(recommend, {
    data: { company_name: 'Ingen Af Disse 77 ApS' },
  });
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({
    Response: [{ Company: 'Company not found', Data: null, Reasons: [] }],
  });
  for (const data of [{}, { company_name: ' ' }, { company_name: 7 }, { company_name: 'x', y: 1 }])
    expect((await client.post(recommend, { data })).status()).toBe(422);
});

test('clicks are counted, and odd ones refused', async ({ api: client }) => {
  const click = (data: object) => client.post(`${api}/click`, { data });
  const good = { kind: 'recommendation', the_key: IMPORTED.key, from: company, position: 2 };
  expect(await (await click(good)).json()).toEqual({ status: 'success' });
  expect((await click({ kind: 'search', the_key: IMPORTED.key })).status()).toBe(200);
  for (const bad of [{ kind: 'other' }, { the_key: 'x' }, { position: 0 }, { userId: 'x' }]) {
    expect((await click({ ...good, ...bad })).status()).toBe(422);
  }
});

test('the report of a company is a PDF', async ({ api: client }) => {
  const response = await client.get(`${api}/report/${IMPORTED.key}`);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  const text = pdfText(await response.body());
  expect(text).toContain(squashed('Nordhavn Tagdækning ApS'));
  expect(text).toContain(squashed('Karla Vestergaard'));
});

test('a sample company’s annual report opens from its link', async ({ api: client }) => {
  const found = await client.post('/api/veminto/companydata?page=1', {
    data: { search: 'holding' },
  });
  const { data } = (await found.json()).data;
  const links = await Promise.all(
    data.map(async ({ the_key }: { the_key: string }) => {
      const answer = await client.get(`${api}/financial-data/${the_key}`);
      return (await answer.json()).pdf_links;
    }),
  );
  const [link] = links.flat();
  expect(link.pdf_path).toMatch(/^\/api\/company\/annual-report\/\d{8}\/\d{4}-\d\d-\d\d$/);
  const response = await client.get(link.pdf_path);
  expect(response.status()).toBe(200);
  expect(pdfText(await response.body())).toContain(squashed('INVENTED: this company'));
  expect((await client.get(`${api}/annual-report/${IMPORTED.key}/2021-12-31`)).status()).toBe(404);
});

test('the page of an unknown company answers 404', async ({ playwright, person, baseURL }) => {
  const browser = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `veminto.session=${person.token}` },
  });
  const status = async (key: string) => (await browser.get(`/detail/${key}`)).status();
  expect(await status(IMPORTED.key)).toBe(200);
  expect(await status('00000000')).toBe(404);
  expect(await status('1234567')).toBe(404);
  expect(await status('abc')).toBe(404);
  await browser.dispose();
});

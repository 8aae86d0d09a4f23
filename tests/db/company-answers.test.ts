import { expect, test } from 'vitest';
import { GROUPS } from '@/lib/openapi/operations';
import { GROUP_FIELDS } from '@/lib/search/group-fields';
import { accountWorld } from '../support/account-world';
import { answeredCompanies, changedCompany, PERSON } from '../support/answered-register';
import { keyOf } from '../support/company-record';

const world = await accountWorld('company_answers', {
  CHECK_ANSWERS: 'on',
  RATE_LIMIT_FACTOR: '1000',
});
const { loadCompanies } = await import('@/lib/register/load');
const files = { source: 'FILES', kind: 'DELTA' } as const;
await loadCompanies(answeredCompanies, { ...files, snapshotDate: '2022-01-01' });
await loadCompanies([changedCompany], { ...files, snapshotDate: '2022-03-02' });
const { email } = await world.createAccount();
const headers = { 'x-auth-token': String((await world.login(email)).body.token) };

type Call = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Fields that the answer must contain, so that none of them goes untested. */
  has?: unknown;
};

const [full, bare, ceased, owned] = [1, 2, 3, 4].map((number) => ({ cvr: keyOf(number) }));
const ofAll = [{ params: full }, { params: bare }, { params: ceased }, { params: owned }];
const some = expect.arrayContaining([expect.anything()]);
const one = (fields: object) => expect.arrayContaining([expect.objectContaining(fields)]);
const window = 'west=8&south=54&east=13&north=58';
const rpc = (method: string, params = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const place = { firstCompLatitude: 57, firstCompLongitude: 9.9 };

/** By operation: with something of everything, and with nothing. */
const CALLS: Record<string, Call[]> = {
  'POST /api/veminto/companydata': [
    { body: { search: 'birke' }, has: { data: { totalRecords: 1 } } },
    {
      body: { search: 'birke' },
      query: '?opinion=adverse',
      has: { data: { data: [{ audit_opinion: { kind: 'ADVERSE', year: 2021 } }] } },
    },
    { body: { search: 'brike' }, has: { data: { data: [{ respelled: some }] } } },
    { body: { search: 'qqqqqq' }, has: { message: 'No data found' } },
    { body: { search: '' } },
    { body: { search: 'prøve' }, query: '?sort=equity-desc&page=2', has: { data: { data: some } } },
  ],
  'POST /api/company/search': [
    { body: { searchData: keyOf(1) }, has: { data: [{ matched_on: { field: 'cvr' } }] } },
    { body: { searchData: '99000001' }, query: '?status=CEASED', has: { data: [] } },
    { body: { searchData: '' } },
  ],
  'GET /api/company/segmentation': [
    { query: '?limit=100', has: { data: some } },
    ...['revenue', 'grossProfit', 'profit', 'equity'].map((sort) => ({
      query: `?limit=100&sort=${sort}-desc`,
    })),
    { query: '?p_region=nowhere', has: { data: [] } },
  ],
  'GET /api/company/facets': [
    { has: { data: { registerDay: '2022-03-02', ended: some, industry: some } } },
    { query: '?search=qqqqqq' },
  ],
  'GET /api/company/histograms': [
    { has: { data: { profit: { bins: some }, coverageRatio: { bins: some } } } },
  ],
  'GET /api/company/breakdown': [
    { query: '?by=region', has: { data: { groups: some, all: { figure: null } } } },
    ...GROUP_FIELDS.map((by) => ({
      query: `?by=${by}&figure=equity`,
      has: {
        data: { groups: one({ figure: expect.objectContaining({ counted: expect.any(Number) }) }) },
      },
    })),
    { query: '?by=region&figure=revenue&search=qqqqqq', has: { data: { groups: [] } } },
  ],
  'GET /api/company/clusters': [
    { query: `?${window}&zoom=6`, has: { data: { clusters: [{ company: null }] } } },
    {
      query: `?search=birke&${window}&zoom=20`,
      has: { data: { clusters: [{ company: { key: keyOf(1) } }] } },
    },
  ],
  'GET /api/company/suggestions': [
    { query: '?text=birke', has: { data: { companies: some } } },
    { query: '?text=990000', has: { data: { companies: some } } },
    { query: '?text=post@birke.example', has: { data: { companies: some } } },
    { query: '?text=tag', has: { data: { industries: some } } },
    { query: '?text=aal', has: { data: { places: some } } },
    { query: '?text=brike', has: { data: { spellings: ['birke'] } } },
    { query: '?text=.' },
  ],
  'POST /api/spell/v1/search': [
    { body: { query: 'birke' }, has: [some] },
    { body: { query: '.' }, has: [[]] },
  ],
  'POST /api/veminto/nearby': [{ body: place, has: { nearbyRecords: some } }],
  ...Object.fromEntries(
    [1, 2, 4, 5].map((list) => [
      `GET /api/veminto/dropdown${list}`,
      [{ has: { data: some, counts: some } }],
    ]),
  ),
  'POST /api/veminto/singledata': [full, bare, ceased].map((asked) => ({
    body: { the_key: asked?.cvr },
  })),
  'GET /api/company/overview/{cvr}': [
    { params: full, has: { data: { timeline: some, other_names: some, employment: {} } } },
    ...ofAll,
  ],
  'GET /api/company/financial-data/{cvr}': [
    { params: full, has: { data: some, pdf_links: some } },
    { params: full, query: '?scope=group', has: { data: [{ currency: 'EUR' }] } },
    ...ofAll,
  ],
  'GET /api/company/key-figure/{cvr}': [
    { params: full, has: { data: some, peers: { ranks: { ROE: {}, ROI: null } } } },
    { params: bare, has: { data: [], peers: null } },
  ],
  'GET /api/company/passages/{cvr}': [
    {
      params: full,
      has: {
        data: [
          {
            pdf_path: 'https://reports.example/2021.pdf',
            accounting_period: { startDato: '2021-01-01', slutDato: '2021-12-31' },
            published_on: '2022-02-03',
            passages: some,
          },
          {
            pdf_path: null,
            accounting_period: { startDato: null, slutDato: '2020-12-31' },
            published_on: null,
            passages: [{ kind: 'pledges', text: 'Ingen.' }],
          },
        ],
      },
    },
    { params: bare, has: { data: [] } },
    ...ofAll,
  ],
  'GET /api/company/role/{cvr}': [
    { params: full, has: { data: some, owned_companies: some } },
    { params: full, query: '?former=true', has: { data: [{ role: null }] } },
    ...ofAll,
  ],
  'GET /api/company/ownership/{cvr}': [
    {
      params: full,
      has: { owners: one({ owners: one({ named_before: true }) }) },
    },
    ...ofAll,
  ],
  'GET /api/company/shared-contacts/{cvr}': [
    { params: owned, has: { data: one({ kind: 'address', others_active: 25 }) } },
    { params: bare, has: { data: [] } },
    ...ofAll,
  ],
  'GET /api/company/signals/{cvr}': [
    { params: full, has: { data: one({ kind: 'losses', years: 2 }), has_accounts: true } },
    { params: ceased, has: { data: null, has_accounts: null } },
    ...ofAll,
  ],
  'GET /api/company/participant/{id}': [
    { params: { id: String(PERSON.participant.id) }, has: { data: some } },
    { params: { id: '6000000003' }, has: { participant: { the_key: keyOf(3) } } },
    { params: { id: '6000000077' }, has: { participant: { the_key: null } } },
  ],
  'GET /api/company/connections': [
    { query: `?of=${keyOf(1)}&with=p${PERSON.participant.id}`, has: { data: some, total: 1 } },
    { query: `?of=${keyOf(1)}&with=${keyOf(3)}&today=false`, has: { data: some } },
    { query: `?of=${keyOf(1)}&with=${keyOf(2)}&today=true`, has: { data: [], total: 0 } },
  ],
  'GET /api/company/network': [
    { query: `?of=${keyOf(1)}`, has: { nodes: some, links: some, has_more: false } },
    {
      query: `?of=${keyOf(1)}&open=p${PERSON.participant.id},${keyOf(3)}&ever=true`,
      has: { nodes: some, links: some },
    },
  ],
  'GET /api/company/changes': [
    { query: '?limit=1', has: { data: [{ the_key: keyOf(1) }], has_more: true } },
    { query: '?since=2090-01-01', has: { data: [], has_more: false } },
  ],
  'GET /api/company/most-roles': [
    { query: '?role=BOARD', has: { data: { holders: some } } },
    { query: '?role=OWNER', has: { data: { holders: one({ companies: some }) } } },
    { query: '?role=OWNER&ever=true', has: { data: { ever: true, holders: some } } },
    { query: '?role=AUDITOR&search=qqqqqq', has: { data: { holders: [] } } },
  ],
  'GET /api/company/people': [
    { query: '?name=karla', has: { data: [{ participant_kind: 'PERSON', companies: some }] } },
    { query: '?name=fremmed', has: { data: [{ participant_kind: 'OTHER', companies: some }] } },
    { query: '?name=ejer', has: { data: [] } },
    { query: '?name=qqqqqq', has: { data: [] } },
  ],
  'GET /api/company/units/{cvr}': [{ params: full, has: { data: some } }, ...ofAll],
  'GET /api/company/unit-points/{cvr}': [{ params: full, has: { data: some } }, ...ofAll],
  'POST /api/rec/fast/query': [
    { body: { company_name: 'birke byg' }, has: { Response: some } },
    { body: { company_name: 'qqqqqq' }, has: { Response: [{ Data: null }] } },
  ],
  'POST /api/company/click': [
    { body: { kind: 'search', the_key: keyOf(1) } },
    // On the last page of all companies.
    { body: { kind: 'search', the_key: keyOf(1), position: 2_200_000 } },
  ],
  'POST /api/veminto/logo': [{ body: { the_key: keyOf(2) } }],
  'POST /api/veminto/logos': [{ body: { the_keys: [keyOf(1), keyOf(2)] }, has: { data: some } }],
  'POST /api/mcp': [
    ...['initialize', 'ping', 'tools/list', 'unheard of'].map((method) => ({ body: rpc(method) })),
    { body: rpc('tools/call', { name: 'get_company', arguments: { cvr: keyOf(1) } }) },
    {
      body: rpc('tools/call', { name: 'get_roles', arguments: { cvr: keyOf(1), former: true } }),
      has: { result: { structuredContent: { cvr: keyOf(1), data: [{ role: null }] } } },
    },
    {
      body: rpc('tools/call', { name: 'get_roles', arguments: { cvr: keyOf(1) } }),
      has: { result: { structuredContent: { data: some, owned_companies: some } } },
    },
    ...[1, 2, 3, 4].flatMap((number) =>
      [...['get_roles', 'get_ownership', 'get_signals', 'get_overview', 'get_shared_contacts']].map(
        (name) => ({
          body: rpc('tools/call', { name, arguments: { cvr: keyOf(number) } }),
          has: { result: { structuredContent: { cvr: keyOf(number) } } },
        }),
      ),
    ),
    ...[
      [keyOf(1), undefined, [{ accounting_period: { slutDato: '2021-12-31' }, passages: some }]],
      [keyOf(1), 2020, [{ passages: [{ kind: 'pledges' }] }]],
      [keyOf(1), 2019, []],
      [keyOf(2), undefined, []],
    ].map(([cvr, year, data]) => ({
      body: rpc('tools/call', { name: 'get_report_passages', arguments: { cvr, year } }),
      has: {
        result: {
          structuredContent: { cvr, data, end_dates: cvr === keyOf(1) ? some : [] },
        },
      },
    })),
    {
      body: rpc('tools/call', { name: 'search_people', arguments: { name: 'fonds fremmed' } }),
      has: {
        result: {
          structuredContent: {
            total: 1,
            people: [{ participant_id: '6000000088', kind: 'OTHER', name: 'Fremmed Fonds Ltd' }],
          },
        },
      },
    },
    {
      body: rpc('tools/call', {
        name: 'get_person',
        arguments: { participant_id: String(PERSON.participant.id) },
      }),
      has: { result: { structuredContent: { data: some, pagination: { currentPage: 1 } } } },
    },
    {
      body: rpc('tools/call', {
        name: 'get_connections',
        arguments: { of: keyOf(1), with: String(PERSON.participant.id) },
      }),
      has: { result: { structuredContent: { data: some, url: expect.any(String) } } },
    },
    {
      body: rpc('tools/call', {
        name: 'get_network',
        arguments: { of: keyOf(1), open: [`p${PERSON.participant.id}`] },
      }),
      has: {
        result: {
          structuredContent: {
            nodes: some,
            url: expect.stringMatching(`of=${keyOf(1)}&open=p${PERSON.participant.id}$`),
          },
        },
      },
    },
    {
      body: rpc('tools/call', {
        name: 'compare_companies',
        arguments: { cvrs: [keyOf(1), keyOf(2)] },
      }),
      has: {
        result: {
          structuredContent: {
            companies: [{ latestAccounts: { scope: 'solo' } }, { latestAccounts: null }],
          },
        },
      },
    },
    {
      body: rpc('tools/call', {
        name: 'search_companies',
        arguments: { revenueFrom: 10_000, equityTo: 400, grossProfitFrom: 2_000, roeFrom: 12.6 },
      }),
      has: {
        result: {
          structuredContent: { total: 1, companies: [{ cvr: keyOf(1), roePercent: 25 }] },
        },
      },
    },
    ...[{ roiFrom: 7.25 }, { revenueGrowthFrom: 3, revenueGrowthTo: 2 }].map((given) => ({
      body: rpc('tools/call', { name: 'search_companies', arguments: given }),
      has: {
        result: {
          isError: true,
          content: [{ text: expect.stringMatching(/^(roi|revenueGrowth)From: /) }],
        },
      },
    })),
    {
      body: rpc('tools/call', { name: 'search_companies', arguments: { industry: ['Tag'] } }),
      has: {
        result: {
          isError: true,
          content: [{ text: expect.stringMatching(/"Tag"\n.*: Tagdækningsvirksomhed/) }],
        },
      },
    },
    {
      body: rpc('tools/call', { name: 'get_signals', arguments: { cvr: keyOf(2) } }),
      has: { result: { structuredContent: { cvr: keyOf(2), data: [] } } },
    },
    { body: [rpc('ping'), rpc('ping')], has: [{ id: 1 }, { id: 1 }] },
  ],
};

const toldOf = ({ Search, Companies, People, Agents }: typeof GROUPS) =>
  Object.entries({ ...Search, ...Companies, ...People, ...Agents });

test('every operation that answers JSON is tried', () => {
  const inJson = toldOf(GROUPS).filter(([, { type }]) => type === undefined);
  expect(Object.keys(CALLS).sort()).toEqual(inJson.map(([name]) => name).sort());
});

async function ask(operation: string, { has: _has, ...call }: Call) {
  const [method = '', address = ''] = operation.split(' ');
  const route = address.replace('/api/', '').replace(/\{(\w+)\}/g, '[$1]');
  return world.ask(method as 'GET' | 'POST', route, { headers, ...call });
}

test.each(Object.keys(CALLS))('%s answers as it is described', async (operation) => {
  for (const call of CALLS[operation] ?? []) {
    const { status, body } = await ask(operation, call);
    expect([call, status], JSON.stringify(body)).toEqual([call, 200]);
    if (call.has !== undefined) expect(body).toMatchObject(call.has as object);
  }
});

test('examples ask for a company that has accounts, and for those like it by its name', async () => {
  const { findExampleCompany } = await import('@/lib/search/example-company');
  const { findKeyByName } = await import('@/lib/recommendations/queries');
  const company = await findExampleCompany();
  expect(company).toEqual({ key: keyOf(1), name: expect.any(String) });
  expect(await findKeyByName(company?.name ?? '')).toBe(keyOf(1));
});

test('a CVR number may be written as people write it, in paths and in bodies', async () => {
  const key = keyOf(1);
  const spaced = key.replace(/(\d\d)(?=\d)/g, '$1 ');
  const asked = async (operation: string, call: Call) => (await ask(operation, call)).body;
  for (const written of [`DK${key}`, spaced, `dk ${spaced}`]) {
    const parts = ['overview', 'role', 'signals', 'financial-data', 'units', 'shared-contacts'];
    for (const part of parts) {
      const operation = `GET /api/company/${part}/{cvr}`;
      expect(await asked(operation, { params: { cvr: written } })).toEqual(
        await asked(operation, { params: { cvr: key } }),
      );
    }
    expect(await asked('POST /api/veminto/singledata', { body: { the_key: written } })).toEqual(
      await asked('POST /api/veminto/singledata', { body: { the_key: key } }),
    );
  }
  expect(await ask('GET /api/company/overview/{cvr}', { params: { cvr: 'DK1' } })).toMatchObject({
    status: 404,
  });
  expect(await ask('POST /api/veminto/singledata', { body: { the_key: 'DK1' } })).toMatchObject({
    status: 422,
    body: { error: 'A CVR number has eight digits' },
  });
});

test('connections of what is unknown, malformed or the same are refused', async () => {
  const asked = async (query: string) => {
    const { status, body } = await ask('GET /api/company/connections', { query });
    return [status, body.fields ?? body.error];
  };
  const form = 'Give a CVR number or a participant_id';
  expect(await asked('?of=birke&with=1')).toEqual([422, { of: form, with: form }]);
  const same = 'Choose two different companies or people.';
  expect(await asked(`?of=${keyOf(1)}&with=DK${keyOf(1)}`)).toEqual([422, { with: same }]);
  expect(await asked(`?of=${keyOf(1)}&with=${keyOf(98)}`)).toEqual([
    404,
    'There is no company with this CVR number.',
  ]);
  expect(await asked(`?of=p1&with=${keyOf(1)}`)).toEqual([
    404,
    'There is no such person or company in the register.',
  ]);
});

test('a network around what is unknown or malformed is refused', async () => {
  const asked = async (query: string) => {
    const { status, body } = await ask('GET /api/company/network', { query });
    return [status, body.fields ?? body.error];
  };
  const form = 'Give a CVR number or a participant_id';
  expect(await asked('?of=birke')).toEqual([422, { of: form }]);
  expect(await asked(`?of=${keyOf(98)}`)).toEqual([
    404,
    'There is no company with this CVR number.',
  ]);
  expect(await asked(`?of=${keyOf(1)}&open=birke`)).toEqual([
    422,
    { open: 'Open takes CVR numbers and participant_ids, separated by commas' },
  ]);
  const many = [1, 2, 3, 4, 5, 6, 7].map(keyOf).join();
  expect(await asked(`?of=${keyOf(1)}&open=${many}`)).toEqual([
    422,
    { open: 'Open takes 6 at most' },
  ]);
});

test('what is not as described is an error where tests run', async () => {
  await world.database.rows(`UPDATE newest_figures SET size_class = 'odd'`);
  const { status } = await ask('GET /api/company/key-figure/{cvr}', { params: full });
  expect(status).toBe(500);
});

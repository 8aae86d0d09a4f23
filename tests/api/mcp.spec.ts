import type { APIRequestContext } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { listOf, saveSome } from '../support/saved-rows.ts';

const headers = {
  'mcp-protocol-version': '2025-06-18',
  accept: 'application/json, text/event-stream',
};

const post = (api: APIRequestContext, data: unknown, more: Record<string, string> = {}) =>
  api.post('/api/mcp', { data, headers: { ...headers, ...more } });

async function call(api: APIRequestContext, name: string, given: object) {
  const params = { name, arguments: given };
  const response = await post(api, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  expect(response.status()).toBe(200);
  const { result } = await response.json();
  if (!result.isError) expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
  return result;
}

async function keyOf(api: APIRequestContext): Promise<string> {
  const answer = await api.post('/api/user/keys', { data: { name: 'Agent', scopes: ['read'] } });
  return (await answer.json()).key;
}

test('an agent with a key that reads finds and reads companies', async ({ api, playwright }) => {
  const agent = await playwright.request.newContext({
    baseURL: environment.baseUrl,
    // As sent by agents' clients.
    extraHTTPHeaders: { authorization: `Bearer ${await keyOf(api)}` },
  });
  const hello = await post(agent, {
    jsonrpc: '2.0',
    id: 0,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    },
  });
  expect(await hello.json()).toMatchObject({ result: { protocolVersion: '2025-06-18' } });
  const ready = await post(agent, { jsonrpc: '2.0', method: 'notifications/initialized' });
  expect([ready.status(), await ready.text()]).toEqual([202, '']);

  const found = await call(agent, 'search_companies', { query: IMPORTED.name, pageSize: 5 });
  const [first] = found.structuredContent.companies;
  expect(first).toMatchObject({ cvr: IMPORTED.key, name: IMPORTED.name });
  const list = await call(agent, 'search_companies', { query: `${IMPORTED.key}, 12345678` });
  expect(list.structuredContent).toMatchObject({
    total: 1,
    numbers: { asked: 2, notFound: [], invalid: ['12345678'] },
  });
  const company = await call(agent, 'get_company', { cvr: IMPORTED.key });
  const { registerDay } = company.structuredContent;
  expect(company.structuredContent).toMatchObject({ cvr: IMPORTED.key, contact: {} });
  expect(registerDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const { structuredContent } of [found, list]) {
    expect(structuredContent.registerDay).toBe(registerDay);
  }
  const accounts = await call(agent, 'get_accounts', { cvr: IMPORTED.key, periods: 2 });
  expect(accounts.structuredContent).toMatchObject({ cvr: IMPORTED.key, scope: 'solo' });

  const { structuredContent: page } = await call(agent, 'search_companies', { pageSize: 3 });
  const cvrs = page.companies.map(({ cvr }: { cvr: string }) => cvr);
  const compared = await call(agent, 'compare_companies', { cvrs });
  expect(compared.structuredContent.companies.map(({ cvr }: { cvr: string }) => cvr)).toEqual(cvrs);

  const people = await call(agent, 'search_people', { name: 'karla vesterg' });
  expect(people.structuredContent.people[0]).toMatchObject({
    ...{ name: 'Karla Vestergaard', kind: 'PERSON' },
    url: expect.stringMatching(/\/people\/\d+$/),
    companies: [{ cvr: IMPORTED.key, role: 'MANAGEMENT', former: false }],
  });

  const ownership = await call(agent, 'get_ownership', { cvr: IMPORTED.key });
  expect(ownership.structuredContent).toMatchObject({ cvr: IMPORTED.key, has_more: false });

  const overview = await call(agent, 'get_overview', { cvr: IMPORTED.key });
  expect(overview.structuredContent).toMatchObject({
    cvr: IMPORTED.key,
    data: { timeline: expect.any(Array), units: { data: expect.any(Array) } },
  });

  const signals = await call(agent, 'get_signals', { cvr: IMPORTED.key });
  expect(signals.structuredContent).toMatchObject({
    cvr: IMPORTED.key,
    data: expect.any(Array),
    has_accounts: expect.any(Boolean),
  });

  const unknown = await call(agent, 'search_companies', { region: ['Atlantis'] });
  expect([unknown.isError, unknown.content[0].text]).toEqual([
    true,
    'region: no company has "Atlantis"\nThe register has as region: Hovedstaden; Midtjylland; Nordjylland; Sjælland; Syddanmark',
  ]);
  const none = await call(agent, 'get_company', { cvr: '99999999' });
  expect(none.isError).toBe(true);
  await agent.dispose();
});

test('filters narrow what an agent finds as they do on the pages', async ({ api }) => {
  const { structuredContent: all } = await call(api, 'search_companies', { pageSize: 1 });
  const some = { status: ['ACTIVE'], employeesFrom: 10, sort: 'employees-asc', pageSize: 50 };
  const { structuredContent: few } = await call(api, 'search_companies', some);
  expect(few.total).toBeGreaterThan(0);
  expect(few.total).toBeLessThan(all.total);
  for (const { status, employees } of few.companies) {
    expect(status).toBe('ACTIVE');
    expect(employees.exact ?? employees.min).toBeGreaterThanOrEqual(10);
  }
});

test('what its user has saved is left out for an agent, or is all it finds', async ({
  api,
  person,
}) => {
  const [first, second] = await saveSome(person, 2);
  if (!first || !second) throw new Error('The sample is too small.');
  await listOf(person, 'Kunder | nord', [first.id]);
  const keysOf = async (given: object) => {
    const { structuredContent } = await call(api, 'search_companies', { ...given, pageSize: 50 });
    return structuredContent.companies.map(({ cvr }: { cvr: string }) => cvr).sort();
  };
  expect(await keysOf({ saved: ['*'] })).toEqual([first.key, second.key]);
  expect(await keysOf({ saved: ['*'], notSaved: ['Kunder | nord'] })).toEqual([second.key]);
  const { structuredContent: all } = await call(api, 'break_down_companies', { by: 'region' });
  const left = await call(api, 'break_down_companies', { by: 'region', notSaved: ['*'] });
  expect(left.structuredContent.all.companies).toBe(all.all.companies - 2);

  const unknown = await call(api, 'search_companies', { notSaved: ['Andre'] });
  expect([unknown.isError, unknown.content[0].text]).toEqual([
    true,
    'notSaved: you have no list called "Andre"\nThe user has as lists: Kunder | nord',
  ]);
});

test('groups with a figure are broken down for an agent as on the page', async ({ api }) => {
  const given = { status: ['ACTIVE'], by: 'municipality', figure: 'employees', limit: 3 };
  const { structuredContent: found } = await call(api, 'break_down_companies', given);
  expect(found.groups).toHaveLength(3);
  expect(found.groupsTotal).toBeGreaterThan(3);
  const [first] = found.groups;
  const town = { status: ['ACTIVE'], municipality: [first.value], pageSize: 1 };
  const { structuredContent: inTown } = await call(api, 'search_companies', town);
  expect(first.companies).toBe(inTown.total);
  expect(first.figure.mean).toBeCloseTo(first.figure.sum / first.figure.counted);
  const byMedian = await call(api, 'break_down_companies', { ...given, order: 'median' });
  const medians = byMedian.structuredContent.groups.map(
    ({ figure }: { figure: { median: number } }) => figure.median,
  );
  expect(medians).toEqual([...medians].sort((a, b) => b - a));
  expect(medians[0]).toBeGreaterThanOrEqual(first.figure.median);
});

test('who holds most roles is told of what is found, as programs are told', async ({ api }) => {
  const given = { status: ['ACTIVE'], role: 'BOARD', limit: 5 };
  const { structuredContent: found } = await call(api, 'list_most_roles', given);
  expect(found.holders).toHaveLength(5);
  const answer = await api.get('/api/company/most-roles?status=ACTIVE&role=BOARD');
  const { data } = await answer.json();
  type Told = { participant_id: string; companies_total: number; companies: unknown[] };
  const told: Told[] = data.holders;
  expect(
    found.holders.map(({ participant_id, companiesTotal }: Record<string, unknown>) => [
      participant_id,
      companiesTotal,
    ]),
  ).toEqual(told.slice(0, 5).map((one) => [one.participant_id, one.companies_total]));
  for (const { companies, companies_total } of told)
    expect(companies).toHaveLength(Math.min(companies_total, 3));
  const [first] = found.holders;
  expect(first.companies[0]).toEqual({
    cvr: expect.any(String),
    name: expect.any(String),
    former: false,
  });
  expect(first.url).toContain(`/people/${first.participant_id}`);
  const none = await api.get('/api/company/most-roles?status=ACTIVE');
  expect(none.status()).toBe(422);
  expect(await none.text()).toContain('The role is BOARD, MANAGEMENT, OWNER, AUDITOR or FOUNDER');
});

test('what is refused at the door has the shape of the protocol', async ({ anonymous, api }) => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const nobody = await post(anonymous, ping);
  expect([nobody.status(), await nobody.json()]).toEqual([
    401,
    {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_000, message: 'Sign in to continue.', data: { code: 'unauthorized' } },
    },
  ]);
  expect(nobody.headers()['www-authenticate']).toBe('Bearer realm="veminto"');
  const wrong = await post(anonymous, ping, { authorization: 'Bearer vem_none' });
  expect([wrong.status(), wrong.headers()['www-authenticate']]).toEqual([
    401,
    'Bearer realm="veminto", error="invalid_token"',
  ]);
  const broken = await api.post('/api/mcp', {
    data: Buffer.from('{"jsonrpc"'),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect([broken.status(), (await broken.json()).error.code]).toEqual([400, -32_700]);
  const pinged = await post(api, ping);
  expect(await pinged.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  expect(pinged.headers()['ratelimit-limit']).toBeTruthy();
  expect((await post(api, ping, { 'mcp-protocol-version': '1900-01-01' })).status()).toBe(400);
  expect((await post(api, ping, { origin: 'https://elsewhere.example' })).status()).toBe(403);
  for (const method of ['GET', 'DELETE']) {
    expect((await api.fetch('/api/mcp', { method })).status()).toBe(405);
  }
});

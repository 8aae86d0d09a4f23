import type { APIRequestContext } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { calls, routesOfApi } from '../support/route-roles.ts';

async function create(api: APIRequestContext, scopes: string[]) {
  const answer = await api.post('/api/user/keys', { data: { name: 'Script', scopes } });
  expect(answer.status()).toBe(201);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const { key, data } = await answer.json();
  return { key: String(key), id: String(data.id), headers: { 'x-auth-token': String(key) } };
}

/** Calls of accounts, payments and administrators. */
const CLOSED = /^user\/|^veminto\/(?:billing|create-checkout|test-)/;
const OPEN = new Set(['user/forgot', 'user/google', 'user/linkedin', 'user/login', 'user/resend']);
for (const route of ['reset/[token]', 'language', 'signup', 'unsubscribe', 'verified'])
  OPEN.add(`user/${route}`);

test('no key gets to accounts, keys, payments and administration', async ({
  api,
  anonymous,
  person,
}) => {
  const { headers } = await create(api, ['read', 'write']);
  const closed = routesOfApi().filter(([route]) => CLOSED.test(route) && !OPEN.has(route));
  expect(closed.length).toBeGreaterThan(12);
  for (const [route, method] of closed) {
    const call = calls[route]?.[method];
    const path = `/api${call?.path(person, person.id)}`;
    const answer = await anonymous.fetch(path, { method, headers });
    expect([route, method, answer.status()]).toEqual([route, method, 403]);
  }
});

test('a key reads, one that writes writes, and a revoked one does neither', async ({
  api,
  anonymous,
}) => {
  const [reader, writer] = [await create(api, ['read']), await create(api, ['read', 'write'])];
  const list = { name: 'Of a program' };
  const search = { data: { search: 'holding' }, headers: reader.headers };
  expect((await anonymous.post('/api/veminto/companydata', search)).status()).toBe(200);
  const refused = await anonymous.post('/api/saved/lists', { data: list, headers: reader.headers });
  expect([refused.status(), await refused.json()]).toEqual([
    403,
    { error: 'This API key lacks the scope "write".', code: 'forbidden' },
  ]);
  const made = await anonymous.post('/api/saved/lists', { data: list, headers: writer.headers });
  expect(made.status()).toBe(201);
  expect(made.headers()['ratelimit-remaining']).toBeTruthy();

  expect((await api.delete(`/api/user/keys/${writer.id}`)).status()).toBe(200);
  const { headers } = writer;
  const after = await anonymous.get('/api/saved/lists', { headers });
  expect(after.status()).toBe(401);
  // A key opens no page.
  const page = await anonymous.get('/saved', { headers: reader.headers, maxRedirects: 0 });
  expect(page.status()).toBe(307);
});

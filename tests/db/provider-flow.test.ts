import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type OpenIdFault, openIdVariables, startOpenId } from '../doubles/openid';
import { accountWorld } from '../support/account-world';

const double = await startOpenId();
afterAll(double.close);
const world = await accountWorld('provider_flow', openIdVariables(double.url));
beforeEach(async () => {
  await world.database.rows('TRUNCATE rate_limits');
});

const CALLBACK = 'auth/callback/google';
type Provider = 'google' | 'linkedin';

/** A browser that is redirected to the provider and keeps a cookie. */
async function begin(provider: Provider) {
  const { status, headers } = await world.ask('GET', 'auth/[provider]', { params: { provider } });
  expect(status).toBe(303);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^veminto\.oauth=.+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
  return { address: new URL(headers.get('location') ?? ''), cookie: cookie.split(';')[0] ?? '' };
}

/** The user agrees at the provider. @returns the address the browser is sent back to. */
async function agree(address: URL, fault?: OpenIdFault): Promise<URL> {
  const email = `${randomUUID()}@people.example`;
  const form = { sub: randomUUID(), email, verified: 'on', given: 'Åse', family: 'Møller' };
  const body = new URLSearchParams({ ...form, ...(fault && { fault }) });
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

const back = (url: URL, cookie: string) =>
  world.ask('GET', CALLBACK, { query: url.search, headers: { cookie } });

test('the way to Google has state, nonce and PKCE, and none of them twice', async () => {
  const [one, two] = [await begin('google'), await begin('google')];
  const parameters = Object.fromEntries(one.address.searchParams);
  expect(parameters).toMatchObject({
    response_type: 'code',
    client_id: 'veminto-tests',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost/api/auth/callback/google',
    scope: 'openid email profile',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(parameters[name]).toMatch(/^[\w-]{43}$/);
    expect(two.address.searchParams.get(name)).not.toBe(parameters[name]);
  }
});

test('the way back from Google opens a session, once', async () => {
  const { address, cookie } = await begin('google');
  const url = await agree(address);
  const first = await back(url, cookie);
  expect([first.status, first.headers.get('location')]).toEqual([303, '/search']);
  const names = first.headers.getSetCookie().map((set) => set.split('=')[0]);
  expect(names.sort()).toEqual(['veminto.device', 'veminto.oauth', 'veminto.session']);
  const again = await back(url, cookie);
  expect(again.headers.get('location')).toBe('/?provider=google&problem=refused');
});

const problems: [OpenIdFault, string][] = [
  ...(['wrong-audience', 'wrong-nonce', 'wrong-issuer', 'wrong-key', 'expired'] as const).map(
    (fault): [OpenIdFault, string] => [fault, 'refused'],
  ),
  ...(['hang', '500', 'garbage', 'cut'] as const).map((fault): [OpenIdFault, string] => [
    fault,
    'away',
  ]),
];

test.each(problems)('%s leads to the sign-in page, which tells: %s', async (fault, problem) => {
  const { address, cookie } = await begin('google');
  const answer = await back(await agree(address, fault), cookie);
  expect(answer.headers.get('location')).toBe(`/?provider=google&problem=${problem}`);
  expect(answer.headers.getSetCookie().join()).not.toContain('veminto.session');
});

test('without the cookie, with that of another sign-in, or with none of ours nobody comes in', async () => {
  const mine = await begin('google');
  const other = await begin('google');
  const linkedin = await begin('linkedin');
  const url = await agree(mine.address);
  const swapped = new URL(url);
  swapped.searchParams.set('state', linkedin.address.searchParams.get('state') ?? '');
  const tried: [URL, string][] = [
    [url, ''],
    [url, other.cookie],
    [url, 'veminto.oauth=made-up'],
    [swapped, linkedin.cookie],
  ];
  for (const [from, cookie] of tried) {
    const answer = await back(from, cookie);
    expect(answer.headers.get('location')).toBe('/?provider=google&problem=notBegun');
  }
  expect((await back(url, mine.cookie)).headers.get('location')).toBe('/search');
});

test('a code that was fetched with another challenge is worth nothing', async () => {
  const { address, cookie } = await begin('google');
  address.searchParams.set('code_challenge', 'x'.repeat(43));
  const answer = await back(await agree(address), cookie);
  expect(answer.headers.get('location')).toBe('/?provider=google&problem=refused');
});

test('LinkedIn sends browsers to /linkedin, from where the code and its state come', async () => {
  const { address, cookie } = await begin('linkedin');
  expect(address.searchParams.get('redirect_uri')).toBe('http://localhost/linkedin');
  const url = await agree(address);
  expect(url.pathname).toBe('/linkedin');
  const body = Object.fromEntries(url.searchParams);
  const headers = { cookie, origin: 'http://localhost', host: 'localhost' };
  const answer = await world.ask('POST', 'user/linkedin', { body, headers });
  expect([answer.status, answer.body.data.firstname]).toEqual([200, 'Åse']);
});

test('a sign-in that was cancelled or failed leaves no cookie of it', async () => {
  const ended = 'veminto.oauth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';
  const google = await begin('google');
  const cancelled = await back(new URL('http://localhost/?error=access_denied'), google.cookie);
  expect(cancelled.headers.get('location')).toBe('/?provider=google&problem=cancelled');
  expect(cancelled.headers.getSetCookie()).toEqual([ended]);
  const { address, cookie } = await begin('linkedin');
  const state = address.searchParams.get('state');
  const headers = { cookie, origin: 'http://localhost', host: 'localhost' };
  const failed = await world.ask('POST', 'user/linkedin', { body: { code: 'x', state }, headers });
  expect([failed.status, failed.headers.getSetCookie()]).toEqual([401, [ended]]);
});

test('other providers there are none', async () => {
  const answer = await world.ask('GET', 'auth/[provider]', { params: { provider: 'github' } });
  expect(answer.status).toBe(404);
});

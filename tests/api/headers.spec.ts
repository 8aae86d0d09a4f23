import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { addPast } from '../support/company-pages.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { directivesOf, observatory } from '../support/observatory.ts';
import { createPerson, deletePerson } from '../support/people.ts';
import { rawRequest } from '../support/raw-request.ts';
import { calls } from '../support/route-roles.ts';
import { serveBeside } from '../support/server-beside.ts';

/** Only sent if APP_URL is https, which middleware.test.ts covers; this server has no TLS. */
const WITH_TLS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

const pages = [
  ['sign in', '/', 'nobody'],
  ['sign up', '/signup', 'nobody'],
  ['a mailed link', `/verified?token=${'a'.repeat(43)}`, 'nobody'],
  ['a page that is not there', '/nothing/here', 'nobody'],
  ['search', '/search', 'user'],
  ['results', '/discover?search=Nordhavn', 'user'],
  ['a company', '/detail/12843089', 'user'],
  ['profile', '/profile', 'user'],
  ['saved searches', '/saved/searches', 'user'],
  ['users', '/admin/users_management', 'admin'],
  ['audit log', '/admin/audit_log', 'admin'],
] as const;

for (const [what, address, who] of pages) {
  test(`the headers of ${what} score A+`, async () => {
    const person = who === 'nobody' ? null : await createPerson(who === 'admin' ? 'ADMIN' : 'USER');
    const headers: Record<string, string> = { 'accept-encoding': 'identity' };
    if (person) headers.cookie = `veminto.session=${person.token}`;
    const asked = { headers };
    const [page, again] = [await rawRequest(address, asked), await rawRequest(address, asked)];
    expect(page.status).toBe(what === 'a page that is not there' ? 404 : 200);
    const { score, modifiers } = observatory({
      headers: { ...page.headers, ...WITH_TLS },
      body: page.body,
    });
    expect(score, JSON.stringify(modifiers)).toBeGreaterThanOrEqual(130);

    const policy = String(page.headers['content-security-policy']);
    const scripts = directivesOf(policy).get('script-src') ?? [];
    const nonce = /^'nonce-(.{20,})'$/.exec(scripts[0] ?? '')?.[1] ?? '';
    expect(scripts).toEqual([`'nonce-${nonce}'`, "'strict-dynamic'"]);
    expect(String(again.headers['content-security-policy'])).not.toContain(nonce);
    expect(directivesOf(policy).get('frame-ancestors')).toEqual(["'none'"]);
    const tags = [...page.body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    expect(page.body).not.toMatch(/<[a-z][^>]*\son\w+="/i);
    expect(page.headers['permissions-policy']).toContain('camera=()');
    expect(page.headers['x-powered-by']).toBeUndefined();
    expect(page.headers['cache-control']).toContain('no-store');
    if (what === 'a mailed link') expect(page.headers['referrer-policy']).toBe('no-referrer');
    if (person) await deletePerson(person);
  });
}

test('addresses with a mail address or a token are not for search engines', async () => {
  const mail = 'a%40veminto.example';
  const token = 'a'.repeat(43);
  const addresses = [
    ...[`/emailVerification/${mail}`, `/resetPasswordEmailVerification/${mail}`],
    ...[`/verified?token=${token}`, `/resetPassword/${token}`, `/unsubscribe?token=${token}`],
  ];
  for (const address of addresses) {
    const { body } = await rawRequest(address, { headers: { 'accept-encoding': 'identity' } });
    expect([address, body.includes('<meta name="robots" content="noindex"/>')]).toEqual([
      address,
      true,
    ]);
  }
});

test('a page without its database says so with its status', async ({ person }) => {
  const server = await serveBeside({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' });
  const headers = { cookie: `veminto.session=${person.token}` };
  try {
    // Next listens before it has run what is to run first; the answer to this one waits for it.
    expect((await fetch(`${server.url}/forget`)).status).toBe(200);
    const page = await fetch(`${server.url}/saved`, { headers });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    // It is rendered in the browser, from the same scripts as any other.
    expect(await page.text()).toContain('<script');
  } finally {
    await server.stop();
  }
});

test('answers of the API are not sniffed, framed or kept', async ({ api }) => {
  for (const address of ['/api/veminto/dropdown4', '/api/user/data', '/api/nothing/here']) {
    const headers = (await api.get(address)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cache-control']).toContain('no-store');
  }
});

test('what no handler answers has a request id too', async () => {
  for (const [method, path] of [
    ['OPTIONS', '/api/health'],
    ['GET', '/api/health/'],
    ['GET', '/search'],
    ['GET', '/api/health'],
  ] as const) {
    const { headers } = await rawRequest(path, { method });
    expect([path, headers['x-request-id']]).toEqual([path, expect.stringMatching(/^[\w-]{36}$/)]);
  }
});

test('a drawing of the base map has its colours, and can do nothing else', async ({
  anonymous,
}) => {
  const headers = (await anonymous.get('/map/denmark.svg')).headers();
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(headers['cache-control']).toContain('max-age=86400');
});

test('logout empties the browser and its cookie', async ({ api }) => {
  const headers = (await api.post('/api/user/logout')).headers();
  expect(headers['clear-site-data']).toBe('"cache", "storage"');
  expect(headers['set-cookie']).toMatch(
    /^veminto\.session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax/,
  );
  expect(headers['set-cookie']).toContain('veminto.tableColumns=; Path=/; Max-Age=0;');
});

test('there is no image optimizer', async () => {
  for (const url of ['/icon.svg', 'http://127.0.0.1:1/', 'https://example.com/a.png']) {
    const address = `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`;
    expect((await rawRequest(address)).status).toBe(404);
  }
  // The page of unknown addresses runs nothing where the middleware gives it no nonce.
  for (const address of ['/_next/image', '/_next/nothing/here', '/favicon.ico']) {
    const { status, headers } = await rawRequest(address);
    expect([address, status]).toEqual([address, 404]);
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'; style-src/);
  }
});

test('there are no server actions', async ({ person }) => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(sources.length).toBeGreaterThan(300);
  const acting = sources.filter((file) =>
    /^\s*['"]use server['"]/m.test(readFileSync(file, 'utf8')),
  );
  expect(acting).toEqual([]);
  for (const headers of [{ 'next-action': 'a'.repeat(42) }, { 'next-action': 'x' }]) {
    const cookie = `veminto.session=${person.token}`;
    const asked = { ...headers, cookie, 'content-type': 'text/plain' };
    const { status } = await rawRequest('/search', { method: 'POST', headers: asked, body: '[]' });
    expect([400, 404, 409]).toContain(status);
  }
});

test('bodies are limited before they are parsed', async ({ api, anonymous }) => {
  const large = (kib: number) => `{"a":"${'x'.repeat(kib * 1024)}"}`;
  const open = ['forgot', 'google', 'linkedin', 'login', 'resend', 'signup'].map(
    (name) => `user/${name}`,
  );
  const taking = Object.entries(calls).flatMap(([route, methods]) =>
    Object.entries(methods).flatMap(([method, { data }]) =>
      data?.({ id: '0', email: '', firstName: '', token: '' }, '') === undefined
        ? []
        : { route, method },
    ),
  );
  expect(taking.length).toBeGreaterThan(10);
  for (const { route, method } of taking) {
    // Administrator calls refuse the role first, malformed tokens their form.
    if (/\[\w+\]/.test(route)) continue;
    const context = open.includes(route) ? anonymous : api;
    // Events of long invoices are larger than any user request.
    const data = large(route === 'stripe/webhook' ? 520 : 110);
    const response = await context.fetch(`/api/${route}`, {
      method,
      data,
      headers: { 'content-type': 'application/json' },
    });
    expect([route, response.status()]).toEqual([route, 413]);
  }
});

test('a body without a length is counted as it comes', async ({ person }) => {
  const headers = {
    'x-auth-token': person.token,
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
  };
  const body = `{"search":"${'x'.repeat(300 * 1024)}"}`;
  const { status } = await rawRequest('/api/veminto/companydata', {
    method: 'POST',
    headers,
    body,
  });
  expect(status).toBe(413);
});

test('links of companies are of the web alone, and carry no trust', async ({ person }) => {
  const cookie = `veminto.session=${person.token}`;
  const companies = [
    ['https://good.example/', true],
    ['javascript:alert(1)', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['JaVaScRiPt:alert(1)//https://', false],
  ] as const;
  for (const [website, linked] of companies) {
    const key = await createCompany('Link ApS');
    await addPast(key, { company: { website } });
    const { body } = await rawRequest(`/detail/${key}`, {
      headers: { cookie, 'accept-encoding': 'identity' },
    });
    const links = [...body.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>/g)];
    const found = links.filter(([, href]) => href === website);
    expect([website, found.length > 0]).toEqual([website, linked]);
    for (const [tag] of found) expect(tag).toContain('rel="noopener noreferrer nofollow"');
    for (const [, href = ''] of links) expect(href).toMatch(/^(?:\/|#|https?:\/\/|mailto:|tel:)/);
    await deleteCompany(key);
  }
});

test('nobody is led to another site', async ({ person }) => {
  const evil = 'evil.example';
  const cookie = `veminto.session=${person.token}`;
  const asked = [
    ['/?next=https://evil.example', { cookie }],
    ['/signup?redirect=//evil.example', { cookie }],
    ['//evil.example/search', {}],
    ['/search', { 'x-forwarded-host': evil }],
    ['/search', { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https' }],
    ['/signin', { 'x-forwarded-host': evil, cookie: 'veminto.session=dead' }],
    ['/signin?wanted=//evil.example/detail/1', { cookie: 'veminto.session=dead' }],
    ['/%5cevil.example', {}],
    ['/search/?to=//evil.example', {}],
  ] as const;
  for (const [address, headers] of asked) {
    const { headers: answer } = await rawRequest(address, { headers });
    const base = 'http://ours.example';
    const target = new URL(answer.location ?? '/', base);
    expect([address, target.hostname]).not.toEqual([address, evil]);
  }
});

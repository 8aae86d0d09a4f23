import { expect, apiTest as test } from '../support/fixtures.ts';

const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  multipart: fields,
  headers,
  maxRedirects: 0,
});

test('a language is chosen by a form, kept by the browser, and leads back', async ({
  anonymous,
}) => {
  const from = new URL('/signup', (await anonymous.get('/signup')).url()).href;
  const answer = await anonymous.post(
    '/api/user/language',
    choose({ language: 'da' }, { referer: from }),
  );
  expect([answer.status(), answer.headers().location]).toEqual([303, '/signup']);
  expect(answer.headers()['set-cookie']).toMatch(
    /^veminto\.language=da; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/,
  );
  const page = await (await anonymous.get('/signup')).text();
  expect(page).toContain('<html lang="da"');
  expect(page).toContain('Opret en konto');
  // The server's own answers stay as in the contract.
  const login = await anonymous.post('/api/user/login', { data: {} });
  expect((await login.json()).error).toBe('Enter Email.');
});

test('a page that tells nobody where it is stands in its own form', async ({ anonymous }) => {
  const page = await (await anonymous.get('/verified?token=abc')).text();
  expect(page).toContain('name="back" value="/verified?token=abc"');
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  const fields = { language: 'da', back: '/verified?token=abc' };
  const answer = await anonymous.post('/api/user/language', choose(fields, own));
  expect([answer.status(), answer.headers().location]).toEqual([303, '/verified?token=abc']);
});

test('neither other languages nor other sites are taken', async ({ anonymous }) => {
  const broken = await anonymous.get('/signup', { headers: { cookie: 'veminto.language=xx' } });
  expect(await broken.text()).toContain('<html lang="en"');
  const post = (fields: Record<string, string>, headers = {}) =>
    anonymous.post('/api/user/language', choose(fields, headers));
  expect((await post({ language: 'xx' })).status()).toBe(422);
  expect((await post({ language: 'da', role: 'ADMIN' })).status()).toBe(422);
  const away = await post({ language: 'da', back: '//evil.example' });
  expect(away.headers().location).toBe('/');
  expect((await post({ language: 'da' }, { origin: 'https://evil.example' })).status()).toBe(403);
});

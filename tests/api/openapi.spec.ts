import { expect, apiTest as test } from '../support/fixtures.ts';
import { routesOfApi } from '../support/route-roles.ts';

test('the API describes itself, whole, to everybody', async ({ anonymous }) => {
  const answer = await anonymous.get('/api/openapi.json');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/json');
  const document = await answer.json();
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Veminto' },
    servers: [{ url: expect.stringMatching(/^http/) }],
  });
  const described = Object.entries<object>(document.paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
  );
  const there = routesOfApi()
    .map(([route, method]) => `${method} /api/${route.replace(/\[(\w+)\]/g, '{$1}')}`)
    .filter((name) => name !== 'GET /api/openapi.json');
  expect(described.sort()).toEqual(there.sort());
});

test('who has the description already is not sent it again', async ({ anonymous }) => {
  const first = await anonymous.get('/api/openapi.json');
  const { etag = '' } = first.headers();
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  const again = await anonymous.get('/api/openapi.json', { headers: { 'if-none-match': etag } });
  expect([again.status(), await again.text()]).toEqual([304, '']);
  expect(again.headers()).toMatchObject({ etag, 'cache-control': 'no-cache' });
  const other = await anonymous.get('/api/openapi.json', { headers: { 'if-none-match': '"x"' } });
  expect([other.status(), await other.text()]).toEqual([200, await first.text()]);
  const head = await anonymous.head('/api/openapi.json');
  expect([head.status(), head.headers().etag]).toEqual([200, etag]);
});

test('what it says of limits is true of answers', async ({ api }) => {
  const document = await (await api.get('/api/openapi.json')).json();
  const { responses } = document.paths['/api/saved/lists'].get;
  const { headers } = await api.get('/api/saved/lists').then((answer) => ({
    headers: answer.headers(),
  }));
  for (const name of Object.keys(responses[200].headers)) {
    expect([name, headers[name]]).toEqual([name, expect.stringMatching(/^\d+$/)]);
  }
  // A refused call counts too.
  const refused = await api.get('/api/saved/get?limit=0');
  expect([refused.status(), refused.headers()['ratelimit-remaining']]).toEqual([
    422,
    expect.stringMatching(/^\d+$/),
  ]);
});

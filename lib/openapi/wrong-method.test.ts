import { expect, test } from 'vitest';
import * as catchAll from '@/app/api/[[...path]]/route';
import { refusedMethods, urlByMethod } from './wrong-method';

test.each([
  ['GET', '/api/saved/add', '/api/-/saved/add'],
  ['HEAD', '/api/saved/add?x=1', '/api/-/saved/add?x=1'],
  ['POST', '/api/company/overview/12345678', '/api/-/company/overview/12345678'],
  ['POST', '/api/openapi.json', '/api/-/openapi.json'],
  // "all" is a read-only path of its own that also matches the path of an account.
  ['DELETE', '/api/user/all', '/api/-/user/all'],
])('%s %s is refused', (method, url, refused) => {
  expect(urlByMethod(method, url)).toBe(refused);
});

test.each([
  ['POST', '/api/saved/add'],
  ['OPTIONS', '/api/saved/add'],
  ['GET', '/api/user/all?page=2'],
  ['HEAD', '/api/user/all'],
  ['DELETE', '/api/user/7'],
  ['HEAD', '/api/openapi.json'],
  ['POST', '/api/nothing'],
  ['POST', '/discover'],
  ['POST', '/api/saved/add/more'],
])('%s %s goes where it wants', (method, url) => {
  expect(urlByMethod(method, url)).toBe(url);
});

test('what is refused answers the methods that the address takes', async () => {
  expect(refusedMethods('/api/-/saved/lists/7')).toEqual(['PATCH', 'DELETE', 'OPTIONS']);
  const call = (path: string) =>
    catchAll.POST(new Request(`http://localhost${path}`, { method: 'POST' }), {
      params: Promise.resolve({}),
    });
  const refused = await call('/api/-/user/all');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await refused.json()).toEqual({
    error: 'This address takes other methods: GET, HEAD, OPTIONS.',
    code: 'method_not_allowed',
  });
  for (const path of ['/api/nothing', '/api/-/nothing', '/api/-']) {
    const unknown = await call(path);
    expect([unknown.status, unknown.headers.get('allow')]).toEqual([404, null]);
  }
});

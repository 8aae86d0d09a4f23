import { expect, it } from 'vitest';
import { nameRoute } from './route-name';

const named = (path: string, params?: Record<string, string | string[]>) =>
  nameRoute(new Request(`http://localhost${path}`), { params: Promise.resolve(params) });

it.each([
  ['/api/company/search?q=x', undefined, '/api/company/search'],
  ['/api/saved/get/7?page=2', { id: '7' }, '/api/saved/get/[id]'],
  ['/api/user/reset/a%2Fb', { token: 'a/b' }, '/api/user/reset/[token]'],
  ['/api/user/reset/a%2Fb', { token: 'a%2Fb' }, '/api/user/reset/[token]'],
  [
    '/api/user/webhooks/1/deliveries/2',
    { id: '1', delivery: '2' },
    '/api/user/webhooks/[id]/deliveries/[delivery]',
  ],
  ['/api/some/where', { path: ['some', 'where'] }, '/api/[path]/[path]'],
  ['/api/user/reset/%E0', { token: 'something else' }, '/api/user/…'],
])('%s %j is %s', async (path, params, expected) => {
  expect(await named(path, params)).toBe(expected);
});

import { expect, it } from 'vitest';
import { loadUserTrail } from './search-params';
import { readUserQuestion, userAddress, userApiQuery, userTrail } from './user-question';

const read = (query: string) => readUserQuestion(new URLSearchParams(query));

it('reads an address, and writes it without defaults', () => {
  const shown = read('q=ida&sort=email&direction=desc&size=20&page=3');
  expect(shown).toEqual({
    search: 'ida',
    sort: 'email',
    direction: 'desc',
    size: 20,
    page: 3,
  });
  expect(userAddress(shown)).toEqual({
    q: 'ida',
    sort: 'email',
    direction: 'desc',
    size: '20',
  });
  expect(userAddress(read(''))).toEqual({});
  expect(userApiQuery(read('size=40'))).toBe('search=&sort=name&direction=asc&page=1&limit=40');
});

it('goes along to an account and back, and nothing else with it', async () => {
  expect(userTrail(read('q=ida&page=3'))).toEqual({ q: 'ida', page: '3' });
  const raw = { id: 'x', q: ['ida', 'bo'], sort: 'email', page: '2', next: '//evil.example' };
  expect(await loadUserTrail(Promise.resolve(raw))).toEqual({ q: 'ida', sort: 'email', page: '2' });
  expect(await loadUserTrail(Promise.resolve({ sort: 'password', page: '1' }))).toEqual({});
});

it.each([
  ['sort=password', 'sort', 'name'],
  ['direction=sideways', 'direction', 'asc'],
  ['page=-2', 'page', 1],
  ['page=many', 'page', 1],
  ['page=1e99', 'page', 1_000_000],
  ['size=1000', 'size', 10],
  [`q=${'a'.repeat(900)}`, 'search', 'a'.repeat(100)],
] as const)('%s does no harm', (query, name, expected) => {
  expect(read(query)[name]).toBe(expected);
});

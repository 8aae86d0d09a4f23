import { expect, it } from 'vitest';
import { readUserQuestion, userAddress, userApiQuery } from './user-question';

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

import { expect, test } from 'vitest';
import { stepsBackTo } from './steps-back';

const at = (path: string) => `http://veminto.example${path}`;
const visited = [
  at('/search'),
  at('/discover?search=vvs&page=2'),
  at('/detail/1?from=discover'),
  at('/detail/1?from=discover&tab=roles'),
  at('/discover?search=vvs&page=2'),
];

test.each([
  ['the entry before', '/discover?search=vvs&page=2', 2, 1],
  ['parameters in another order', '/discover?page=2&search=vvs', 3, 2],
  ['not the entries after it', '/discover?search=vvs&page=2', 1, null],
  ['another page of the results', '/discover?search=vvs&page=3', 3, null],
  ['a page that was not visited', '/saved', 4, null],
  ['the latest of several', '/discover?search=vvs&page=2', 5, 1],
])('%s', (_what, path, current, steps) => {
  expect(stepsBackTo(at(path), [...visited, at('/detail/2')], current)).toBe(steps);
});

test('entries of other sites have no URL', () => {
  expect(stepsBackTo(at('/search'), [null, at('/search'), null, at('/detail/1')], 3)).toBe(2);
});

import { expect, test } from 'vitest';
import { questionOf } from './question';

test('search and filters go to the API, sort and view do not', () => {
  const query = { search: ' murer ', sort: 'name-asc', view: 'list', region: 'Region Syddanmark' };
  expect(questionOf(query)).toBe('search=murer&region=Region+Syddanmark');
});

test('a filter that does not fit is left out', () => {
  expect(questionOf({ search: 'murer', area: 'box:1,2', numEmployeesFrom: 'many' })).toBe(
    'search=murer',
  );
  expect(questionOf({})).toBe('');
});

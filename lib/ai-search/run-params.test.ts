import { describe, expect, it } from 'vitest';
import { runOf, runOrder, runPlace } from './run-params';
import { runPath } from './run-path';

describe('the address of a run', () => {
  it('is one with a run', () => {
    expect(runOf({ run: ' abc ' })).toBe('abc');
    expect(runOf({ search: 'murer', run: '' })).toBeNull();
  });

  it.each([
    [
      { page: '3', sort: 'name-desc' },
      { page: 3, sort: 'name-desc' },
    ],
    [
      { page: '0', sort: 'employees-asc' },
      { page: 1, sort: null },
    ],
    [{ page: '-1' }, { page: 1, sort: null }],
    [{ page: ['2', '9'] }, { page: 2, sort: null }],
    [
      { page: '99999999', sort: '' },
      { page: 1, sort: null },
    ],
  ])('of %o shows %o', (raw, place) => {
    expect(runPlace(raw)).toEqual(place);
  });

  it('names the search that finds the same', () => {
    const run = { id: 'abc', address: 'search=murer&employees=5-' };
    expect(runPath(run)).toBe('/discover?run=abc&search=murer&employees=5-');
    expect(runPath({ id: 'abc', address: '' })).toBe('/discover?run=abc');
  });
});

describe('the order of a run', () => {
  const names = ['Østers', 'zebra', null, 'Aal', 'Åben', 'Ærlig', 'zebra'];
  const inOrder = (sort: 'name-asc' | 'name-desc' | null) =>
    runOrder(names, sort).map((place) => names[place]);

  it('is that of the sentence unless somebody sorts', () => {
    expect(inOrder(null)).toEqual(names);
  });

  it('is that of a Danish telephone book, up or down, without a name last', () => {
    const up = ['zebra', 'zebra', 'Ærlig', 'Østers', 'Aal', 'Åben', null];
    expect(inOrder('name-asc').at(-1)).toBeNull();
    expect(inOrder('name-asc').slice(0, 4)).toEqual(up.slice(0, 4));
    expect(inOrder('name-desc').slice(2, 6)).toEqual(up.slice(0, 4).reverse());
    expect(inOrder('name-desc').at(-1)).toBeNull();
    expect(runOrder(names, 'name-asc').slice(0, 2), 'equal ones stay as they were').toEqual([1, 6]);
  });
});

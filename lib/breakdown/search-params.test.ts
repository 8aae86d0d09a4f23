import { expect, it } from 'vitest';
import { keptOrder } from './constants';
import { ownQuery, parseBreakdownParams } from './search-params';

const read = (raw: Record<string, string | string[]>) => parseBreakdownParams(Promise.resolve(raw));

it('an address without choices breaks all companies down by sector, with employees', async () => {
  expect(await read({})).toMatchObject({
    ...{ search: '', filters: {}, by: 'sector', figure: 'employees', order: 'companies-desc' },
    ...{ page: 1, query: {}, own: {}, ignored: [], unknown: [] },
  });
});

it('keeps the search, the filters and how they are shown, and its own choices', async () => {
  const asked = { search: ' bygge ', region: 'Fyn', sort: 'name-asc', view: 'list', page: '3' };
  const found = await read({ ...asked, by: 'region', figure: 'equity', order: 'median-asc' });
  expect(found).toMatchObject({
    ...{ by: 'region', figure: 'equity', order: 'median-asc', page: 3, search: 'bygge' },
    query: { search: 'bygge', region: 'Fyn', sort: 'name-asc', view: 'list' },
    own: { by: 'region', figure: 'equity', order: 'median-asc' },
  });
});

it('years come with the newest first and sizes upwards, unless another order is asked for', async () => {
  expect((await read({ by: 'founded' })).order).toBe('value-desc');
  expect((await read({ by: 'employees' })).order).toBe('value-asc');
  expect(ownQuery({ by: 'founded', figure: 'employees', order: 'value-desc' }, {})).toEqual({
    by: 'founded',
  });
  const { order, own } = await read({ by: 'founded', order: 'companies-desc' });
  expect([order, own]).toEqual(['companies-desc', { by: 'founded', order: 'companies-desc' }]);
});

it('has no order by a total of percentages', async () => {
  const { order, own } = await read({ by: 'region', figure: 'roe', order: 'sum-desc' });
  expect([order, own]).toEqual(['companies-desc', { by: 'region', figure: 'roe' }]);
  expect(await read({ figure: 'roe', order: 'median-asc' })).toMatchObject({ order: 'median-asc' });
});

it.each<[Parameters<typeof keptOrder>, string]>([
  // One that was chosen is kept, on other groups and for another figure.
  [
    [
      { by: 'region', order: 'median-desc' },
      { by: 'sector', figure: 'profit' },
    ],
    'median-desc',
  ],
  [
    [
      { by: 'founded', order: 'companies-desc' },
      { by: 'region', figure: 'profit' },
    ],
    'companies-desc',
  ],
  [
    [
      { by: 'region', order: 'value-asc' },
      { by: 'region', figure: 'roe' },
    ],
    'value-asc',
  ],
  // The usual one, that of the values and that of a total are not.
  [
    [
      { by: 'region', order: 'companies-desc' },
      { by: 'founded', figure: 'profit' },
    ],
    'value-desc',
  ],
  [
    [
      { by: 'founded', order: 'value-asc' },
      { by: 'region', figure: 'profit' },
    ],
    'companies-desc',
  ],
  [
    [
      { by: 'region', order: 'sum-asc' },
      { by: 'region', figure: 'roe' },
    ],
    'companies-desc',
  ],
])('keeps a chosen order where it can: %j', (asked, order) => {
  expect(keptOrder(...asked)).toBe(order);
});

it('tells what is none of the choices, and takes the usual one', async () => {
  const found = await read({ by: ['town', 'region'], figure: 'debt', order: '', page: 'x' });
  expect(found).toMatchObject({ by: 'sector', figure: 'employees', unknown: ['town', 'debt'] });
  expect(found.ignored).toMatchObject([{ param: 'page' }]);
});

it.each<[Record<string, string>, string]>([
  [{ sector: 'Bygge og anlæg' }, 'division'],
  [{ sector: 'Bygge og anlæg|Detailhandel' }, 'sector'],
  [{ sector: 'Detailhandel|Engroshandel' }, 'division'],
  [{ sector: 'Detailhandel' }, 'industry'],
  [{ sector: 'Undervisning' }, 'industry'],
  [{ sector: 'Bygge og anlæg', industry: 'Murere' }, 'region'],
  [{ industry: 'Murere|Malerforretninger' }, 'industry'],
])('begins with the widest level that parts the industries chosen: %j', async (raw, by) => {
  expect(await read(raw)).toMatchObject({ by, own: {} });
  expect(await read({ ...raw, by: 'sector' })).toMatchObject({
    by: 'sector',
    own: by === 'sector' ? {} : { by: 'sector' },
  });
});

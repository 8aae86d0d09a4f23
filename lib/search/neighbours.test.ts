import { expect, test, vi } from 'vitest';
import { findNeighbours } from './neighbours';

const TOTAL = 23;
const all = Array.from({ length: TOTAL }, (_, at) => ({ key: `k${at + 1}`, name: `N${at + 1}` }));
const asked = vi.hoisted(() => vi.fn());
vi.mock('./queries', () => ({ searchCompanies: asked }));

asked.mockImplementation(async ({ page, pageSize = 10 }: { page: number; pageSize?: number }) => {
  const shown = Math.min(page, Math.ceil(TOTAL / pageSize));
  const items = all.slice((shown - 1) * pageSize, shown * pageSize);
  return { items, total: TOTAL, page: shown, pageSize };
});

const find = async (key: string, page: number, pageSize?: number) => {
  asked.mockClear();
  const found = await findNeighbours(key, { search: 'x', page, pageSize });
  return { found, searches: asked.mock.calls.length };
};
const company = (place: number, page: number) => ({ key: `k${place}`, name: `N${place}`, page });

test('within a page one search is enough', async () => {
  const { found, searches } = await find('k14', 2);
  expect(found).toEqual({
    ...{ place: 14, total: TOTAL, page: 2 },
    ...{ before: company(13, 2), after: company(15, 2) },
  });
  expect(searches).toBe(1);
});

test('past the ends of a page it goes on, with the pages of the neighbours', async () => {
  const last = await find('k10', 1);
  expect(last.found?.after).toEqual(company(11, 2));
  expect(last.searches).toBe(2);
  expect((await find('k11', 2)).found?.before).toEqual(company(10, 1));
  expect((await find('k18', 2, 9)).found).toMatchObject({ place: 18, after: company(19, 3) });
});

test('the ends of the result have one neighbour', async () => {
  expect((await find('k1', 1)).found?.before).toBeNull();
  const end = await find('k23', 3);
  expect(end.found).toMatchObject({ place: 23, after: null, before: company(22, 3) });
  expect(end.searches).toBe(1);
});

test('a company that is no longer on the page has none', async () => {
  expect((await find('k14', 1)).found).toBeNull();
  expect((await find('gone', 2)).found).toBeNull();
});

test('a company that moved up a page has its neighbours of today', async () => {
  const { found, searches } = await find('k10', 2);
  expect(found).toMatchObject({ place: 10, page: 1, before: company(9, 1), after: company(11, 2) });
  expect(searches).toBe(3);
});

test('the page after the last is the last', async () => {
  expect((await find('k22', 99)).found).toMatchObject({
    place: 22,
    page: 3,
    before: company(21, 3),
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_PARAMS } from './filter-params';
import { askedOf, discoverQuery, parseDiscoverParams } from './search-params';

type Raw = Record<string, string | string[] | undefined>;
const parse = (raw: Raw) => parseDiscoverParams(Promise.resolve(raw));

describe('parseDiscoverParams', () => {
  it('reads a list of numbers whole, and none that is too long', async () => {
    const listed = Array.from({ length: 201 }, (_, at) => 10_000_000 + at);
    const fits = await parse({ search: `DK ${listed.slice(1).join(',\nDK ')}` });
    expect(fits.query).toEqual({ search: listed.slice(1).join(' ') });
    expect(fits.ignored).toEqual([]);
    const sentence = 'Search for at most 200 numbers at a time, in at most 6000 characters';
    const long = await parse({ search: listed.join(', '), region: 'Fyn' });
    expect(long).toMatchObject({ search: '', query: { region: 'Fyn' } });
    expect(long.ignored).toEqual([{ param: 'search', sentence }]);
  });

  it('reads search, page, sort and filters', async () => {
    const raw = { search: ' byg ', page: '2', sort: 'revenue-desc', region: 'Fyn', revenueTo: '7' };
    expect(Object.keys((await parse({ region: 'Fyn', search: 'byg' })).query)).toEqual([
      ...['search', 'region'],
    ]);
    expect(await parse(raw)).toEqual({
      search: 'byg',
      page: 2,
      sort: 'revenue-desc',
      view: 'grid',
      filters: { region: ['Fyn'], revenue: { ranges: [{ max: 7 }] } },
      hasFilters: true,
      ignored: [],
      written: { region: 'Fyn', revenueTo: '7' },
      query: { search: 'byg', sort: 'revenue-desc', region: 'Fyn', revenueTo: '7' },
    });
    expect(discoverQuery({ search: 'byg', region: 'Fyn', sort: 'relevance' })).toBe(
      '?search=byg&region=Fyn',
    );
  });

  it.each(['grossProfit', 'profit', 'equity'])('orders by %s, either way', async (by) => {
    for (const sort of [`${by}-asc`, `${by}-desc`]) {
      expect(await parse({ search: 'byg', sort })).toMatchObject({
        sort,
        ignored: [],
        query: { search: 'byg', sort },
      });
    }
    expect(await parse({ search: 'byg', sort: by })).toMatchObject({
      sort: 'relevance',
      ignored: [{ param: 'sort' }],
    });
  });

  it('falls back where a value does not fit', async () => {
    const raw = {
      search: 'a'.repeat(500),
      page: '-3',
      sort: 'size',
      employees: '9-1',
      status: 'x',
    };
    const { search, query, ignored, ...rest } = await parse(raw);
    expect(search).toHaveLength(200);
    expect(rest).toEqual({
      page: 1,
      sort: 'relevance',
      view: 'grid',
      filters: {},
      hasFilters: false,
      written: {},
    });
    expect(query, 'links do not carry on what does not fit').toEqual({ search });
    expect(ignored.map(({ param }) => param)).toEqual([
      ...['status', 'employees', 'search', 'page', 'sort'],
    ]);
  });

  it('keeps the layout in the address unless it is the default', async () => {
    expect((await parse({ view: 'list', region: 'Fyn' })).query).toEqual({
      region: 'Fyn',
      view: 'list',
    });
    const { view, query, ignored } = await parse({ view: 'cards', search: 'byg' });
    expect([view, query]).toEqual(['grid', { search: 'byg' }]);
    expect(ignored).toEqual([
      { param: 'view', sentence: '"cards" is none of grid, list and table' },
    ]);
  });

  it('says which pages are none', async () => {
    for (const page of ['0', '-4', 'abc', '2abc', '1e99', '1000000000000', '$&']) {
      const { ignored, page: read } = await parse({ search: 'byg', page });
      expect(ignored).toEqual([{ param: 'page', sentence: `"${page}" is not a page` }]);
      expect(read, 'what is said to be ignored is').toBe(1);
    }
    for (const page of ['12', '1000000000']) {
      const { ignored, page: read } = await parse({ search: 'byg', page });
      expect([read, ignored], 'the result knows where it ends').toEqual([Number(page), []]);
    }
  });

  it('cuts a search that is too long, and no letter in half', async () => {
    const { search, query } = await parse({ search: `${'a'.repeat(199)}😀` });
    expect(search).toBe('a'.repeat(199));
    expect(discoverQuery(query)).toBe(`?search=${search}`);
  });

  it('reads the text that an AI search begins with', () => {
    expect(askedOf({})).toBe('');
    expect(askedOf({ search: 'byg', ai: ' tømrere i Ry ' })).toBe('tømrere i Ry');
    expect(askedOf({ ai: ['', 'tømrere', 'murere'] })).toBe('tømrere');
    expect(askedOf({ ai: 'tømrere\0i\nRy\n' }), 'a field holds no others').toBe('tømrere i Ry');
    expect(askedOf({ ai: 'x'.repeat(600) })).toHaveLength(500);
  });

  it('never throws', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.constantFrom('1-5', '-1', '1e400', '500', undefined),
    );
    const names = ['search', 'page', 'sort', 'view', ...FILTER_PARAMS];
    const raw = fc.record(Object.fromEntries(names.map((name) => [name, value])));
    await fc.assert(
      fc.asyncProperty(raw, async (params) => {
        const { page } = await parse(params as Raw);
        expect(page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

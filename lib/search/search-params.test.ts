import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_PARAMS } from './read-filters';
import { discoverQuery, parseDiscoverParams } from './search-params';

type Raw = Record<string, string | string[] | undefined>;
const parse = (raw: Raw) => parseDiscoverParams(Promise.resolve(raw));

describe('parseDiscoverParams', () => {
  it('reads search, page, sort and filters', async () => {
    const raw = { search: ' byg ', page: '2', sort: 'revenue-desc', region: 'Fyn', revenueTo: '7' };
    expect(await parse(raw)).toEqual({
      ...{ search: 'byg', page: 2, sort: 'revenue-desc' },
      filters: { region: ['Fyn'], revenue: { ranges: [{ max: 7 }] } },
      query: { search: 'byg', sort: 'revenue-desc', region: 'Fyn', revenueTo: '7' },
    });
    expect(discoverQuery({ search: 'byg', region: 'Fyn', sort: 'relevance' })).toBe(
      '?search=byg&region=Fyn',
    );
  });

  it('falls back where a value does not fit', async () => {
    const raw = {
      search: 'a'.repeat(500),
      page: '-3',
      sort: 'size',
      employees: '9-1',
      status: 'x',
    };
    const { search, ...rest } = await parse(raw);
    expect(search).toHaveLength(200);
    expect(rest).toMatchObject({ page: 1, sort: 'relevance', filters: {} });
  });

  it('never throws', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.constantFrom('1-5', '-1', '1e400', '500', undefined),
    );
    const names = ['search', 'page', 'sort', ...FILTER_PARAMS];
    const raw = fc.record(Object.fromEntries(names.map((name) => [name, value])));
    await fc.assert(
      fc.asyncProperty(raw, async (params) => {
        const { page } = await parse(params as Raw);
        expect(page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

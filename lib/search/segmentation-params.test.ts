import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_PARAMS } from './filter-params';
import { parseSegmentationParams } from './segmentation-params';
import { writeFilters } from './write-filters';

type Raw = Record<string, string | string[] | undefined>;
const parse = (raw: Raw) => parseSegmentationParams(Promise.resolve(raw));

describe('parseSegmentationParams', () => {
  it('reads page and filters', async () => {
    const written = {
      industry: 'Bagerier|Slagtere',
      region: 'Fyn',
      hasEmail: 'true',
      revenueFrom: '100',
      profitTo: '-5',
      numEmployeesFrom: '2',
      numEmployeesTo: '9',
    };
    expect(await parse({ ...written, page: '3', sort: 'revenue-desc' })).toEqual({
      page: 3,
      filters: {
        industry: ['Bagerier', 'Slagtere'],
        region: ['Fyn'],
        hasEmail: true,
        revenue: { ranges: [{ min: 100 }] },
        grossProfit: { ranges: [{ max: -5 }] },
        employees: { ranges: [{ min: 2, max: 9 }] },
      },
      written,
      ignored: [],
      sort: 'revenue-desc',
      view: 'grid',
      query: { ...written, sort: 'revenue-desc' },
    });
  });

  it('keeps the table in the address; a list is not among the layouts', async () => {
    const table = await parse({ region: 'Fyn', view: 'table' });
    expect([table.view, table.query]).toEqual(['table', { region: 'Fyn', view: 'table' }]);
    const { view, query, ignored } = await parse({ region: 'Fyn', view: 'list' });
    expect([view, query]).toEqual(['grid', { region: 'Fyn' }]);
    expect(ignored).toEqual([{ param: 'view', sentence: '"list" is neither grid nor table' }]);
  });

  it('reads who is left, where, how they ended, since when and who may be written to', async () => {
    const written = {
      municipality: 'Odense',
      status: 'ACTIVE|CEASED_BANKRUPTCY',
      locations: '2-4',
      employees: '5-9',
      missing: 'employees',
      foundedFrom: '2020-01-01',
      statusTo: '2025-12-31',
      advertisingProtected: 'false',
      notStatus: 'IN_BANKRUPTCY',
      notMunicipality: 'Fanø',
    };
    const { filters, written: kept, ignored } = await parse(written);
    expect(ignored).toEqual([]);
    expect(kept).toEqual(written);
    expect(filters).toEqual({
      municipality: ['Odense'],
      status: ['ACTIVE', 'CEASED_BANKRUPTCY'],
      locations: { ranges: [{ min: 2, max: 4 }] },
      employees: { ranges: [{ min: 5, max: 9 }], missing: true },
      founded: { from: '2020-01-01' },
      statusSince: { to: '2025-12-31' },
      advertisingProtected: false,
      not: { municipality: ['Fanø'], status: ['IN_BANKRUPTCY'] },
    });
    expect(writeFilters(filters)).toEqual(written);
  });

  it('names what it leaves out', async () => {
    const { filters, written, ignored, page, sort, query } = await parse({
      region: 'Fyn',
      revenueFrom: 'much',
      profitFrom: '9',
      profitTo: '1',
      area: 'circle:10,56,5',
      page: 'abc',
      sort: 'size',
      unknown: 'x',
    });
    expect({ filters, written, page, sort, query }).toEqual({
      filters: { region: ['Fyn'] },
      written: { region: 'Fyn' },
      page: 1,
      sort: 'relevance',
      query: { region: 'Fyn' },
    });
    expect(ignored).toEqual([
      {
        param: 'revenueFrom',
        sentence: '"much" is not a whole number of at most 12 digits',
      },
      { param: 'profitFrom', sentence: '"9" is more than "1"' },
      { param: 'area', sentence: 'not a filter of this page' },
      { param: 'page', sentence: '"abc" is not a page' },
      { param: 'sort', sentence: '"size" is not an order of the results' },
    ]);
  });

  it('takes a page past the end as it is, which the search clamps, and nothing else for a page', async () => {
    const pageOf = async (page: string) => {
      const { page: read, ignored } = await parse({ page });
      return { page: read, ignored: ignored.map(({ param }) => param) };
    };
    expect(await pageOf('99999999999')).toEqual({ page: 99_999_999_999, ignored: [] });
    for (const page of ['2abc', '1.5', '0', '-4', '9'.repeat(13)]) {
      expect(await pageOf(page)).toEqual({ page: 1, ignored: ['page'] });
    }
  });

  it('never throws', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.constantFrom('1-5', '-1', '1e400', '500', undefined),
    );
    const raw = fc.record(
      Object.fromEntries(['page', 'sort', ...FILTER_PARAMS].map((name) => [name, value])),
    );
    await fc.assert(
      fc.asyncProperty(raw, async (params) => {
        const { page } = await parse(params as Raw);
        expect(page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

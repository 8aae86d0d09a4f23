import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_PARAMS } from './read-filters';
import { parseSegmentationParams } from './segmentation-params';

type Raw = Record<string, string | string[] | undefined>;
const parse = (raw: Raw) => parseSegmentationParams(Promise.resolve(raw));

describe('parseSegmentationParams', () => {
  it('reads page and filters', async () => {
    const written = {
      ...{ industry: 'Bagerier|Slagtere', region: 'Fyn', hasEmail: 'true' },
      ...{ revenueFrom: '100', profitTo: '-5', numEmployeesFrom: '2', numEmployeesTo: '9' },
    };
    expect(await parse({ ...written, page: '3' })).toEqual({
      page: 3,
      filters: {
        ...{ industry: ['Bagerier', 'Slagtere'], region: ['Fyn'], hasEmail: true },
        revenue: { ranges: [{ min: 100 }] },
        grossProfit: { ranges: [{ max: -5 }] },
        employees: { ranges: [{ min: 2, max: 9 }] },
      },
      ...{ written, ignored: [] },
    });
  });

  it('names what it leaves out', async () => {
    const { filters, written, ignored, page } = await parse({
      ...{ region: 'Fyn', revenueFrom: 'much', profitFrom: '9', profitTo: '1' },
      ...{ municipality: 'Odense', status: 'ACTIVE', page: 'abc', unknown: 'x' },
    });
    expect({ filters, written, page }).toEqual({
      ...{ filters: { region: ['Fyn'] }, written: { region: 'Fyn' }, page: 1 },
    });
    expect(ignored).toEqual([
      {
        param: 'revenueFrom',
        sentence: '"much" is not a whole number of at most 12 digits',
      },
      { param: 'profitFrom', sentence: '"9" is more than "1"' },
      { param: 'municipality', sentence: 'not a filter of this page' },
      { param: 'status', sentence: 'not a filter of this page' },
      { param: 'page', sentence: '"abc" is not a page' },
    ]);
  });

  it('never throws', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.constantFrom('1-5', '-1', '1e400', '500', undefined),
    );
    const raw = fc.record(
      Object.fromEntries(['page', ...FILTER_PARAMS].map((name) => [name, value])),
    );
    await fc.assert(
      fc.asyncProperty(raw, async (params) => {
        const { page } = await parse(params as Raw);
        expect(page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

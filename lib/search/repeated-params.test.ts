import { expect, test } from 'vitest';
import { parseDiscoverParams } from './search-params';
import { parseSegmentationParams } from './segmentation-params';

test.each([
  ['discover', parseDiscoverParams],
  ['segmentation', parseSegmentationParams],
])(
  '%s joins repeated values where several count, and names what it leaves out of others',
  async (_, parse) => {
    const { filters, written, ignored } = await parse(
      Promise.resolve({
        employees: ['1-5', '', '6-10', '1-5'],
        notRegion: ['Fyn|Sjælland', 'Nordjylland'],
        revenueFrom: ['5', '7', '5'],
        sort: ['name-asc', 'name-desc'],
        page: ['2', '3'],
        utm: ['a', 'b'],
      }),
    );
    expect(filters).toEqual({
      employees: {
        ranges: [
          { min: 1, max: 5 },
          { min: 6, max: 10 },
        ],
      },
      revenue: { ranges: [{ min: 5 }] },
      not: { region: ['Fyn', 'Sjælland', 'Nordjylland'] },
    });
    expect(written.employees).toBe('1-5|6-10');
    expect(ignored).toHaveLength(3);
    expect(ignored).toEqual(
      expect.arrayContaining([
        { param: 'revenueFrom', sentence: 'only the first counts, not "7"' },
        { param: 'sort', sentence: 'only the first counts, not "name-desc"' },
        { param: 'page', sentence: 'only the first counts, not "3"' },
      ]),
    );
  },
);

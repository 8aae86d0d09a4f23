import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import type { IndexRow } from '@/lib/search-index/types';
import { plainRow } from '@/tests/support/index-rows';
import { DocSet } from './doc-set';
import { summaryOf } from './sums';

function summary(values: (number | null)[]) {
  const rows = values.map((revenue, place): IndexRow => {
    const row = plainRow(10_000_000 + place, '');
    return { ...row, numbers: { ...row.numbers, revenue } };
  });
  const index = { version: 1, ...buildIndex(rows) };
  return summaryOf(index, DocSet.all(index.docs), 'revenue');
}

it('has sum, mean and median of the companies with a number', () => {
  const found = summary([10, null, 1, 4, null]);
  expect(found).toEqual({ counted: 3, missing: 2, sum: 15, mean: 5, median: 4 });
});

it('of an even number of companies takes the middle of the two in the middle', () => {
  expect(summary([1, 100, 3, 2]).median).toBe(2.5);
});

it('of companies without the number has neither mean nor median', () => {
  expect(summary([null])).toEqual({ counted: 0, missing: 1, sum: 0, mean: null, median: null });
});

it('of any whole numbers is what sorting and adding them gives', () => {
  const amount = fc.option(fc.integer({ min: -1_000, max: 1_000 }), { freq: 4 });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 60 }), (values) => {
      const known = values.filter((value) => value !== null).sort((a, b) => a - b);
      const found = summary(values);
      expect(found.counted).toBe(known.length);
      expect(found.sum).toBe(known.reduce((sum, value) => sum + value, 0));
      const middle = [known[(known.length - 1) >> 1], known[known.length >> 1]];
      const [low, high] = middle;
      const median = low === undefined || high === undefined ? null : (low + high) / 2;
      expect(found.median).toBe(median);
    }),
  );
});

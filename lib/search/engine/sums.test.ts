import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import type { IndexRow } from '@/lib/search-index/types';
import { plainRow } from '@/tests/support/index-rows';
import { DocSet } from './doc-set';
import { spreadOf, summaryOf } from './sums';

function indexOf(values: (number | null)[]) {
  const rows = values.map((revenue, place): IndexRow => {
    const row = plainRow(10_000_000 + place, '');
    return { ...row, numbers: { ...row.numbers, revenue } };
  });
  return { version: 1, ...buildIndex(rows) };
}

function summary(values: (number | null)[]) {
  const index = indexOf(values);
  return summaryOf(index, DocSet.all(index.docs), 'revenue');
}

function spread(values: (number | null)[]) {
  const index = indexOf(values);
  return spreadOf(index, DocSet.all(index.docs), 'revenue');
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

it.each([
  { values: [null, 8], lower: 8, median: 8, upper: 8 },
  { values: [4, 1, 3, 2, 5], lower: 2, median: 3, upper: 4 },
  // As QUARTILE.INC of spreadsheets.
  { values: [1, 2, 3, 10, null], lower: 1.75, median: 2.5, upper: 4.75 },
  { values: [-7, -7, -7, 0, 100], lower: -7, median: -7, upper: 0 },
])('has quartiles: $values', ({ values, ...quartiles }) => {
  const missing = values.filter((value) => value === null).length;
  expect(spread(values)).toEqual({ counted: values.length - missing, missing, ...quartiles });
});

it('of companies without the number has no quartiles', () => {
  const none = { lower: null, median: null, upper: null };
  expect(spread([null, null])).toEqual({ counted: 0, missing: 2, ...none });
});

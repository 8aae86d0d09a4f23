import { expect, it } from 'vitest';
import type { Group } from '@/lib/search/engine/groups';
import type { BreakdownOrder } from './constants';
import { inOrder } from './order';

const none = { counted: 0, sum: 0, mean: null, median: null };
const group = (value: string, companies: number, sum: number | null): Group => ({
  value,
  companies,
  figure: sum === null ? none : { counted: 2, sum, mean: sum / 2, median: -sum },
});
const groups = [
  group('Als', 5, null),
  group('Fyn', 9, -40),
  group('Møn', 5, 30),
  group('Ærø', 7, 20),
];

it.each<[BreakdownOrder, string]>([
  ['value-asc', 'Als Fyn Møn Ærø'],
  ['value-desc', 'Ærø Møn Fyn Als'],
  ['companies-desc', 'Fyn Ærø Als Møn'],
  ['companies-asc', 'Als Møn Ærø Fyn'],
  ['sum-desc', 'Møn Ærø Fyn Als'],
  ['sum-asc', 'Fyn Ærø Møn Als'],
  ['median-desc', 'Fyn Ærø Møn Als'],
  ['counted-asc', 'Als Fyn Møn Ærø'],
])('%s', (order, expected) => {
  const before = [...groups];
  const ordered = inOrder(groups, order).map(({ value }) => value);
  expect(ordered.join(' ')).toBe(expected);
  expect(groups).toEqual(before);
});

it('has an order where nothing is added up', () => {
  const counted = groups.map((one) => ({ ...one, figure: null }));
  expect(inOrder(counted, 'sum-desc')).toEqual(counted);
});

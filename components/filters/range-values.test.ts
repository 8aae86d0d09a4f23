import { expect, test } from 'vitest';
import { RANGE_OPTIONS } from '@/lib/search/constants';
import { rangeValues } from './range-values';

const counted = RANGE_OPTIONS.map((range, place) => ({ ...range, count: place }));
const read = (chosen: string[]) =>
  rangeValues(counted, chosen).map(({ value, label = value, count }) => [label, count]);

test('the options are those of the specification, letter by letter', () => {
  expect(read(['6-10'])).toEqual([
    ['1-5', 0],
    ['6-10', 1],
    ['11-50', 2],
    ['51-200', 3],
    ['201-1000', 4],
  ]);
});

test('a range of an address that is none of them follows without a count', () => {
  expect(read(['6-10', '7-9']).slice(5)).toEqual([['7-9', null]]);
});

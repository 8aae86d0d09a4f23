import { expect, test } from 'vitest';
import { roundedRank } from './rounded-rank';

test.each([
  [62.5, 63, 62.5],
  [0, 0, 0],
  [100, 100, 100],
  [99.6, 99, 99.6],
  [99.98, 99, 99.9],
  [0.4, 1, 0.4],
  [0.02, 1, 0.1],
])(
  '%d percent of the peers are %d in whole numbers, %d with a decimal',
  (percent, whole, tenths) => {
    expect(roundedRank(percent, 1)).toBe(whole);
    expect(roundedRank(percent, 10)).toBe(tenths);
  },
);

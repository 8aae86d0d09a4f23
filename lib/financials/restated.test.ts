import { expect, test } from 'vitest';
import { previousOf } from './restated';

test.each([
  ['another amount is restated', 130, 100, 120, { amount: 120, restated: 120 }],
  ['also to nothing', 130, 5_000, 0, { amount: 0, restated: 0 }],
  ['also from nothing', 130, 0, 120, { amount: 120, restated: 120 }],
  ['the same is not', 130, 100, 100, { amount: 100, restated: null }],
  ['only last year’s report has it', 130, 100, null, { amount: 100, restated: null }],
  ['only the newer report has it', 130, null, 120, { amount: 120, restated: null }],
  ['neither has it', 130, null, null, { amount: null, restated: null }],
  ['rounded to thousands', 9e6, 1_234_567, 1_235_000, { amount: 1_234_567, restated: null }],
  ['cut to thousands', 9e6, 1_234_567, 1_234_000, { amount: 1_234_567, restated: null }],
  ['rounded to millions', 9e6, 1_234_567, 1_000_000, { amount: 1_234_567, restated: null }],
  ['a round amount is restated', 1_350_000, 1_900_000, 1e6, { amount: 1e6, restated: 1e6 }],
  ['many millions, rounded', 15_350_000, 12_345_678, 12e6, { amount: 12_345_678, restated: null }],
  ['restated upwards by less than a unit', 9e6, 400_000, 1e6, { amount: 1e6, restated: 1e6 }],
  ['rounded upwards to a million', 9e6, 600_000, 1e6, { amount: 600_000, restated: null }],
  ['a loss cut to thousands', 9e6, -1_900, -1_000, { amount: -1_900, restated: null }],
  ['a loss restated to a larger one', 9e6, -400, -1_000, { amount: -1_000, restated: -1_000 }],
  ['too small for its unit', 130, 400, 0, { amount: 400, restated: null }],
  ['a cost with the other sign', -130, 100, -100, { amount: -100, restated: null }],
  ['last year’s in thousands', 2e6, 1_234_567, 1_235, { amount: 1_234_567, restated: null }],
  ['all of the newer in thousands', 1_300, 1_234_567, 1_235, { amount: 1_235, restated: null }],
  ['the former report in thousands', 2e6, 1_235, 1_234_567, { amount: 1_234_567, restated: null }],
])('%s', (_what, value, own, comparative, expected) => {
  expect(previousOf(value, own, comparative)).toEqual(expected);
});

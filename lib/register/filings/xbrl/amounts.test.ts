import { expect, test } from 'vitest';
import { readNumber, reconcile } from './amounts';

const exact = Number.POSITIVE_INFINITY;
const pick = (...amounts: [number, number | null][]) =>
  reconcile(amounts.map(([value, decimals]) => ({ value, decimals })));

test.each([
  [
    'equal values',
    [
      [5, 0],
      [5, -3],
    ],
    5,
  ],
  [
    'thousands beside kroner',
    [
      [12_345_000, -3],
      [12_345_400, 0],
    ],
    12_345_400,
  ],
  [
    'thousands whose decimals are wrong',
    [
      [12_345_000, 3],
      [12_345_400, 0],
    ],
    12_345_400,
  ],
  [
    'millions beside thousands',
    [
      [45_000_000, -6],
      [44_700_000, -3],
    ],
    44_700_000,
  ],
  [
    'a loss in thousands beside kroner',
    [
      [-12_345_000, 0],
      [-12_345_400, 0],
    ],
    -12_345_400,
  ],
  [
    'a last digit',
    [
      [588_224, 0],
      [588_223, 0],
    ],
    588_224,
  ],
  [
    'three that agree',
    [
      [20_000_000, -6],
      [19_800_000, -3],
      [19_800_123, 0],
    ],
    19_800_123,
  ],
  [
    'another sign',
    [
      [588_224, 0],
      [-588_223, 0],
    ],
    null,
  ],
  [
    'zero and something',
    [
      [0, -6],
      [485, 0],
    ],
    null,
  ],
  [
    'exact ones that differ',
    [
      [101.2, exact],
      [101.4, exact],
    ],
    null,
  ],
  [
    'more than rounding',
    [
      [12_345_000, -3],
      [12_346_000, -3],
      [12_349_000, -3],
    ],
    null,
  ],
  [
    'one beside two',
    [
      [1, 0],
      [2, 0],
    ],
    null,
  ],
  [
    'a million beside two',
    [
      [1_000_000, -6],
      [2_000_000, -6],
    ],
    null,
  ],
  [
    'two and what it is exactly',
    [
      [2, 0],
      [2.4, 1],
    ],
    2.4,
  ],
  [
    'a small round number',
    [
      [1_000, 0],
      [1_400, 0],
    ],
    null,
  ],
] as [string, [number, number | null][], number | null][])('%s', (_, amounts, expected) => {
  expect(pick(...amounts)).toBe(expected);
  expect(pick(...amounts.toReversed())).toBe(
    // If two equally precise values differ by one digit, the first one wins.
    expected === 588_224 ? 588_223 : expected,
  );
});

test.each([
  ['1000', 1000],
  ['+1000.50', 1000.5],
  ['-.5', -0.5],
  ['75.029e3', 75029],
  ['1,5', null],
  ['1 000', null],
  ['', null],
  ['INF', null],
  ['0x10', null],
])('%s as a number', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

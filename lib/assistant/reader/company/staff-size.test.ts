import { expect, it } from 'vitest';
import { isMore } from './staff-size';

const of = (low: number, high: number | null = low) => ({ low, high });

it.each([
  [of(12), of(11), true],
  [of(11), of(11), false],
  [of(50, 99), of(20, 49), true],
  [of(20, 49), of(50, 99), false],
  [of(1_000, null), of(500, 999), true],
  [of(500, 999), of(1_000, null), false],
  [of(50, 99), of(50, 99), null],
  [of(1_000, null), of(1_000, null), null],
])('%o is more than %o: %s', (one, other, expected) => {
  expect(isMore(one, other)).toBe(expected);
});

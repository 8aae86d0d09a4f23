import { expect, it } from 'vitest';
import { speaker } from '../text/texts';
import { claimText, isMore } from './size';

const over = { how: 'over', amount: 7, unit: null } as const;
const say = speaker('en');

it.each([
  [{ low: 8, high: 8 }, ['Yes.']],
  [{ low: 7, high: 7 }, ['No.']],
  [{ low: 5, high: 7 }, ['No.']],
  [{ low: 1_000, high: null }, ['Yes.']],
])('is decided by what is known: %o', (size, answer) => {
  expect(claimText(over, size, say)).toEqual(answer);
});

it.each([[{ low: 5, high: 9 }], [{ low: 5, high: null }], [null]])(
  'is left open by what does not decide it: %o',
  (size) => {
    expect(claimText(over, size, say)).toEqual([]);
  },
);

it.each([
  ['min', 7, 'Yes.'],
  ['max', 7, 'Yes.'],
  ['under', 7, 'No.'],
] as const)('%s includes or excludes the amount itself', (how, low, answer) => {
  expect(claimText({ how, amount: 7, unit: null }, { low, high: low }, say)).toEqual([answer]);
});

it('is said only of a claim', () => {
  expect(claimText(undefined, { low: 8, high: 8 }, say)).toEqual([]);
});

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

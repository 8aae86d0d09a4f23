import { describe, expect, it } from 'vitest';
import { belowZero, growth } from './growth';

describe('growth', () => {
  it.each([
    [1_234_567, 1_000_000, 23.46],
    [50, 100, -50],
    [100, 100, 0],
    [0, 100, -100],
    // First half of the loss is gone; then the loss has doubled.
    [-50, -100, 50],
    [-200, -100, -100],
    [0, -100, 100],
  ])('%d after %d is %d %%', (current, previous, percent) => {
    expect(growth(current, previous)).toBe(percent);
  });

  it('tells a change of sign in words', () => {
    expect(growth(5, -100)).toBe('turnedPositive');
    expect(growth(-5, 100)).toBe('turnedNegative');
  });

  it('is nothing where a year is missing or nothing was there', () => {
    expect(growth(null, 100)).toBeNull();
    expect(growth(100, null)).toBeNull();
    expect(growth(100, 0)).toBeNull();
  });

  it('is never minus zero', () => {
    expect(growth(99.9999999, 100)).toBe(0);
  });
});

describe('belowZero', () => {
  it.each([
    [-90, -100, 'lessNegative'],
    [-200, -100, 'moreNegative'],
    [0, -100, 'lessNegative'],
    [-100, -100, null],
    [0, 100, null],
    [50, 100, null],
    [200, 100, null],
    [5, -100, null],
    [-5, 100, null],
    [-5, null, null],
    [null, -5, null],
  ])('%d after %d is %s', (value, previous, told) => {
    expect(belowZero({ value, growth: growth(value, previous) })).toBe(told);
  });
});

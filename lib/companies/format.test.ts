import { describe, expect, it } from 'vitest';
import { formatCapital, formatYearDay } from './format';

describe('formatCapital', () => {
  it('keeps the øre there are, and the currency', () => {
    expect(formatCapital(1_234_567, 'EUR')).toBe('1.234.567\u00a0EUR');
    expect(formatCapital(40_000.5, 'DKK')).toBe('40.000,5\u00a0DKK');
    expect(formatCapital(0, null)).toBe('0\u00a0DKK');
  });
});

describe('formatYearDay', () => {
  it('reads the days of the register', () => {
    expect(formatYearDay('--12-31')).toBe('31/12');
    expect(formatYearDay('--07-01')).toBe('01/07');
  });

  it('has nothing to say about other texts', () => {
    for (const text of [null, '', '2021-12-31', '--1-1', 'in summer']) {
      expect(formatYearDay(text)).toBeNull();
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatMinute,
  formatMoment,
  formatMomentDay,
  formatNumber,
  formatPercent,
  formatPhone,
  initials,
  lowerFirst,
  truncate,
  truncateWords,
} from './format';
import { formatMonth } from './format-words';

describe('figures and dates', () => {
  it('writes numbers the Danish way', () => {
    expect(formatNumber(1_234_567)).toBe('1.234.567');
    expect(formatNumber(-1_234.6)).toBe('-1.235');
    expect(formatPercent(12.345)).toBe('12,35\u00a0%');
    expect(formatPercent(-0.5)).toBe('-0,50\u00a0%');
  });

  it('writes whole numbers as Intl does', () => {
    const intl = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => formatNumber(value) === intl.format(value)),
    );
    for (const value of [0, 7, 999, 1_000, -999, -1_000, 2 ** 53, 1e21, 0.5, Number.NaN]) {
      expect(formatNumber(value)).toBe(intl.format(value));
    }
    // Intl writes a sign.
    expect(formatNumber(-0)).toBe('0');
  });

  it('writes days without moving them to another time zone', () => {
    const day = new Date('2022-01-31');
    expect(formatDay(day)).toBe('31/01/2022');
    expect(formatMonth(day)).toBe('Jan 2022');
    expect(formatMonth(day, 'da')).toBe('jan. 2022');
  });

  it('writes moments on Danish clocks', () => {
    expect(formatMoment(new Date('2022-01-31T23:05:09Z'))).toBe('01/02/2022 00:05:09');
    expect(formatMinute(new Date('2022-07-31T12:05:09Z'))).toBe('31/07/2022 14:05');
    expect(formatMomentDay(new Date('2022-01-31T23:05:09Z'))).toBe('01/02/2022');
  });

  it('groups Danish phone numbers and leaves others alone', () => {
    expect(formatPhone('12345678')).toBe('12 34 56 78');
    expect(formatPhone('+4612345678')).toBe('+4612345678');
  });
});

describe('names', () => {
  it('begins in lower case where it stands in a line', () => {
    expect(lowerFirst('Opløst efter konkurs')).toBe('opløst efter konkurs');
    expect(lowerFirst('')).toBe('');
  });

  it('cuts only past the limit', () => {
    expect(truncate('a'.repeat(22), 22, 15)).toBe('a'.repeat(22));
    expect(truncate('a'.repeat(23), 22, 15)).toBe(`${'a'.repeat(15)}…`);
    expect(truncate('Vestjysk Murer- og Tømrer', 22, 15)).toBe('Vestjysk Murer-…');
  });

  it('counts letters, not code units', () => {
    expect(truncate('🏠'.repeat(23), 22, 15)).toBe(`${'🏠'.repeat(15)}…`);
  });

  it('truncates between words, where that leaves enough of them', () => {
    const trade = 'Konsulentbistand vedrørende informationsteknologi';
    expect(truncateWords(trade, 45)).toBe('Konsulentbistand vedrørende…');
    expect(truncateWords(trade, 27)).toBe('Konsulentbistand vedrørende…');
    expect(truncateWords(trade, 49)).toBe(trade);
    expect(truncateWords('Dyrkning af korn (undtagen ris), bælgfrugter', 19)).toBe(
      'Dyrkning af korn…',
    );
    expect(truncateWords('Af gennemløbsholdingselskaber', 20)).toBe('Af gennemløbsholding…');
  });

  it('takes the first letters of the first two words', () => {
    expect(initials('ærø Bageri ApS')).toBe('ÆB');
    expect(initials('"3F" & Søn')).toBe('3S');
    expect(initials('…')).toBe('');
  });
});

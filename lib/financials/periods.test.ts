import { describe, expect, it } from 'vitest';
import { chooseScope, monthsOf, pagePeriods } from './periods';
import type { FinancialPeriod, Financials } from './types';

const years = (count: number) => Array.from({ length: count }, (_, index) => 2021 - index);

describe('pagePeriods', () => {
  it('shows four, then the rest', () => {
    expect(pagePeriods(years(6), 0)).toEqual({
      shown: [2021, 2020, 2019, 2018],
      offset: 0,
      newer: null,
      older: 4,
    });
    expect(pagePeriods(years(6), 4)).toEqual({
      shown: [2017, 2016],
      offset: 4,
      newer: 0,
      older: null,
    });
  });

  it.each([
    [-1, 0],
    [3, 0],
    [5, 4],
    [8, 4],
    [1e20, 4],
  ])('an offset of %d among eight begins at %d', (wanted, offset) => {
    expect(pagePeriods(years(8), wanted).offset).toBe(offset);
  });

  it('has one page for four, and an empty one for none', () => {
    expect(pagePeriods(years(4), 4)).toMatchObject({ offset: 0, newer: null, older: null });
    expect(pagePeriods([], 4)).toEqual({ shown: [], offset: 0, newer: null, older: null });
  });
});

describe('chooseScope', () => {
  const period = { currency: 'DKK' } as FinancialPeriod;
  const accounts = (solo: number, group: number): Financials => ({
    periods: { solo: Array(solo).fill(period), group: Array(group).fill(period) },
    opinion: null,
    reports: [],
  });

  it('prefers what is asked for, then the company, then the group', () => {
    expect(chooseScope(accounts(1, 1), 'group')).toBe('group');
    expect(chooseScope(accounts(1, 1), null)).toBe('solo');
    expect(chooseScope(accounts(1, 0), 'group')).toBe('solo');
    expect(chooseScope(accounts(0, 1), 'solo')).toBe('group');
    expect(chooseScope(accounts(0, 0), 'group')).toBe('solo');
  });

  it('takes the accounts of the group where those of the company ended years before', () => {
    const until = (...days: string[]) => days.map((day) => ({ endDate: new Date(day) }));
    const periods = {
      solo: until('2019-12-31', '2018-12-31'),
      group: until('2023-12-31', '2022-12-31'),
    };
    expect(chooseScope({ periods }, null)).toBe('group');
    expect(chooseScope({ periods }, 'solo')).toBe('solo');
    expect(chooseScope({ periods: { ...periods, solo: periods.group } }, null)).toBe('solo');
  });
});

describe('monthsOf', () => {
  it.each([
    ['2021-01-01', '2021-12-31', 12],
    ['2020-01-01', '2020-12-31', 12],
    ['2020-07-01', '2021-12-31', 18],
    ['2021-02-01', '2021-02-28', 1],
    ['2021-10-15', '2021-12-31', 3],
  ])('%s to %s are %d', (startDate, endDate, months) => {
    const period = { startDate: new Date(startDate), endDate: new Date(endDate) };
    expect(monthsOf(period)).toBe(months);
  });
});

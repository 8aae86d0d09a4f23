import { describe, expect, it, test } from 'vitest';
import { breakBefore, breakOf, breaksOf } from './breaks';

const period = (startDate: string, endDate: string, currency = 'DKK') => ({
  startDate: new Date(startDate),
  endDate: new Date(endDate),
  currency,
});

const year2020 = period('2020-01-01', '2020-12-31');

describe('breakBefore', () => {
  it.each([
    ['the next year', period('2021-01-01', '2021-12-31'), null],
    ['a year of 53 weeks', period('2021-01-01', '2022-01-06'), null],
    ['eleven days more', period('2021-01-01', '2022-01-12'), 'length'],
    ['18 months', period('2021-01-01', '2022-06-30'), 'length'],
    ['half a year', period('2021-01-01', '2021-06-30'), 'length'],
    ['18 months in other money', period('2021-01-01', '2022-06-30', 'EUR'), 'currency'],
    ['a missing year', period('2022-01-01', '2022-12-31'), 'gap'],
    ['a missing day', period('2021-01-02', '2021-12-31'), 'gap'],
    ['a shared day', period('2020-12-31', '2021-12-31'), 'overlap'],
    ['a shared half-year', period('2020-07-01', '2021-06-30'), 'overlap'],
    ['other money', period('2021-01-01', '2021-12-31', 'EUR'), 'currency'],
  ] as const)('%s', (_what, given, expected) => {
    expect(breakBefore(given, year2020)).toBe(expected);
  });

  it('is none between short periods, and after 18 months the next year has one', () => {
    const half = period('2021-01-01', '2021-06-30');
    expect(breakBefore(period('2021-07-01', '2021-12-31'), half)).toBeNull();
    const long = period('2019-07-01', '2020-12-31');
    expect(breakBefore(period('2021-01-01', '2021-12-31'), long)).toBe('length');
  });

  it('is none for the first period', () => {
    expect(breakBefore(year2020, undefined)).toBeNull();
  });
});

test.each([
  ['length', true, null],
  ['length', false, 'length'],
  ['gap', true, 'gap'],
  ['overlap', true, 'overlap'],
  ['currency', true, 'currency'],
  [null, true, null],
] as const)('%s, of a day: %s, is %s', (reason, ofDay, expected) => {
  expect(breakOf(reason, ofDay)).toBe(expected);
});

describe('breaksOf', () => {
  it('names the periods that do not follow the one after them in the list', () => {
    const newest = period('2022-01-01', '2022-12-31');
    expect([...breaksOf([newest, year2020, period('2019-01-01', '2019-12-31')])]).toEqual([
      [newest, 'gap'],
    ]);
    expect(breaksOf([]).size).toBe(0);
  });
});

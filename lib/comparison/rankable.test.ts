import { describe, expect, it } from 'vitest';
import { areRankable } from './rankable';

type Period = Parameters<typeof areRankable>[0][number];

const year: Period = {
  startDate: new Date('2021-01-01'),
  endDate: new Date('2021-12-31'),
  scope: 'solo',
  currency: 'DKK',
};
const turnover = { isBalance: false, isAmount: true };
const equity = { isBalance: true, isAmount: true };
const margin = { isBalance: false, isAmount: false };
const solvency = { isBalance: true, isAmount: false };

describe('figures of several accounts', () => {
  it('rank when the accounts are alike, whatever day of about the same time they end on', () => {
    const fiscal = {
      ...year,
      startDate: new Date('2021-07-01'),
      endDate: new Date('2022-06-30'),
    };
    expect(areRankable([year, fiscal], turnover)).toBe(true);
    expect(areRankable([year], turnover)).toBe(true);
    expect(areRankable([], turnover)).toBe(true);
  });

  it('do not rank when some are two years older, not even amounts of a day', () => {
    const until = (day: string) => ({ ...year, endDate: new Date(day), startDate: new Date(day) });
    for (const figure of [turnover, equity, margin, solvency]) {
      expect(areRankable([until('2021-12-31'), until('2020-01-31')], figure)).toBe(true);
      expect(areRankable([until('2019-12-31'), until('2021-12-31')], figure)).toBe(false);
    }
  });

  it('do not rank over periods of different length, unless they are of the balance sheet', () => {
    const half = { ...year, startDate: new Date('2021-07-01') };
    const long = { ...year, startDate: new Date('2020-07-01') };
    for (const other of [half, long]) {
      expect(areRankable([year, other], turnover)).toBe(false);
      expect(areRankable([year, other], margin)).toBe(false);
      expect(areRankable([year, other], equity)).toBe(true);
      expect(areRankable([year, other], solvency)).toBe(true);
    }
  });

  it('do not rank between a group and a company', () => {
    for (const figure of [turnover, equity, margin, solvency]) {
      expect(areRankable([year, { ...year, scope: 'group' }], figure)).toBe(false);
    }
  });

  it('do not rank between a closing balance and an average', () => {
    const closing = { ...year, onClosing: true };
    expect(areRankable([year, closing], margin)).toBe(false);
    expect(areRankable([closing, closing], margin)).toBe(true);
    expect(areRankable([year, { ...year, onClosing: false }], margin)).toBe(true);
  });

  it('rank across currencies only where they are ratios', () => {
    const euros = { ...year, currency: 'EUR' };
    expect(areRankable([year, euros], equity)).toBe(false);
    expect(areRankable([year, euros], turnover)).toBe(false);
    expect(areRankable([year, euros], margin)).toBe(true);
  });
});

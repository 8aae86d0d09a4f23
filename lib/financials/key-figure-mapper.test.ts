import { expect, test } from 'vitest';
import { Prisma } from '@/prisma/client/client';
import { toKeyFigures } from './key-figure-mapper';
import type { KeyFigureRow } from './key-figure-select';

const row = (year: number, change: Partial<KeyFigureRow>): KeyFigureRow => ({
  filingId: String(year),
  startDate: new Date(`${year}-01-01`),
  endDate: new Date(`${year}-12-31`),
  scope: 'SOLO',
  currency: 'DKK',
  revenue: null,
  grossProfit: null,
  grossResult: null,
  profitLossFromOrdinaryOperatingActivities: null,
  profitLossBeforeTax: null,
  profitLoss: null,
  assets: null,
  currentAssets: null,
  equity: null,
  shortTermLiabilitiesOtherThanProvisions: null,
  flags: null,
  roe: null,
  roi: null,
  coverageRatio: null,
  liquidityRatio: null,
  profitMargin: null,
  solvencyRatio: null,
  ...change,
});

const newest = (...rows: KeyFigureRow[]) =>
  toKeyFigures({ periods: rows, filings: [] }).solo[0]?.figures;
const amount = (value: number) => new Prisma.Decimal(value);

test('a return on equity without a value says whether equity is missing or not positive', () => {
  const bust = newest(row(2021, { profitLoss: amount(-72_423), equity: amount(-19) }));
  expect(bust?.roe).toMatchObject({
    value: null,
    notComputed: { part: 'averageEquity', why: 'notPositive' },
  });
  const unknown = newest(row(2021, { profitLoss: amount(-72_423) }));
  expect(unknown?.roe.notComputed).toEqual({ part: 'equity', why: 'notReported' });
  const noProfit = newest(row(2021, { equity: amount(-19) }));
  expect(noProfit?.roe.notComputed).toEqual({ part: 'profit', why: 'notReported' });
  const sound = newest(row(2021, { profitLoss: amount(1), equity: amount(10), roe: 10 }));
  expect(sound?.roe).toMatchObject({ value: 10, notComputed: null });
});

test('a ratio without a value names the part that is missing, the divisor first', () => {
  const reasons = (change: Partial<KeyFigureRow>) => {
    const figures = newest(row(2021, change));
    return Object.entries(figures ?? {}).map(
      ([id, { notComputed }]) => `${id}: ${notComputed?.part} ${notComputed?.why}`,
    );
  };
  expect(reasons({})).toEqual([
    'roe: equity notReported',
    'roi: assets notReported',
    'coverageRatio: revenue notReported',
    'liquidityRatio: shortTermLiabilities notReported',
    'profitMargin: revenue notReported',
    'solvencyRatio: assets notReported',
  ]);
  const known = {
    ...{ revenue: amount(0), grossResult: amount(5), assets: amount(100), equity: amount(10) },
    ...{ shortTermLiabilitiesOtherThanProvisions: amount(7), profitLossBeforeTax: amount(3) },
    flags: { otherFinanceExpense: 'two values', profitLoss: 'two values' },
  };
  expect(reasons({ ...known, solvencyRatio: 10 })).toEqual([
    'roe: profit contradiction',
    'roi: financeExpenses contradiction',
    'coverageRatio: revenue notPositive',
    'liquidityRatio: currentAssets notReported',
    'profitMargin: operatingProfit notReported',
    'solvencyRatio: undefined undefined',
  ]);
});

test('ratios of a day compare with those after a shorter period, returns do not', () => {
  const ratios = { roe: 10, liquidityRatio: 120, profitMargin: 5, solvencyRatio: 40 };
  const short = { startDate: new Date('2020-04-01') };
  const figures = newest(row(2021, ratios), row(2020, { ...ratios, ...short, solvencyRatio: 35 }));
  expect(figures?.solvencyRatio).toMatchObject({ change: 5, notCompared: null });
  expect(figures?.liquidityRatio).toMatchObject({ change: 0, notCompared: null });
  expect(figures?.roe).toMatchObject({ change: null, notCompared: 'length' });
  expect(figures?.profitMargin).toMatchObject({ change: null, notCompared: 'length' });
  const euros = row(2020, { ...ratios, ...short, currency: 'EUR' });
  expect(newest(row(2021, ratios), euros)?.solvencyRatio.notCompared).toBe('currency');
});

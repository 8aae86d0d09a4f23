import { describe, expect, test } from 'vitest';
import { Prisma } from '@/prisma/client/client';
import { toKeyFigureData, toKeyFigures } from './key-figure-mapper';
import type { KeyFigureRow } from './key-figure-select';

const row = (year: number, change: Partial<KeyFigureRow>): KeyFigureRow => ({
  filingId: String(year),
  startDate: new Date(`${year}-01-01`),
  endDate: new Date(`${year}-12-31`),
  scope: 'SOLO',
  currency: 'DKK',
  effective: true,
  comparative: false,
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
  const lost = row(2021, { profitLoss: amount(-72_423), equity: amount(-19) });
  const bust = newest(lost, row(2020, { equity: amount(-8) }));
  expect(bust?.roe).toMatchObject({
    value: null,
    notComputed: { part: 'averageEquity', why: 'notPositive' },
  });
  // Without a year before, there is no average.
  expect(newest(lost)?.roe.notComputed).toEqual({ part: 'equity', why: 'notPositive' });
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
  expect(reasons({ ...known, flags: null })[1]).toBe('roi: undefined undefined');
  expect(reasons({ ...known, assets: amount(0), flags: null })[1]).toBe('roi: assets notPositive');
  const oneOfTwo = { revenue: amount(5), flags: { grossResult: 'two values' } };
  expect(reasons(oneOfTwo)[2]).toBe('coverageRatio: grossProfit contradiction');
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

describe('a restated opening balance', () => {
  const year = { equity: amount(600), assets: amount(900), roe: 20, roi: 10 };
  const own = row(2020, { equity: amount(400), assets: amount(800) });
  const stated = (change: Partial<KeyFigureRow> = {}) =>
    row(2020, {
      ...{ filingId: '2021', effective: false, comparative: true },
      ...{ equity: amount(100), assets: amount(800), ...change },
    });

  test('is told of the figure that is averaged with it', () => {
    const figures = newest(row(2021, year), stated(), own);
    expect(figures?.roe).toMatchObject({ value: 20, restated: 100 });
    expect(figures?.roi).toMatchObject({ value: 10, restated: null });
    expect(figures?.solvencyRatio.restated).toBeNull();
    const other = newest(row(2021, year), stated({ assets: amount(700) }), own);
    expect(other?.roi.restated).toBe(700);
  });

  test('is that of the day before, whatever the length of the period', () => {
    const short = { startDate: new Date('2020-04-01') };
    const figures = newest(row(2021, year), stated(short), { ...own, ...short });
    expect(figures?.roe).toMatchObject({ change: null, restated: 100 });
  });

  test.each([
    ['of another report', { filingId: '2022' }],
    ['of other days', { startDate: new Date('2019-07-01') }],
    ['in another currency', { currency: 'EUR' }],
    ['of the group', { scope: 'GROUP' as const }],
  ])('is not the one %s', (_what, change) => {
    expect(newest(row(2021, year), stated(change), own)?.roe.restated).toBeNull();
  });

  test('is told where it is why there is no figure', () => {
    const lost = row(2021, { ...year, profitLoss: amount(5), roe: null });
    expect(newest(lost, stated({ equity: amount(-700) }), own)?.roe).toMatchObject({
      notComputed: { part: 'averageEquity', why: 'notPositive' },
      restated: -700,
    });
  });

  test('is none of a figure that lacks something else, and no period of its own', () => {
    const rows = [row(2021, { ...year, roe: null }), stated(), own];
    expect(newest(...rows)?.roe).toMatchObject({ value: null, restated: null });
    expect(toKeyFigures({ periods: rows, filings: [] }).solo).toHaveLength(2);
  });

  test('is named in the API', () => {
    const rows = [row(2021, year), stated(), own];
    const wire = toKeyFigureData(toKeyFigures({ periods: rows, filings: [] }), 'solo');
    expect(wire.data.map((one) => one.restated_opening)).toEqual([['ROE'], []]);
    expect(wire.data[0]).toMatchObject({
      ...{ ROE: 20, solvencyRatio: 0 },
      not_computed: ['coverageRatio', 'liquidityRatio', 'profitMargin', 'solvencyRatio'],
    });
  });
});

describe('a return without an opening balance', () => {
  const year = { equity: amount(600), assets: amount(900), roe: 20, roi: 10, solvencyRatio: 67 };
  const rows = [row(2022, year), row(2021, { ...year, roe: 25 }), row(2020, { ...year, roe: 40 })];
  const [newest2022, middle2021, oldest2020] = toKeyFigures({ periods: rows, filings: [] }).solo;

  test('is on the closing balance, and the year after is not compared with it', () => {
    expect(oldest2020?.figures.roe).toMatchObject({ onClosing: true, change: null });
    expect(oldest2020?.figures.roi.onClosing).toBe(true);
    expect(middle2021?.figures.roe).toMatchObject({
      ...{ value: 25, onClosing: false, change: null, notCompared: 'average' },
    });
    expect(middle2021?.figures.roi).toMatchObject({ change: null, notCompared: 'average' });
    expect(newest2022?.figures.roe).toMatchObject({ change: -5, notCompared: null });
  });

  test('says nothing of figures without an average, and of one without a value', () => {
    expect(oldest2020?.figures.solvencyRatio.onClosing).toBe(false);
    expect(middle2021?.figures.solvencyRatio).toMatchObject({ change: 0, notCompared: null });
    expect(newest(row(2020, { equity: amount(-1), profitLoss: amount(3) }))?.roe).toMatchObject({
      ...{ value: null, onClosing: false },
    });
  });

  test('another break is told instead', () => {
    const before = row(2020, { ...year, startDate: new Date('2020-04-01') });
    expect(newest(row(2021, year), before)?.roe.notCompared).toBe('length');
  });

  test('has one where its own report states it, also after a change of currency', () => {
    const stated = row(2019, {
      ...{ filingId: '2020', equity: amount(400), assets: null },
      ...{ effective: false, comparative: true },
    });
    const figuresWith = (...others: KeyFigureRow[]) => newest(row(2020, year), ...others);
    expect(figuresWith(stated)?.roe.onClosing).toBe(false);
    expect(figuresWith(stated)?.roi.onClosing).toBe(true);
    const euros = row(2019, { ...year, currency: 'EUR' });
    expect(figuresWith(stated, euros)?.roe.onClosing).toBe(false);
    expect(figuresWith(euros)?.roe.onClosing).toBe(true);
  });

  test('is named in the API', () => {
    const wire = toKeyFigureData(toKeyFigures({ periods: rows, filings: [] }), 'solo');
    expect(wire.data.map((one) => one.on_closing_balance)).toEqual([[], [], ['ROE', 'ROI']]);
  });
});

import { expect, test } from 'vitest';
import { Prisma } from '@/prisma/client/client';
import { toKeyFigures } from './key-figure-mapper';
import type { KeyFigureRow } from './key-figure-select';

const row = (year: number, change: Partial<KeyFigureRow>): KeyFigureRow => ({
  startDate: new Date(`${year}-01-01`),
  endDate: new Date(`${year}-12-31`),
  scope: 'SOLO',
  currency: 'DKK',
  equity: null,
  profitLoss: null,
  roe: null,
  roi: null,
  coverageRatio: null,
  liquidityRatio: null,
  profitMargin: null,
  solvencyRatio: null,
  ...change,
});

const newest = (...rows: KeyFigureRow[]) => toKeyFigures(rows).solo[0]?.figures;
const amount = (value: number) => new Prisma.Decimal(value);

test('a return on equity that equity leaves uncomputed says so, one that lacks a part does not', () => {
  const bust = newest(row(2021, { profitLoss: amount(-72_423), equity: amount(-19) }));
  expect(bust?.roe).toMatchObject({ value: null, notComputed: 'equity' });
  expect(bust?.roi).toMatchObject({ value: null, notComputed: null });
  expect(newest(row(2021, { equity: amount(-19) }))?.roe.notComputed).toBeNull();
  const sound = newest(row(2021, { profitLoss: amount(1), equity: amount(10), roe: 10 }));
  expect(sound?.roe).toMatchObject({ value: 10, notComputed: null });
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

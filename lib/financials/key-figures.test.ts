import { expect, test } from 'vitest';
import { keyFigures } from './key-figures';

const current = {
  equity: 600,
  assets: 1500,
  profitLoss: 100,
  profitLossBeforeTax: 128,
  otherFinanceExpense: 22,
  grossProfit: 400,
  revenue: 1200,
  currentAssets: 700,
  shortTermLiabilitiesOtherThanProvisions: 350,
  profitLossFromOrdinaryOperatingActivities: 150,
};

test('returns use the average of opening and closing balance', () => {
  expect(keyFigures(current, { equity: 400, assets: 1000 })).toEqual({
    roe: 20,
    roi: 12,
    coverageRatio: 33.33,
    liquidityRatio: 200,
    profitMargin: 12.5,
    solvencyRatio: 40,
  });
});

test('without a previous period the closing balance stands for the average', () => {
  expect(keyFigures(current, null)).toMatchObject({ roe: 16.67, roi: 10 });
  expect(keyFigures(current, { equity: null })).toMatchObject({ roe: 16.67, roi: 10 });
});

test('the opening balance is the one that the newer report restates', () => {
  const own = { equity: 400, assets: 1000 };
  expect(keyFigures(current, own, { equity: 200, assets: 500 })).toMatchObject({
    roe: 25,
    roi: 15,
  });
  expect(keyFigures(current, own, { equity: 200 })).toMatchObject({ roe: 25, roi: 12 });
  expect(keyFigures(current, null, { equity: 400, assets: 1000 }).roe).toBe(20);
  expect(keyFigures(current, { equity: 400 }, { equity: -800 }).roe).toBeNull();
});

test('an opening balance that is only rounded or in another unit is not restated', () => {
  const closing = { ...current, equity: 1_234_600, profitLoss: 100_000 };
  const opening = { equity: 1_234_567 };
  const expected = keyFigures(closing, opening).roe;
  expect(expected).toBe(8.1);
  for (const equity of [1_235_000, 1_235, null]) {
    expect(keyFigures(closing, opening, { equity }).roe).toBe(expected);
  }
});

test('what is missing or divides by zero cannot be computed', () => {
  const nothing = {
    roe: null,
    roi: null,
    coverageRatio: null,
    liquidityRatio: null,
    profitMargin: null,
    solvencyRatio: null,
  };
  expect(keyFigures({}, null)).toEqual(nothing);
  expect(keyFigures({ ...current, equity: 0, assets: 0, revenue: 0 }, null)).toEqual({
    ...nothing,
    liquidityRatio: 200,
  });
  expect(keyFigures({ ...current, equity: 400 }, { equity: -400 }).roe).toBeNull();
});

test('a loss on negative equity is no return, nor a profit', () => {
  const bust = { ...current, profitLoss: -72_423, equity: -19 };
  expect(keyFigures(bust, null)).toMatchObject({ roe: null, solvencyRatio: -1.27 });
  expect(keyFigures({ ...bust, profitLoss: 50 }, null).roe).toBeNull();
  expect(keyFigures(bust, { equity: 10 }).roe).toBeNull();
  expect(keyFigures({ ...current, equity: 100 }, { equity: -400 }).roe).toBeNull();
  expect(keyFigures({ ...current, profitLoss: -150, equity: -100 }, { equity: 400 }).roe).toBe(
    -100,
  );
});

test('unreported finance expenses count as none, a gross result stands for a gross profit', () => {
  const { otherFinanceExpense: _none, grossProfit: _gross, ...period } = current;
  expect(keyFigures({ ...period, grossResult: 300 }, null)).toMatchObject({
    roi: 8.53,
    coverageRatio: 25,
  });
});

test('finance expenses below zero are expenses all the same', () => {
  const stated = { ...current, otherFinanceExpense: -22 };
  expect(keyFigures(stated, { equity: 400, assets: 1000 }).roi).toBe(12);
  // CSC Danmark, 2012/13, in millions: a loss of 210 after expenses of 61.
  const csc = { profitLossBeforeTax: -210, otherFinanceExpense: -61, assets: 2846 };
  expect(keyFigures(csc, null).roi).toBe(-5.24);
});

test('finance expenses that the report contradicts itself about are not none', () => {
  const unsure = { ...current, otherFinanceExpense: null, contradictsFinanceExpense: true };
  expect(keyFigures(unsure, null)).toMatchObject({ roi: null, roe: 16.67 });
});

test('losses are negative and never minus zero', () => {
  expect(keyFigures({ ...current, profitLoss: -90 }, null).roe).toBe(-15);
  expect(keyFigures({ ...current, profitLoss: -0.001, equity: 1e9 }, null).roe).toBe(0);
});

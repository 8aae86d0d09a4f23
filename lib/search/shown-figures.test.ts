import { expect, test } from 'vitest';
import { shownChanges, shownFields, yearsOf } from './shown-figures';

const any = { ranges: [{ min: 1 }] };

test('companies show what they are ordered by, then what they are filtered by', () => {
  expect(shownFields('relevance', {})).toEqual([]);
  expect(shownFields('employees-desc', { employees: any, region: ['Fyn'] })).toEqual([]);
  expect(shownFields('growth-desc', {})).toEqual(['revenueGrowth']);
  expect(shownFields('grossProfitGrowth-desc', {})).toEqual(['grossProfitGrowth']);
  expect(shownFields('roe-asc', {})).toEqual(['roe']);
  expect(shownFields('relevance', { solvencyRatio: any, equity: any })).toEqual([
    ...['equity', 'solvencyRatio'],
  ]);
  expect(shownFields('growth-asc', { roe: any, revenueGrowth: any })).toEqual([
    ...['revenueGrowth', 'roe'],
  ]);
});

test('what a result is ordered by is the first of its changes', () => {
  const filters = { renamed: { from: '2020-01-01' }, newOwner: { to: '2020-01-01' } };
  expect(shownChanges('relevance', {})).toEqual([]);
  expect(shownChanges('founded-desc', filters)).toEqual(['renamed', 'newOwner']);
  expect(shownChanges('newOwner-desc', filters)).toEqual(['newOwner', 'renamed']);
  expect(shownChanges('moved-desc', filters)).toEqual(['moved', 'renamed', 'newOwner']);
});

test('the years of figures are one, or the first and the last', () => {
  const equity = { of: 'equity', value: 7, year: 2024 } as const;
  const assets = { of: 'assets', value: 9, year: 2024 } as const;
  const roe = { of: 'roe', value: null, year: 2019 } as const;
  expect(yearsOf([equity, assets])).toBe('2024');
  expect(yearsOf([equity, { ...assets, year: 2022 }])).toBe('2022–2024');
  expect(yearsOf([equity, roe]), 'no figure, no year').toBe('2024');
  expect(yearsOf([roe])).toBeNull();
  expect(yearsOf([])).toBeNull();
});

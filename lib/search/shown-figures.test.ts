import { expect, test } from 'vitest';
import { shownFields } from './shown-figures';

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

import { expect, it } from 'vitest';
import { TABLE_COLUMNS, USUAL_COLUMNS } from '@/lib/search/table-columns';
import { columnsAsShown } from './shown-columns';

it('has a column for each that a table can show', () => {
  for (const group of Object.values(TABLE_COLUMNS)) {
    for (const column of group) {
      const [without, has] = [columnsAsShown([], []), columnsAsShown([column], [])];
      expect(has.length, column).toBeGreaterThan(without.length);
    }
  }
});

it('says what the usual table shows, of what company and of which year', () => {
  expect(columnsAsShown(USUAL_COLUMNS, ['revenue', 'profit', 'solvencyRatio'])).toEqual([
    ...['cvr', 'name', 'industry', 'employeesText', 'revenue', 'grossProfit', 'netProfit'],
    ...['equity', 'accountsUntil', 'accountsMonths', 'assets', 'solvencyRatio', 'city'],
  ]);
});

it('has the figures that results are ordered by, and tells who wants no advertising', () => {
  expect(columnsAsShown(['phone'], ['roe'])).toEqual([
    ...['cvr', 'name', 'industry', 'accountsUntil', 'accountsMonths', 'roe', 'city', 'phone'],
    'protection',
  ]);
});

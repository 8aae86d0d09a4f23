import { expect, it } from 'vitest';
import { figuresIn, readColumns, USUAL_COLUMNS, writeColumns } from './table-columns';

it('shows the usual columns until some are chosen', () => {
  expect(readColumns(undefined)).toBe(USUAL_COLUMNS);
  expect(figuresIn(USUAL_COLUMNS)).toEqual([
    ...['revenue', 'grossProfit', 'profit', 'equity', 'assets', 'solvencyRatio'],
  ]);
});

it('reads what it writes, in the order of the table', () => {
  const chosen = ['roe', 'phone', 'companyType', 'revenueGrowth'] as const;
  const text = writeColumns(chosen);
  expect(text).toBe('companyType.phone.revenueGrowth.roe');
  expect(readColumns(text)).toEqual(text.split('.'));
  expect(figuresIn(chosen)).toEqual(['revenueGrowth', 'roe']);
  expect(text, 'a cookie holds it as it is').toMatch(/^[\w.]+$/);
});

it('takes no column for a choice, and drops what is none', () => {
  expect(readColumns(writeColumns([]))).toEqual([]);
  expect(readColumns('phone.toString.__proto__.Phone..phone')).toEqual(['phone']);
});

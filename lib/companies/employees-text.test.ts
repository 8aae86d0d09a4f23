import { expect, test } from 'vitest';
import { employeesText, employeesThen, employeesToday, withoutOpenEnd } from './employees-text';

const employees = { exact: null, min: 10, max: 19 };
const lately = { employees, employeesMonth: null };
const longAgo = { employees, employeesMonth: new Date('2014-09-01') };

test('a head count of long ago is told with its month, and is none of today', () => {
  expect(employeesThen(lately)).toBe('10–19');
  expect(employeesToday(lately)).toEqual(employees);
  expect(employeesThen(longAgo)).toBe('10–19 (09/2014)');
  expect(employeesToday(longAgo)).toEqual({ exact: null, min: null, max: null });
  const unknown = { exact: null, min: null, max: null };
  expect(employeesThen({ ...longAgo, employees: unknown })).toBeNull();
});

test('the open-ended interval has a least number and no most', () => {
  const open = { exact: null, min: 1_000, max: 999_999 };
  expect(withoutOpenEnd(open)).toEqual({ exact: null, min: 1_000, max: null });
  expect(withoutOpenEnd(employees)).toEqual(employees);
  expect([open, employees].map(employeesText)).toEqual(['1.000+', '10–19']);
});

import { expect, test } from 'vitest';
import { employeesThen, employeesToday } from './employees-text';

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

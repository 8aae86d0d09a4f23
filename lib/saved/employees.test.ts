import { expect, test } from 'vitest';
import { saidEmployees, savedEmployees } from './employees';

const say = ({ employees, plural }: { employees: string; plural: number }) =>
  `${employees} ${plural === 1 ? 'employee' : 'employees'}`;
const one = { exact: 1, min: null, max: null };
const none = { exact: null, min: null, max: null };

test('an old number of employees is never without its month', () => {
  const longAgo = { employees: one, employeesMonth: '2014-09' };
  expect(savedEmployees(longAgo)).toBe('1 (09/2014)');
  expect(saidEmployees(longAgo, say)).toBe('1 employee (09/2014)');
  const interval = { employees: { exact: null, min: 10, max: 19 }, employeesMonth: '2018-12' };
  expect(saidEmployees(interval, say)).toBe('10–19 employees (12/2018)');
});

test('one of today needs no month, and an unknown one is nothing', () => {
  expect(savedEmployees({ employees: one, employeesMonth: null })).toBe('1');
  expect(saidEmployees({ employees: one, employeesMonth: null }, say)).toBe('1 employee');
  expect(savedEmployees({ employees: none, employeesMonth: '2014-09' })).toBeNull();
  expect(saidEmployees({ employees: none, employeesMonth: '2014-09' }, say)).toBeNull();
});

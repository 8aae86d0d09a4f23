import { expect, it } from 'vitest';
import type { Employees } from '@/lib/companies/types';
import { areCertain } from './employees';

const exactly = (exact: number): Employees => ({ exact, min: null, max: null });
const between = (min: number | null, max: number | null): Employees => ({ exact: null, min, max });
const unknown = between(null, null);

it.each<[string, Employees[], boolean]>([
  ['nobody', [], true],
  ['numbers', [exactly(3), exactly(5), unknown], true],
  ['the same number twice', [exactly(5), exactly(5), exactly(1)], true],
  ['a number above an interval', [exactly(25), between(10, 19)], true],
  ['an interval above others', [between(5, 9), between(20, 49), exactly(19)], true],
  ['a number within an interval', [exactly(15), between(10, 19)], false],
  ['the same interval twice', [between(20, 49), between(20, 49)], false],
  ['one that begins where another is', [exactly(20), between(20, 49)], false],
  ['one without an end below', [between(1_000, 999_999), exactly(2_000)], false],
  ['one without a beginning', [between(null, 4), exactly(2)], false],
])('of %s it is certain who has most: %s %s', (_what, employees, isCertain) => {
  expect(areCertain(employees)).toBe(isCertain);
  expect(areCertain(employees.toReversed())).toBe(isCertain);
});

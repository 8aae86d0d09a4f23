import { formatDay, formatNumber } from '@/lib/format';
import type { CompanySummary, Employees } from './types';

/** Where the register closes its open-ended interval, "1000 and more". */
const OPEN_END = 999_999;

/** An interval without an end has no upper bound, instead of one that nobody may take for a number. */
export const withoutOpenEnd = ({ max, ...known }: Employees): Employees => ({
  ...known,
  max: max !== null && max >= OPEN_END ? null : max,
});

/** "12", "10–19", "1.000+", or null when nothing is known. */
export function employeesText(employees: Employees): string | null {
  const { exact, min, max } = withoutOpenEnd(employees);
  if (exact !== null) return formatNumber(exact);
  if (min !== null && min === max) return formatNumber(min);
  if (min !== null && max !== null) return `${formatNumber(min)}–${formatNumber(max)}`;
  if (min !== null) return `${formatNumber(min)}+`;
  return max === null ? null : `0–${formatNumber(max)}`;
}

type Counted = Pick<CompanySummary, 'employees' | 'employeesMonth'>;

/** 2014-09-01 → "09/2014" */
export const monthText = (month: Date) => formatDay(month).slice(3);

/** The employees of a company, with the month when it is not recent: "12 (09/2014)". */
export function employeesThen({ employees, employeesMonth }: Counted): string | null {
  const text = employeesText(employees);
  return text && employeesMonth ? `${text} (${monthText(employeesMonth)})` : text;
}

/**
 * Empty when the head count is old: lists have no room for its month, and it would pass for
 * current.
 */
export const employeesToday = ({ employees, employeesMonth }: Counted): Employees =>
  employeesMonth ? { exact: null, min: null, max: null } : employees;

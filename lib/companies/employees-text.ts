import { formatDay, formatNumber } from '@/lib/format';
import type { CompanySummary, Employees } from './types';

/** "12", "10–19", "1.000+", or null when nothing is known. */
export function employeesText({ exact, min, max }: Employees): string | null {
  if (exact !== null) return formatNumber(exact);
  if (min !== null && min === max) return formatNumber(min);
  // The register's open-ended interval has the upper bound 999.999.
  if (min !== null && max !== null && max < 999_999)
    return `${formatNumber(min)}–${formatNumber(max)}`;
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

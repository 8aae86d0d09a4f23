import { employeesText, employeesThen, monthText } from '@/lib/companies/employees-text';
import type { SavedRow } from './types';

type Counted = Pick<SavedRow, 'employees' | 'employeesMonth'>;

const monthOf = ({ employeesMonth }: Counted) =>
  employeesMonth === null ? null : new Date(employeesMonth);

/** As on the company's page and in files: "12", or "12 (09/2014)" when that is long ago. */
export const savedEmployees = (row: Counted): string | null =>
  employeesThen({ employees: row.employees, employeesMonth: monthOf(row) });

/**
 * The same in a sentence: "12 employees (09/2014)".
 * @param say Names a number of employees, with its plural: 1 for one, 2 for any other.
 */
export function saidEmployees(
  row: Counted,
  say: (values: { employees: string; plural: number }) => string,
): string | null {
  const employees = employeesText(row.employees);
  if (employees === null) return null;
  const month = monthOf(row);
  const said = say({ employees, plural: employees === '1' ? 1 : 2 });
  return month === null ? said : `${said} (${monthText(month)})`;
}

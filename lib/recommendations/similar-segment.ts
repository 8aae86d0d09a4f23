import { employeesToday } from '@/lib/companies/employees-text';
import type { CompanySummary } from '@/lib/companies/types';

type Known = Pick<CompanySummary, 'industry' | 'employees' | 'employeesMonth'>;

/**
 * The segment of active companies in a company's industry that have half to twice its employees;
 * where these are unknown, of any size. Null without an industry.
 */
export function similarSegment(company: Known): Record<string, string> | null {
  const { industry } = company;
  if (industry === null) return null;
  const { exact, min } = employeesToday(company);
  const employees = exact ?? min ?? 0;
  const size = employees > 0 && {
    numEmployeesFrom: String(Math.max(1, Math.floor(employees / 2))),
    numEmployeesTo: String(employees * 2),
  };
  return { industry, status: 'ACTIVE', ...size };
}

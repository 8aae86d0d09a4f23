import { employeesToday } from '@/lib/companies/employees-text';
import type { CompanySummary } from '@/lib/companies/types';
import { SIMILAR_SIZE_TIMES } from './constants';

type Known = Pick<CompanySummary, 'industry' | 'employees' | 'employeesMonth'>;

/**
 * The segment of active companies in a company's industry that are of a similar size; where its
 * employees are unknown, of any size. Null without an industry.
 */
export function similarSegment(company: Known): Record<string, string> | null {
  const { industry } = company;
  if (industry === null) return null;
  const { exact, min } = employeesToday(company);
  const employees = exact ?? min ?? 0;
  const size = employees > 0 && {
    numEmployeesFrom: String(Math.ceil(employees / SIMILAR_SIZE_TIMES)),
    numEmployeesTo: String(employees * SIMILAR_SIZE_TIMES),
  };
  return { industry, status: 'ACTIVE', ...size };
}

import 'server-only';
import { COMPANY_STATUSES } from '@/lib/search/constants';

const active = COMPANY_STATUSES.indexOf('ACTIVE');
const ceased = COMPANY_STATUSES.indexOf('CEASED');
const maxEmployees = 999_999;

/**
 * Order of companies that match equally well: active before those under
 * liquidation, bankruptcy and the like, these before ceased ones, and within
 * each the larger number of employees (or lower bound of its interval) first.
 * @param status place in COMPANY_STATUSES.
 */
export function prominenceOf(status: number, employees: number | null): number {
  const alive = status === active ? 2 : status === ceased ? 0 : 1;
  const size = Math.max(0, Math.min(maxEmployees, Math.trunc(employees ?? 0)));
  return alive * (maxEmployees + 1) + size;
}

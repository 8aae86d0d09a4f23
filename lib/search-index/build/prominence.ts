import 'server-only';
import { STATUS_CHOICES } from '../choices';

const active = STATUS_CHOICES.indexOf('ACTIVE');
const ceased = STATUS_CHOICES.flatMap((status, place) =>
  status.startsWith('CEASED') ? place : [],
);
const maxEmployees = 999_999;

/**
 * Ranking of companies that match equally well: active ones before those in liquidation, bankruptcy
 * and the like, these before ceased ones; within each group, more employees (or a higher lower
 * bound of the interval) first.
 * @param status index in STATUS_CHOICES.
 */
export function prominenceOf(status: number, employees: number | null): number {
  const alive = status === active ? 2 : ceased.includes(status) ? 0 : 1;
  const size = Math.max(0, Math.min(maxEmployees, Math.trunc(employees ?? 0)));
  return alive * (maxEmployees + 1) + size;
}

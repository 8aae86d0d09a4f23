import { formatNumber } from '@/lib/format';
import type { Employees } from './types';

/** "12", "10–19", "1.000+" or nothing. */
export function employeesText({ exact, min, max }: Employees): string | null {
  if (exact !== null) return formatNumber(exact);
  if (min !== null && min === max) return formatNumber(min);
  // The register ends its open interval at 999.999.
  if (min !== null && max !== null && max < 999_999)
    return `${formatNumber(min)}–${formatNumber(max)}`;
  if (min !== null) return `${formatNumber(min)}+`;
  return max === null ? null : `0–${formatNumber(max)}`;
}

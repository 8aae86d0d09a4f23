import { formatAmount } from '@/lib/companies/format';
import { formatNumber } from '@/lib/format';
import type { StatementField } from './types';

/**
 * Formats a value of the statements: money in whole units, and employees as reported, because half
 * an employee must not round to none.
 */
export const lineText = (field: StatementField, value: number): string =>
  field === 'employees' ? formatAmount(value) : formatNumber(Math.round(value) + 0);

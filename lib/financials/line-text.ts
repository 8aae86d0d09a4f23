import { formatNumber } from '@/lib/format';
import { formatAmount } from '@/lib/overview/format';
import type { StatementField } from './types';

/**
 * A value of a line of the statements as it is read: money in whole units, and the employees, of
 * whom half a one is not none, as the report states them.
 */
export const lineText = (field: StatementField, value: number): string =>
  field === 'employees' ? formatAmount(value) : formatNumber(Math.round(value) + 0);

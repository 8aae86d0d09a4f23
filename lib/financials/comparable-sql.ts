import { ABOUT_A_YEAR } from './periods';

/** Of the profit of the whole period: that of, say, five months does not compare with a year's. */
const RETURNS: ReadonlySet<string> = new Set(['roe', 'roi']);

/**
 * SQL for a ratio as it compares with those of other companies: a return only where the period is
 * about a year long, as none is annualised.
 * @param row of accounting_periods
 */
export const comparableSql = (row: string, ratio: string): string =>
  RETURNS.has(ratio)
    ? `CASE WHEN ${row}.end_date - ${row}.start_date + 1
        BETWEEN ${ABOUT_A_YEAR.from} AND ${ABOUT_A_YEAR.to} THEN ${row}.${ratio} END AS ${ratio}`
    : `${row}.${ratio}`;

import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { monthsOf } from '@/lib/financials/periods';

/**
 * The accounts that all amounts of a file are of: the company's own of the newest year in
 * kroner, as in lists and in lib/search-index/figures.ts. Looked up company by company: this
 * is three times as fast as choosing among the periods of all of them.
 */
export const accountsJoin = `
  LEFT JOIN LATERAL (
    SELECT period.* FROM accounting_periods period
    WHERE period.company_key = c.key AND effective AND scope = 'SOLO'
      AND currency = '${USUAL_CURRENCY}'
      AND EXISTS (SELECT FROM filings WHERE id = period.filing_id AND kind = 'ANNUAL')
    ORDER BY end_date DESC LIMIT 1
  ) accounts ON true`;

/** Both ends of the accounts, for monthsCell. */
export const monthsExpression = `accounts.start_date || ' ' || accounts.end_date`;

export function monthsCell(ends: string): number {
  const [start = '', end = ''] = ends.split(' ');
  return monthsOf({ startDate: new Date(start), endDate: new Date(end) });
}

import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { monthsOf } from '@/lib/financials/periods';

/**
 * What all amounts and ratios of a file are of, read as `accounts`: the newest annual accounts in
 * kroner of the company itself, c, as in lists and in lib/search-index/figures.ts; of companies
 * without such the newest, for its ratios. `newest_currency` is that of the newest of all. Looked up
 * company by company: this is three times as fast as choosing among the periods of all of them.
 */
export const ACCOUNTS_JOIN = `
  LEFT JOIN LATERAL (
    SELECT period.*, first_value(currency) OVER (ORDER BY end_date DESC) AS newest_currency
    FROM accounting_periods period
    WHERE period.company_key = c.key AND effective AND scope = 'SOLO'
      AND EXISTS (SELECT FROM filings WHERE id = period.filing_id AND kind = 'ANNUAL')
    ORDER BY currency = '${USUAL_CURRENCY}' DESC, end_date DESC LIMIT 1
  ) accounts ON true`;

/** Amounts of a file are in kroner, or left out. */
export const accountsAmount = (column: string) =>
  `CASE WHEN accounts.currency = '${USUAL_CURRENCY}' THEN accounts.${column}::float8 END`;

/** Both ends of the accounts, for monthsCell. */
export const monthsExpression = `accounts.start_date || ' ' || accounts.end_date`;

export function monthsCell(ends: string): number {
  const [start = '', end = ''] = ends.split(' ');
  return monthsOf({ startDate: new Date(start), endDate: new Date(end) });
}

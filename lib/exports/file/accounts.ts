import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { monthsOf } from '@/lib/financials/periods';

/**
 * The newest annual accounts of the company itself, c. Looked up company by company: this is
 * three times as fast as choosing among the periods of all of them.
 */
const newest = (name: string, first: string) => `
  LEFT JOIN LATERAL (
    SELECT period.* FROM accounting_periods period
    WHERE period.company_key = c.key AND effective AND scope = 'SOLO'
      AND EXISTS (SELECT FROM filings WHERE id = period.filing_id AND kind = 'ANNUAL')
    ORDER BY ${first}end_date DESC LIMIT 1
  ) ${name} ON true`;

/** By the name that columns are read under. */
export const ACCOUNTS_JOINS = {
  /**
   * What all amounts and ratios of a file are of: the newest year in kroner, as in lists and
   * in lib/search-index/figures.ts; of companies without one the newest, for its ratios.
   */
  accounts: newest('accounts', `currency = '${USUAL_CURRENCY}' DESC, `),
  /** Whatever their currency. */
  latest: newest('latest', ''),
};

/** Amounts of a file are in kroner, or left out. */
export const accountsAmount = (column: string) =>
  `CASE WHEN accounts.currency = '${USUAL_CURRENCY}' THEN accounts.${column}::float8 END`;

/** Both ends of the accounts, for monthsCell. */
export const monthsExpression = `accounts.start_date || ' ' || accounts.end_date`;

export function monthsCell(ends: string): number {
  const [start = '', end = ''] = ends.split(' ');
  return monthsOf({ startDate: new Date(start), endDate: new Date(end) });
}

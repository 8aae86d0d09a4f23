import { USUAL_CURRENCY } from '@/lib/financials/constants';
import { monthsOf } from '@/lib/financials/periods';
import { AMONG_FEW, newestFiguresSql } from '@/lib/search-index/figures';
import { toPercent } from '@/lib/search-index/growth';
import type { GrowthFilter } from '@/lib/search-index/percent-filters';

/**
 * Joins the accounts that all amounts and ratios of a file are from, as `accounts`, except in
 * comparisons (compared.ts): the newest annual accounts in kroner of the company `c` alone (not its
 * group), as in lists and in lib/search-index/figures.ts; without any in kroner the newest ones, for
 * their ratios. `newest_currency` is the currency of the newest of all. A lateral join per company is
 * three times as fast as ranking the periods of all companies.
 */
export const ACCOUNTS_JOIN = `
  LEFT JOIN LATERAL (
    SELECT period.*, first_value(currency) OVER (ORDER BY end_date DESC) AS newest_currency
    FROM accounting_periods period
    WHERE period.company_key = c.key AND effective AND scope = 'SOLO'
      AND EXISTS (SELECT FROM filings WHERE id = period.filing_id AND kind = 'ANNUAL')
    ORDER BY currency = '${USUAL_CURRENCY}' DESC, end_date DESC LIMIT 1
  ) accounts ON true`;

/** An amount in kroner; NULL for accounts in another currency. */
export const accountsAmount = (column: string) =>
  `CASE WHEN accounts.currency = '${USUAL_CURRENCY}' THEN accounts.${column}::float8 END`;

/** Start and end of the accounts, for monthsCell. */
export const monthsExpression = `accounts.start_date || ' ' || accounts.end_date`;

export function monthsCell(ends: string): number {
  const [start = '', end = ''] = ends.split(' ');
  return monthsOf({ startDate: new Date(start), endDate: new Date(end) });
}

/** Joins the growth that searches filter and order by, as `figures`; needs ACCOUNTS_JOIN. */
export const FIGURES_JOIN = `
  LEFT JOIN LATERAL (${newestFiguresSql('company_key = c.key', { isAnnual: AMONG_FEW, years: 1 })}) figures ON true`;

/**
 * Growth over the year before the accounts, for growthCell; NULL where the amounts are those of an
 * earlier year, because newer accounts are in another currency.
 */
export const growthExpression = (of: GrowthFilter) =>
  `CASE WHEN accounts.currency = accounts.newest_currency THEN figures."${of}"::text END`;

/** A growth in per cent, as searches show it. */
export const growthCell = (times: string) => toPercent(Number(times));

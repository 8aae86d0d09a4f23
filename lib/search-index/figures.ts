import { LIKE_LENGTH_DAYS } from '@/lib/financials/breaks';
import { TRENDS } from './choices';

/**
 * The amounts of a period whose trend is indexed, as expressions on a row of accounting_periods.
 */
const GROWING = {
  revenue: 'revenue',
  grossProfit: 'coalesce(gross_profit, gross_result)',
  profit: 'profit_loss',
  employees: 'employees',
} as const;
type Growing = keyof typeof GROWING;

const fields = Object.entries(GROWING) as [Growing, string][];
const columns = fields.map(([name, sql]) => `${sql} AS "${name}"`).join(', ');
const former = fields.map(([name]) => `lead("${name}") OVER years AS "former_${name}"`).join(', ');

/** The trend bits of a newest period that directly follows the one before. */
const bits = TRENDS.map((trend, place) => {
  const name = trend.replace(/(Up|Down)$/, '');
  const sign = trend.endsWith('Up') ? '>' : '<';
  return `CASE WHEN "${name}" ${sign} "former_${name}" THEN ${1 << place} ELSE 0 END`;
}).join(' + ');

/**
 * Figures from the newest annual accounts of companies, without group accounts. Columns:
 * `company_key`; `profit` and `equity` of the newest year in DKK, chosen like the lists' revenue;
 * `trends`, the bits of TRENDS, of the newest year in any currency; and `growth`, revenue as a
 * multiple of the year before, null where that had none. Periods are compared as in
 * lib/financials/breaks.ts. A single pass over the periods.
 * @param condition restricts accounting_periods.
 */
export const newestFiguresSql = (condition: string) => `
  SELECT company_key, max(profit) FILTER (WHERE currency = 'DKK' AND in_kroner = 1) AS profit,
    max(equity) FILTER (WHERE currency = 'DKK' AND in_kroner = 1) AS equity,
    coalesce(max(${bits}) FILTER (WHERE place = 1 AND follows), 0) AS trends,
    max(revenue::float8 / former_revenue::float8)
      FILTER (WHERE place = 1 AND follows AND former_revenue > 0) AS growth
  FROM (
    SELECT company_key, currency, equity, ${fields.map(([name]) => `"${name}"`).join(', ')},
      row_number() OVER years AS place,
      count(*) FILTER (WHERE currency = 'DKK') OVER years AS in_kroner,
      lead(end_date) OVER years = start_date - 1 AND lead(currency) OVER years = currency
        AND abs((end_date - start_date) - (lead(end_date - start_date) OVER years))
          <= ${LIKE_LENGTH_DAYS} AS follows,
      ${former}
    FROM (
      SELECT company_key, start_date, end_date, currency, equity, ${columns}
      FROM accounting_periods
      WHERE effective AND scope = 'SOLO' AND ${condition}
        AND filing_id NOT IN (SELECT id FROM filings WHERE kind <> 'ANNUAL')
    ) periods
    WINDOW years AS (PARTITION BY company_key ORDER BY end_date DESC)
  ) compared
  WHERE place = 1 OR (currency = 'DKK' AND in_kroner = 1)
  GROUP BY company_key`;

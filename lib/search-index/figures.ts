import { LIKE_LENGTH_DAYS } from '@/lib/financials/breaks';
import { comparableSql } from '@/lib/financials/comparable-sql';
import { previousSql, restatedInSql } from '@/lib/financials/restated-sql';
import { MOST_YEARS, RUNS } from './choices';
import { RUN_BITS } from './types';

/**
 * The amounts of a period whose trend is indexed, as expressions on a row of accounting_periods.
 */
const GROWING = [
  ['revenue', (row: string) => `${row}.revenue`],
  ['grossProfit', (row: string) => `coalesce(${row}.gross_profit, ${row}.gross_result)`],
  ['profit', (row: string) => `${row}.profit_loss`],
  ['employees', (row: string) => `${row}.employees`],
] as const;

const amounts = GROWING.map(([name]) => `"${name}"`).join(', ');
const columns = GROWING.map(([name, of]) => `${of('period')} AS "${name}"`).join(', ');
const former = GROWING.map(([name]) => `lead("${name}") OVER years AS "former_${name}"`).join(', ');
/** The amounts of the year before, as the newest report states them where it restates them. */
const previous = GROWING.map(
  ([name, of]) =>
    `${previousSql(`compared."${name}"`, `"former_${name}"`, of('restated'))} AS "previous_${name}"`,
).join(', ');

/** What can be so of a year by itself. */
const STATES: Partial<Record<(typeof RUNS)[number], string>> = {
  profitable: 'profit > 0',
  lossMaking: 'profit < 0',
  positiveEquity: 'equity > 0',
  negativeEquity: 'equity < 0',
};

/** Whether a period continues the run of the newer ones. */
const conditionOf = (run: (typeof RUNS)[number]) => {
  const state = STATES[run];
  if (state !== undefined) return `continues AND ${state}`;
  const name = run.replace(/(Up|Down)$/, '');
  return `follows AND "${name}" ${run.endsWith('Up') ? '>' : '<'} "previous_${name}"`;
};

/** The number of newest years, of which each continues the run. */
const yearsSql = (run: (typeof RUNS)[number]) =>
  `least(${MOST_YEARS}, coalesce(min(place) FILTER (WHERE (${conditionOf(run)}) IS NOT TRUE) - 1,
    count(*)))`;

/** The bits of `SearchIndex.trends`; of two opposite runs at least one has no years. */
const runs = RUNS.map((run, place) => {
  const side = (place & 1) << (RUN_BITS - 1);
  const years = yearsSql(run);
  const bits = side === 0 ? years : `CASE WHEN ${years} > 0 THEN ${side} + ${years} ELSE 0 END`;
  return `((${bits}) << ${RUN_BITS * (place >> 1)})`;
}).join(' | ');

/** The columns with the growth of an amount, as a multiple of the year before. */
export const GROWTHS = (['revenue', 'grossProfit', 'employees'] as const).map((of) => ({
  of,
  column: `"${of}Growth"`,
}));
const growths = GROWTHS.map(
  ({ of, column }) => `max("${of}"::float8 / "previous_${of}"::float8)
      FILTER (WHERE place = 1 AND follows AND "previous_${of}" > 0) AS ${column}`,
).join(', ');

/** The key figures of the newest year, as columns of accounting_periods. */
export const RATIOS = [
  ...(['solvency_ratio', 'liquidity_ratio', 'coverage_ratio'] as const),
  ...(['profit_margin', 'roe', 'roi'] as const),
] as const;
const ratios = RATIOS.map(
  (ratio) => `max(${ratio}) FILTER (WHERE place = 1)::float8 AS ${ratio}`,
).join(', ');

/** What the newest year says of the capital, in its own currency: see capital-lost.ts. */
const OWN = {
  equity: 'own_equity',
  contributed_capital: 'contributed_capital',
  currency: 'own_currency',
  end_date: 'own_end',
};
const own = Object.entries(OWN)
  .map(([of, name]) => `max(${of}) FILTER (WHERE place = 1) AS ${name}`)
  .join(', ');
const ownRatios = RATIOS.join(', ');
const comparedRatios = RATIOS.map((ratio) => comparableSql('period', ratio)).join(', ');

/** Whether a period is of annual accounts: for many companies, and for few. */
const AMONG_MANY = "filing_id NOT IN (SELECT id FROM filings WHERE kind <> 'ANNUAL')";
export const AMONG_FEW =
  "EXISTS (SELECT FROM filings WHERE id = period.filing_id AND kind = 'ANNUAL')";

/** Annual accounts of companies alone, each beside the one before; place 1 is the newest. */
const comparedSql = (condition: string, isAnnual: string) => `
  SELECT company_key, filing_id, start_date, end_date, currency, equity, contributed_capital, assets,
    ${ownRatios}, ${amounts},
    lead(start_date) OVER years AS former_start,
    coalesce(lag(start_date) OVER years = end_date + 1, true) AS continues,
    row_number() OVER years AS place,
    count(*) FILTER (WHERE currency = 'DKK') OVER years AS in_kroner,
    lead(end_date) OVER years = start_date - 1 AND lead(currency) OVER years = currency
      AND abs((end_date - start_date) - (lead(end_date - start_date) OVER years))
        <= ${LIKE_LENGTH_DAYS} AS follows,
    ${former}
  FROM (
    SELECT company_key, filing_id, start_date, end_date, currency, equity, contributed_capital, assets,
      ${comparedRatios}, ${columns}
    FROM accounting_periods period
    WHERE effective AND scope = 'SOLO' AND ${condition} AND ${isAnnual}
  ) periods
  WINDOW years AS (PARTITION BY company_key ORDER BY end_date DESC)`;

/**
 * Figures from the newest annual accounts of companies, without group accounts. Columns:
 * `company_key`; `profit`, `equity` and `assets` of the newest year in DKK, chosen like the lists'
 * revenue; `trends`, those of the search index, up to the newest year in any currency; those of
 * GROWTHS, of the same year, null where the year before was not above zero; and RATIOS and OWN, of
 * that year too, without returns of a year that is much shorter or longer. Periods are compared as on the pages
 * of companies: see breaks.ts and restated.ts in lib/financials.
 * @param condition restricts accounting_periods.
 * @param isAnnual AMONG_FEW where the condition leaves few companies, as the default reads all filings.
 * @param years how many of the newest ones are read for trends. OFFSET 0 keeps the amounts of the
 *   years before from being computed for each of these.
 */
export const newestFiguresSql = (
  condition: string,
  { isAnnual = AMONG_MANY, years = MOST_YEARS } = {},
) => `
  SELECT company_key, max(profit) FILTER (WHERE currency = 'DKK' AND in_kroner = 1) AS profit,
    max(equity) FILTER (WHERE currency = 'DKK' AND in_kroner = 1) AS equity,
    max(assets) FILTER (WHERE currency = 'DKK' AND in_kroner = 1) AS assets,
    ${runs} AS trends,
    ${growths}, ${ratios}, ${own}
  FROM (
    SELECT compared.*, ${previous}
    FROM (${comparedSql(condition, isAnnual)}) compared
    LEFT JOIN accounting_periods restated
      ON place <= ${years} AND follows AND ${restatedInSql('compared')}
    WHERE place <= ${years} OR (compared.currency = 'DKK' AND in_kroner = 1)
    OFFSET 0
  ) newest
  GROUP BY company_key`;

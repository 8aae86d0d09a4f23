import 'server-only';
import type { ClientBase } from 'pg';
import { knownEmployeesSql } from '@/lib/companies/employees-since-sql';
import { knownDaySql, LOADED_OR_LOADING } from '@/lib/companies/register-day-sql';
import { LIKE_LENGTH_DAYS } from '@/lib/financials/breaks';
import { comparableSql } from '@/lib/financials/comparable-sql';
import { previousSql, restatedInSql } from '@/lib/financials/restated-sql';
import { DIVISION_DIGITS, GROUP_DIGITS, PEER_MONTHS } from './constants';
import { RATIO_COLUMNS, sizeClassSql } from './sql';

const ratios = Object.values(RATIO_COLUMNS);
const of = (row: string) => ratios.map((column) => `${row}.${column}`).join(', ');
const compared = ratios.map((column) => comparableSql('period', column)).join(', ');

const gross = (row: string) => `coalesce(${row}.gross_profit, ${row}.gross_result)`;

/**
 * The newest annual accounts of each company (not its group), with revenue and gross profit of the
 * previous period; `condition` filters accounting_periods.
 */
const newestSql = (condition: string) => `
  SELECT DISTINCT ON (period.company_key) period.company_key, period.filing_id, period.start_date,
    period.end_date, period.currency, lead(period.start_date) OVER years AS former_start, ${compared},
    period.revenue, ${gross('period')} AS gross,
    lead(period.end_date) OVER years = period.start_date - 1
      AND lead(period.currency) OVER years = period.currency
      AND abs((period.end_date - period.start_date)
        - (lead(period.end_date - period.start_date) OVER years)) <= ${LIKE_LENGTH_DAYS} AS follows,
    lead(period.revenue) OVER years AS former_revenue,
    lead(${gross('period')}) OVER years AS former_gross
  FROM accounting_periods period
  WHERE period.effective AND period.scope = 'SOLO' AND ${condition}
    AND period.filing_id NOT IN (SELECT id FROM filings WHERE kind <> 'ANNUAL')
  WINDOW years AS (PARTITION BY period.company_key ORDER BY period.end_date DESC)
  ORDER BY period.company_key, period.end_date DESC`;

/**
 * Growth in percent with two decimals; null if the previous amount was not positive or is not
 * comparable.
 */
const growthSql = `CASE
  WHEN NOT follows THEN NULL
  WHEN newest.revenue IS NOT NULL AND previous.revenue > 0
    THEN round((newest.revenue / previous.revenue - 1) * 100, 2)
  WHEN newest.revenue IS NULL AND previous.gross > 0
    THEN round((newest.gross / previous.gross - 1) * 100, 2)
  END`;

/** Last year's amounts, as the newest report states them where it restates them. */
const previousAmountsSql = `
  SELECT ${previousSql('newest.revenue', 'former_revenue', 'restated.revenue')} AS revenue,
    ${previousSql('newest.gross', 'former_gross', gross('restated'))} AS gross`;

/** Whether accounts that end on a day are too old for their company to be a peer. */
const isOldSql = (endDate: string) => `coalesce(${endDate} < (
  SELECT ${knownDaySql(LOADED_OR_LOADING)} - interval '${PEER_MONTHS} months'), false)`;

const insertFiguresSql = (condition: string) => `
  INSERT INTO newest_figures (company_key, industry_version, industry_group, size_class, living,
    end_date, growth, ${ratios.join(', ')})
  SELECT company.key, company.industry_version, left(company.industry_code, ${GROUP_DIGITS}),
    ${sizeClassSql('coalesce(known.employees, 0)')},
    company.status = 'ACTIVE' AND NOT ${isOldSql('newest.end_date')}, newest.end_date, ${growthSql}, ${of('newest')}
  FROM (${newestSql(condition)}) newest
  JOIN companies company ON company.key = newest.company_key
  LEFT JOIN accounting_periods restated ON newest.follows AND ${restatedInSql('newest')}
  CROSS JOIN LATERAL (${previousAmountsSql}) previous
  CROSS JOIN LATERAL (SELECT ${knownEmployeesSql('company')} AS employees) known`;

const group = '(industry_version, industry_group, size_class)';
const inDivision = `industry_version, left(industry_group, ${DIVISION_DIGITS}), size_class`;
const hasDigits = (digits: number) => `length(industry_group) = ${digits}`;

/** Both kinds of groups are in one table: groups with three digits, divisions with two. */
const insertGroupsSql = (digits: number, condition: string) => `
  INSERT INTO peer_groups (industry_version, industry_group, size_class, ${ratios.join(', ')})
  SELECT industry_version, left(industry_group, ${digits}) AS digits, size_class, ${ratios
    .map((column) => `array_agg(${column} ORDER BY ${column}) FILTER (WHERE ${column} IS NOT NULL)`)
    .join(', ')}
  FROM newest_figures
  WHERE living AND industry_version IS NOT NULL AND ${hasDigits(GROUP_DIGITS)} AND ${condition}
  GROUP BY industry_version, digits, size_class`;

/** Rebuilds all figures and groups within the caller's transaction. */
export async function rebuildPeers(client: ClientBase): Promise<void> {
  await client.query('DELETE FROM newest_figures');
  await client.query('DELETE FROM peer_groups');
  // All companies are read anyway; a nested loop that looks up each one takes twice as long.
  await client.query('SET LOCAL enable_nestloop = off');
  await client.query(insertFiguresSql('true'));
  await client.query('SET LOCAL enable_nestloop = on');
  await client.query('ANALYZE newest_figures');
  await client.query(insertGroupsSql(GROUP_DIGITS, 'true'));
  await client.query(insertGroupsSql(DIVISION_DIGITS, 'true'));
  await client.query('ANALYZE peer_groups');
}

/** Rebuilds the groups and divisions in `peer_touched`. */
async function refreshGroups(client: ClientBase): Promise<void> {
  const isTouched = `${group} IN (SELECT * FROM peer_touched)`;
  const isDivisionTouched = `(${inDivision}) IN (SELECT ${inDivision} FROM peer_touched)`;
  await client.query(`DELETE FROM peer_groups
    WHERE ${isTouched} OR ${hasDigits(DIVISION_DIGITS)} AND ${isDivisionTouched}`);
  await client.query(insertGroupsSql(GROUP_DIGITS, isTouched));
  // The members are found by the index of their groups.
  const isMember = `${group} IN (SELECT industry_version, industry_group, size_class
    FROM peer_groups WHERE ${hasDigits(GROUP_DIGITS)} AND ${isDivisionTouched})`;
  await client.query(insertGroupsSql(DIVISION_DIGITS, isMember));
}

/**
 * Updates the figures of some companies and of those that have become too old, and all groups and divisions that they are or were in,
 * within the caller's transaction.
 * @param keys SQL of a query that returns company keys
 */
export async function refreshPeers(client: ClientBase, keys: string): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE peer_keys ON COMMIT DROP AS SELECT DISTINCT key FROM (${keys}
      UNION ALL SELECT company_key FROM newest_figures WHERE living AND ${isOldSql('end_date')}
    ) given (key)`);
  await client.query('ANALYZE peer_keys');
  const touched = `SELECT industry_version, industry_group, size_class FROM newest_figures
    WHERE company_key IN (SELECT key FROM peer_keys)`;
  await client.query(`CREATE TEMP TABLE peer_touched ON COMMIT DROP AS ${touched}`);
  await client.query('DELETE FROM newest_figures WHERE company_key IN (SELECT key FROM peer_keys)');
  await client.query(insertFiguresSql('period.company_key IN (SELECT key FROM peer_keys)'));
  await client.query(`INSERT INTO peer_touched ${touched}`);
  await refreshGroups(client);
  await client.query('DROP TABLE peer_keys, peer_touched');
}

/** Whether figures or divisions are missing altogether, as an earlier version left them. */
export async function lacksPeers(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ lacks: boolean }>(`
    SELECT NOT EXISTS (SELECT FROM newest_figures) AND EXISTS (
      SELECT FROM accounting_periods period JOIN filings ON filings.id = period.filing_id
      WHERE period.effective AND period.scope = 'SOLO' AND filings.kind = 'ANNUAL')
    OR EXISTS (SELECT FROM peer_groups)
      AND NOT EXISTS (SELECT FROM peer_groups WHERE ${hasDigits(DIVISION_DIGITS)}) AS lacks`);
  return rows[0]?.lacks ?? false;
}

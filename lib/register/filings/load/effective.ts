import 'server-only';
import type { Client } from 'pg';
import type { Day } from '@/lib/register/record';
import { noteChanged, withChangedKeys } from '@/lib/search-index/changed';
import { writeRatios } from './ratios';

/** SQL for the time of a filing: its publication or, if unknown, its approval. */
export const inTime = (filing: string) => `coalesce(${filing}.published_at,
  ${filing}.approved_on::timestamp AT TIME ZONE 'UTC', '-infinity')`;

/**
 * Stores the companies that a load touches in `filing_touched`, with the end of the newest year
 * that they showed so far. Call before anything is written.
 */
export async function noteTouched(client: Client): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE filing_touched ON COMMIT DROP AS
    SELECT company_key, (
      SELECT max(period.end_date) FROM accounting_periods period
      JOIN filings ON filings.id = period.filing_id
      WHERE period.company_key = touched.company_key AND period.effective AND kind = 'ANNUAL'
    ) AS former_end
    FROM (SELECT company_key FROM filing_plan
          UNION SELECT former_key FROM filing_plan WHERE former_key IS NOT NULL) touched`);
  await client.query('ANALYZE filing_touched');
}

/** Years of 52 or 53 weeks end some days off the day that they are filed for. */
const SAME_END_DAYS = 10;

/**
 * An amended filing replaces all earlier ones for the same period once its own statements of that
 * period are stored; until then, and if its document turns out to be of another year, the former ones
 * are shown.
 */
async function markSuperseded(client: Client): Promise<void> {
  await client.query(`
    UPDATE filings SET superseded = now_is.superseded
    FROM (
      SELECT filings.id, EXISTS (
        SELECT FROM filings later
        WHERE later.company_key = filings.company_key AND later.kind = filings.kind
          AND later.end_date = filings.end_date AND later.amended
          AND (${inTime('later')}, later.id COLLATE "C") > (${inTime('filings')}, filings.id COLLATE "C")
          AND EXISTS (
            SELECT FROM accounting_periods own
            WHERE own.filing_id = later.id AND NOT own.comparative
              AND abs(own.end_date - later.end_date) <= ${SAME_END_DAYS})
      ) AS superseded
      FROM filings JOIN filing_touched USING (company_key)
    ) now_is
    WHERE now_is.id = filings.id AND now_is.superseded <> filings.superseded`);
}

/** Chooses one statement per company, end date and scope into `filing_effective`. */
async function chooseEffective(client: Client): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE filing_effective ON COMMIT DROP AS
    SELECT DISTINCT ON (period.company_key, period.end_date, period.scope)
      period.company_key, period.end_date, period.scope, period.filing_id, period.start_date,
      period.currency, filings.kind
    FROM accounting_periods period
    JOIN filing_touched USING (company_key)
    JOIN filings ON filings.id = period.filing_id AND NOT filings.superseded
    ORDER BY period.company_key, period.end_date, period.scope, filings.kind = 'ANNUAL' DESC,
      period.comparative, ${inTime('filings')} DESC, filings.id COLLATE "C" DESC`);
  await client.query('CREATE INDEX ON filing_effective (company_key, scope, end_date)');
  await client.query('ANALYZE filing_effective');
}

/** Figures for lists: the newest year of the company itself in DKK. */
async function writeHeadlines(client: Client): Promise<void> {
  await client.query(
    withChangedKeys(
      `UPDATE companies SET revenue = newest.revenue, gross_profit = newest.gross_profit
    FROM filing_touched touched LEFT JOIN (
      SELECT DISTINCT ON (chosen.company_key) chosen.company_key, period.revenue,
        coalesce(period.gross_profit, period.gross_result) AS gross_profit
      FROM filing_effective chosen JOIN accounting_periods period
        USING (filing_id, end_date, scope)
      WHERE chosen.kind = 'ANNUAL' AND chosen.scope = 'SOLO' AND chosen.currency = 'DKK'
      ORDER BY chosen.company_key, chosen.end_date DESC
    ) newest USING (company_key)
    WHERE companies.key = touched.company_key
      AND (companies.revenue, companies.gross_profit)
        IS DISTINCT FROM (newest.revenue, newest.gross_profit)`,
      'companies.key',
    ),
  );
}

/**
 * Accounts published earlier are not reported as changes: they appear when a register is first
 * filled with accounts.
 */
const freshDays = 30;

/**
 * Records a change for companies that now show accounts of a newer year, or that have just
 * published their first.
 */
async function recordChanges(client: Client, loadId: number, seenOn: Day): Promise<void> {
  await client.query(
    `INSERT INTO register_changes (company_key, load_id, field, before, after, seen_on)
     SELECT company_key, $1, 'ACCOUNTS', former_end::text, newest::text, $2
     FROM filing_touched touched, LATERAL (
       SELECT max(end_date) AS newest FROM filing_effective chosen
       WHERE chosen.company_key = touched.company_key AND chosen.kind = 'ANNUAL'
     ) newest
     WHERE newest > former_end
       OR former_end IS NULL AND newest IS NOT NULL AND EXISTS (
         SELECT FROM filings WHERE filings.company_key = touched.company_key
           AND kind = 'ANNUAL' AND end_date = newest
           AND published_at > now() - interval '${freshDays} days')
     ORDER BY company_key`,
    [loadId, seenOn],
  );
}

/**
 * Updates everything that depends on the filings of the touched companies: which filings are
 * superseded, which statements are shown, their ratios, the figures in lists, and the changes. The
 * result depends on the stored filings and not on the order in which they arrived; unchanged rows
 * are not written.
 */
export async function deriveAccounts(
  client: Client,
  { loadId, seenOn }: { loadId: number; seenOn: Day },
): Promise<void> {
  await markSuperseded(client);
  await chooseEffective(client);
  await writeRatios(client);
  await writeHeadlines(client);
  // The search index contains more of the accounts than lists show.
  await noteChanged(client, 'SELECT company_key FROM filing_touched');
  await recordChanges(client, loadId, seenOn);
}

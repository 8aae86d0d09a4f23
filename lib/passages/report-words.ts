import 'server-only';
import type { ClientBase } from 'pg';
import { IS_WORDED, NEWEST_FIRST } from './worded-sql';

/** Reports of some companies that may be their newest one with passages, the newest ones first. */
const newestSql = (condition: string) => `
  SELECT DISTINCT ON (company_key) company_key, id AS filing_id FROM filings
  WHERE ${IS_WORDED} AND ${condition}
  ORDER BY company_key, ${NEWEST_FIRST}`;

/**
 * Words as PostgreSQL reduces Danish ones; what is about different things has no common phrases. A
 * database without a locale of its own would not know capital Æ, Ø and Å.
 */
const insertSql = (newest: string) => `
  INSERT INTO report_words (company_key, filing_id, words)
  SELECT newest.company_key, filing_id, jsonb_to_tsvector(
    'danish', lower(passages::text COLLATE "da-x-icu")::jsonb, '"string"')
  FROM (${newest}) newest JOIN filings ON filings.id = filing_id
  ON CONFLICT (company_key) DO NOTHING`;

/**
 * Updates the words of the newest reports of some companies, within the caller's transaction.
 * @param keys SQL of a query that returns company keys
 */
export async function refreshReportWords(client: ClientBase, keys: string): Promise<void> {
  await client.query(`DELETE FROM report_words WHERE company_key IN (${keys})`);
  await client.query(insertSql(newestSql(`company_key IN (${keys})`)));
}

/**
 * The same for all companies after a full load. Only those whose newest report is another one are
 * written, and those of a sample, whose reports keep their ids whatever they say.
 */
export async function rebuildReportWords(client: ClientBase): Promise<void> {
  await client.query(`CREATE TEMP TABLE newest_reports ON COMMIT DROP AS ${newestSql('true')}`);
  await client.query('ANALYZE newest_reports');
  await client.query(`
    DELETE FROM report_words known
    WHERE company_key IN (SELECT key FROM companies WHERE is_sample) OR NOT EXISTS (
      SELECT FROM newest_reports
      WHERE company_key = known.company_key AND filing_id = known.filing_id)`);
  await client.query(
    insertSql(`SELECT * FROM newest_reports
      WHERE company_key NOT IN (SELECT company_key FROM report_words)`),
  );
  await client.query('DROP TABLE newest_reports');
}

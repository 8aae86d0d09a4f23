import 'server-only';
import type { ClientBase } from 'pg';
import { NEWEST_FIRST } from '@/lib/financials/newest-first';
import { LEAST_COMPOUND } from './endings';
import { IS_WORDED } from './worded-sql';

/** Reports of some companies that may be their newest one with passages, the newest ones first. */
const newestSql = (condition: string) => `
  SELECT DISTINCT ON (company_key) company_key, id AS filing_id FROM filings
  WHERE ${IS_WORDED} AND ${condition}
  ORDER BY company_key, ${NEWEST_FIRST}`;

/**
 * Words as PostgreSQL reduces Danish ones; what is about different things has no common phrases. A
 * database without a locale of its own would not know capital Æ, Ø and Å.
 */
const WORDS = `jsonb_to_tsvector(
  'danish', lower(passages::text COLLATE "da-x-icu")::jsonb, '"string"')`;

/**
 * Adds the words of some reports that may be compounds, spelled backwards; see endings.ts.
 * @param words SQL of a query that returns the words
 */
const addEndings = (client: ClientBase, words: string) =>
  client.query(`
    INSERT INTO report_endings (word)
    SELECT reverse(word) FROM ts_stat($words$${words}$words$)
    WHERE word ~ '^[a-zæøå]{${LEAST_COMPOUND},}$'
    ORDER BY 1 ON CONFLICT DO NOTHING`);

/**
 * Updates the words of the newest reports of some companies, within the caller's transaction.
 * @param keys SQL of a query that returns company keys
 */
export async function refreshReportWords(client: ClientBase, keys: string): Promise<void> {
  await client.query(`DELETE FROM report_words WHERE company_key IN (${keys})`);
  await client.query(`
    INSERT INTO report_words (company_key, filing_id, words)
    SELECT newest.company_key, filing_id, ${WORDS}
    FROM (${newestSql(`company_key IN (${keys})`)}) newest JOIN filings ON filings.id = filing_id
    ON CONFLICT (company_key) DO NOTHING`);
  await addEndings(client, `SELECT words FROM report_words WHERE company_key IN (${keys})`);
}

/**
 * Fills new, empty `report_words` and `report_endings` for all companies. Those whose newest report
 * is the one that is known keep their words, except in a sample, whose reports keep their ids
 * whatever they say.
 * @param known the table with the words so far
 */
export async function rebuildReportWords(client: ClientBase, known: string): Promise<void> {
  // Neither reading a temporary table nor inserting into any is done on several cores.
  await client.query(`CREATE TABLE newest_reports AS ${newestSql('true')}`);
  await client.query('ANALYZE newest_reports');
  await client.query(`
    CREATE TEMP TABLE made_words ON COMMIT DROP AS
    SELECT newest.company_key, newest.filing_id, coalesce(known.words, ${WORDS}) AS words
    FROM newest_reports newest
    JOIN filings ON filings.id = newest.filing_id
    JOIN companies ON key = newest.company_key
    LEFT JOIN ${known} known ON NOT is_sample
      AND known.company_key = newest.company_key AND known.filing_id = newest.filing_id`);
  await client.query(
    'INSERT INTO report_words (company_key, filing_id, words) SELECT * FROM made_words',
  );
  await client.query('DROP TABLE newest_reports, made_words');
  await addEndings(client, 'SELECT words FROM report_words');
  await client.query('ANALYZE report_words, report_endings');
}

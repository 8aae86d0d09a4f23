import 'server-only';
import type { Client } from 'pg';
import { createUnknownCompanies } from '@/lib/register/load/unknown-companies';
import { withChangedKeys } from '@/lib/search-index/changed';
import { inTime } from './effective';
import { isTwin } from './plan';
import { filingColumns, knowledge, periodColumns } from './stage-tables';

/**
 * A company known only from its reports gets the name and address in the newest one that names it.
 * That one is noted: of a stored report nothing else tells whether it does.
 */
async function describeUnknownCompanies(client: Client): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE filing_described ON COMMIT DROP AS
    SELECT described.* FROM (
      SELECT DISTINCT ON (plan.company_key) plan.company_key, plan.end_date, plan.id AS filing_id,
        ${inTime('plan')} AS filed, given.*
      FROM filing_plan plan JOIN stage_companies given USING (seq)
      WHERE NOT plan.keeps_document AND plan.knowledge = ${knowledge.statements}
        AND given.name IS NOT NULL
      ORDER BY plan.company_key, plan.end_date DESC, filed DESC, plan.id COLLATE "C" DESC
    ) described
    JOIN companies ON companies.key = company_key AND digest = ''
    WHERE NOT EXISTS (
      SELECT FROM filings newer
      WHERE newer.id = described_by AND newer.company_key = described.company_key
        AND (newer.end_date, ${inTime('newer')}, newer.id COLLATE "C")
          > (described.end_date, described.filed, described.filing_id COLLATE "C"))`);
  await client.query(
    withChangedKeys(
      `UPDATE companies stored
    SET name = given.name, street = given.street, postal_code = given.postal_code,
        postal_district = given.postal_district, described_by = given.filing_id
    FROM filing_described given WHERE stored.key = given.company_key`,
      'stored.key',
    ),
  );
}

async function writeFilings(client: Client): Promise<void> {
  const [, ...others] = filingColumns;
  await client.query(`
    INSERT INTO filings (${filingColumns.join(', ')})
    SELECT ${filingColumns.join(', ')} FROM filing_plan
    ON CONFLICT (id) DO UPDATE
    SET ${others.map((column) => `${column} = excluded.${column}`).join(', ')},
      -- What is not at one address may be at another.
      document_tries = CASE WHEN filings.xbrl_url = excluded.xbrl_url
        THEN filings.document_tries ELSE 0 END`);
  await client.query(`
    DELETE FROM filings made USING filing_plan twin WHERE ${isTwin}`);
}

async function writePeriods(client: Client): Promise<void> {
  await client.query(`
    DELETE FROM accounting_periods stored USING filing_plan plan
    WHERE stored.filing_id = plan.id AND NOT plan.is_new AND NOT plan.keeps_document`);
  await client.query(`
    INSERT INTO accounting_periods (filing_id, company_key, effective, ${periodColumns.join(', ')})
    SELECT plan.id, plan.company_key, false,
      ${periodColumns.map((column) => `given.${column}`).join(', ')}
    FROM stage_periods given JOIN filing_plan plan USING (seq)
    WHERE NOT plan.keeps_document`);
  await client.query(`
    UPDATE accounting_periods stored SET company_key = plan.company_key
    FROM filing_plan plan
    WHERE plan.keeps_document AND stored.filing_id = plan.id
      AND stored.company_key <> plan.company_key`);
}

/** Writes the filings in `filing_plan`. @returns the number of companies created for them. */
export async function mergeFilings(client: Client): Promise<number> {
  const unknownCompanies = await createUnknownCompanies(client, 'filing_plan');
  await writeFilings(client);
  await writePeriods(client);
  await describeUnknownCompanies(client);
  return unknownCompanies;
}

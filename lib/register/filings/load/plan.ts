import 'server-only';
import type { Client } from 'pg';
import { documentColumns, filingColumns, knowledge, periodColumns } from './stage-tables';

export type PlanCounts = { loaded: number; updated: number; unchanged: number; repeated: number };

const list = (columns: readonly string[], alias: string) =>
  columns.map((column) => `${alias}.${column}`).join(', ');

/** Derived ids: of a document without an entry, or of an entry without an id. */
const isMade = (row: string) => `(${row}.id LIKE 'sha256:%' OR ${row}.id LIKE 'entry:%')`;

/** Whether `made`, with a derived id, and `twin`, with a proper one, are the same publication. */
export const isTwin = `
  ${isMade('made')} AND NOT ${isMade('twin')} AND twin.company_key = made.company_key
  AND (twin.document_sha = made.document_sha
    OR (twin.kind, twin.end_date, twin.published_at)
       = (made.kind, made.end_date, made.published_at))`;

const storedKnowledge = `CASE
  WHEN EXISTS (SELECT FROM accounting_periods WHERE filing_id = filings.id)
    THEN ${knowledge.statements}
  WHEN document_sha IS NOT NULL THEN ${knowledge.document}
  ELSE ${knowledge.entry} END`;

/**
 * One row per filing: if it was given several times, the one with most knowledge, with ties broken
 * independently of the order. A new reading of the same document replaces the stored one;
 * otherwise, one with less knowledge does not.
 */
const planSql = `
  CREATE TEMP TABLE filing_plan ON COMMIT DROP AS
  SELECT given.*, stored.id IS NULL AS is_new, stored.company_key AS former_key,
    coalesce(given.knowledge < stored.knowledge, false)
      AND (given.document_sha = stored.document_sha) IS NOT TRUE AS keeps_document
  FROM (
    SELECT DISTINCT ON (id) * FROM stage_filings given
    ORDER BY id, knowledge DESC, ROW(${list(filingColumns, 'given')})::text COLLATE "C" DESC
  ) given
  LEFT JOIN LATERAL (
    SELECT id, company_key, document_sha, ${storedKnowledge} AS knowledge
    FROM filings WHERE filings.id = given.id
  ) stored ON true`;

const keepDocumentsSql = `
  UPDATE filing_plan plan SET (${documentColumns.join(', ')}) = (
    SELECT ${documentColumns.join(', ')} FROM filings WHERE filings.id = plan.id)
  WHERE keeps_document`;

/** Drops filings with a derived id if the index's own entry for the same publication is known. */
const dropMadeSql = `
  DELETE FROM filing_plan made
  WHERE EXISTS (SELECT FROM filing_plan twin WHERE ${isTwin})
     OR EXISTS (SELECT FROM filings twin WHERE ${isTwin})`;

/** No company is created for a report that belongs to another company. */
const dropForeignSql = `
  DELETE FROM filing_plan plan
  WHERE foreign_report AND NOT EXISTS (SELECT FROM companies WHERE key = plan.company_key)
    AND NOT EXISTS (SELECT FROM filing_plan other
                    WHERE other.company_key = plan.company_key AND NOT other.foreign_report)`;

const samePeriods = `NOT EXISTS (
  SELECT FROM (SELECT * FROM stage_periods WHERE seq = plan.seq) given
  FULL JOIN (SELECT * FROM accounting_periods WHERE filing_id = plan.id) stored
    USING (end_date, scope)
  WHERE (given.seq IS NULL OR stored.filing_id IS NULL)
     OR (${list(periodColumns.slice(2), 'given')})
        IS DISTINCT FROM (${list(periodColumns.slice(2), 'stored')}))`;

const dropUnchangedSql = `
  DELETE FROM filing_plan plan USING filings stored
  WHERE stored.id = plan.id
    AND (${list(filingColumns, 'stored')}) IS NOT DISTINCT FROM (${list(filingColumns, 'plan')})
    AND (keeps_document OR ${samePeriods})`;

/**
 * Decides which of the staged filings to write, into `filing_plan`: those that change something.
 */
export async function makePlan(client: Client): Promise<PlanCounts> {
  const given = await client.query('SELECT count(*)::int AS count FROM stage_filings');
  await client.query(planSql);
  await client.query('CREATE INDEX ON filing_plan (company_key)');
  await client.query('ANALYZE filing_plan');
  await client.query(keepDocumentsSql);
  await client.query(dropMadeSql);
  const foreign = await client.query(dropForeignSql);
  const unchanged = await client.query(dropUnchangedSql);
  const { rows } = await client.query<{ loaded: number; updated: number }>(`
    SELECT count(*) FILTER (WHERE is_new)::int AS loaded,
           count(*) FILTER (WHERE NOT is_new)::int AS updated FROM filing_plan`);
  const { loaded, updated } = rows[0] ?? { loaded: 0, updated: 0 };
  const counts = { loaded, updated, unchanged: unchanged.rowCount ?? 0 };
  const distinct = loaded + updated + counts.unchanged + (foreign.rowCount ?? 0);
  return { ...counts, repeated: (given.rows[0]?.count ?? 0) - distinct };
}

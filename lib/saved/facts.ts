import 'server-only';
import type { ClientBase } from 'pg';

/**
 * Updates the copied company columns that saved companies are sorted and searched by, as part of a
 * delta's transaction, or after that of a full load. They are denormalised because a user's
 * thousands of companies are scattered among two million: joining them for every page takes many
 * times as long as everything else. Companies missing from the register keep their last known
 * values. Locks them in the same order as lockChosen, or the load could deadlock with a user who
 * changes several at that moment.
 * @param keys a query that returns the keys of companies that may have changed; all when omitted.
 */
export async function refreshSavedFacts(client: ClientBase, keys?: string): Promise<void> {
  const among = keys === undefined ? 'true' : `c.key IN (${keys})`;
  // Materialised: with old statistics the planner takes a filled table for an empty one, and would
  // compute and lock all changes again for each row.
  await client.query(`
    WITH now AS MATERIALIZED (
      SELECT s.id, found.*
      FROM saved_companies s JOIN companies c ON c.key = s.company_key
      LEFT JOIN municipalities m ON m.code = c.municipality_code
      CROSS JOIN LATERAL (SELECT coalesce(c.name, s.company_name) AS name, c.status,
        c.industry_version, c.industry_code, c.postal_code,
        coalesce(c.postal_district, m.name) AS town,
        coalesce(c.employees, c.employees_min) AS employees, c.revenue) found
      WHERE ${among} AND (s.company_name, s.status, s.industry_version, s.industry_code,
        s.postal_code, s.town, s.employees, s.revenue) IS DISTINCT FROM (found.name, found.status,
        found.industry_version, found.industry_code, found.postal_code, found.town,
        found.employees, found.revenue)
      ORDER BY s.id FOR NO KEY UPDATE OF s
    )
    UPDATE saved_companies s SET (company_name, status, industry_version, industry_code,
        postal_code, town, employees, revenue) = (now.name, now.status, now.industry_version,
        now.industry_code, now.postal_code, now.town, now.employees, now.revenue)
    FROM now WHERE now.id = s.id`);
}

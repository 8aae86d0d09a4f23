import 'server-only';
import type { Client } from 'pg';
import { tables } from './tables';

export type UnitCounts = { loaded: number; updated: number };
/** A unit whose company the register does not have. */
export type Orphan = { origin: string; pNumber: string; companyKey: string };

/**
 * Merges units that came as documents of their own into the companies stored by
 * now, the same load's included. Of a unit given twice the last one counts.
 */
export async function mergeUnits(client: Client): Promise<UnitCounts> {
  const columns = tables.production_units.join(', ');
  const others = tables.production_units.filter((column) => column !== 'p_number');
  const row = (table: string) => others.map((column) => `${table}.${column}`).join(', ');
  const { rows } = await client.query<UnitCounts>(`
    WITH written AS (
      INSERT INTO production_units AS stored (${columns})
      SELECT DISTINCT ON (stage.p_number) stage.p_number, ${row('stage')}
      FROM stage_production_units stage JOIN companies ON companies.key = stage.company_key
      WHERE stage.separate
      ORDER BY stage.p_number, stage.seq DESC
      ON CONFLICT (p_number) DO UPDATE
      SET ${others.map((column) => `${column} = excluded.${column}`).join(', ')}
      WHERE (${row('stored')}) IS DISTINCT FROM (${row('excluded')})
      RETURNING xmax = 0 AS is_new
    )
    SELECT count(*) FILTER (WHERE is_new)::int AS loaded,
           count(*) FILTER (WHERE NOT is_new)::int AS updated
    FROM written`);
  return rows[0] ?? { loaded: 0, updated: 0 };
}

/** Units without a company, in the order given, a page at a time. */
export async function* orphans(client: Client): AsyncGenerator<Orphan> {
  let after = 0;
  for (;;) {
    const { rows } = await client.query<Orphan & { seq: number }>(
      `SELECT seq, origin, p_number AS "pNumber", company_key AS "companyKey"
       FROM stage_production_units stage
       WHERE separate AND seq > $1
         AND NOT EXISTS (SELECT FROM companies WHERE key = stage.company_key)
       ORDER BY seq LIMIT 1000`,
      [after],
    );
    if (rows.length === 0) return;
    for (const { seq, ...orphan } of rows) {
      yield orphan;
      after = seq;
    }
  }
}

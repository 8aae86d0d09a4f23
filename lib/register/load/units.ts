import 'server-only';
import type { Client } from 'pg';
import { withChangedKeys } from '@/lib/search-index/changed';
import { tables } from './tables';
import { createUnknownCompanies } from './unknown-companies';

export type UnitCounts = { loaded: number; updated: number; unknownCompanies: number };

/** The register's own document states the number of units; without one, they are counted here. */
async function countLocations(client: Client): Promise<void> {
  await client.query(
    withChangedKeys(
      `UPDATE companies stored SET location_count = counted.active
    FROM (
      SELECT company_key, count(*) FILTER (WHERE active) AS active FROM production_units
      WHERE company_key IN (SELECT company_key FROM separate_units) GROUP BY company_key
    ) counted
    WHERE stored.key = counted.company_key AND stored.digest = ''
      AND stored.location_count <> counted.active`,
      'stored.key',
    ),
  );
}

/**
 * Merges separately published units into the stored companies, including those of the same load. If
 * a unit occurs twice, the last one wins.
 */
export async function mergeUnits(client: Client): Promise<UnitCounts> {
  const unknownCompanies = await createUnknownCompanies(client, 'separate_units');
  const columns = tables.production_units.join(', ');
  const others = tables.production_units.filter((column) => column !== 'p_number');
  const row = (table: string) => others.map((column) => `${table}.${column}`).join(', ');
  const { rows } = await client.query<{ loaded: number; updated: number }>(`
    WITH written AS (
      INSERT INTO production_units AS stored (${columns})
      SELECT DISTINCT ON (given.p_number) given.p_number, ${row('given')}
      FROM separate_units given
      ORDER BY given.p_number, given.seq DESC
      ON CONFLICT (p_number) DO UPDATE
      SET ${others.map((column) => `${column} = excluded.${column}`).join(', ')}
      WHERE (${row('stored')}) IS DISTINCT FROM (${row('excluded')})
      RETURNING xmax = 0 AS is_new
    )
    SELECT count(*) FILTER (WHERE is_new)::int AS loaded,
           count(*) FILTER (WHERE NOT is_new)::int AS updated
    FROM written`);
  await countLocations(client);
  return { loaded: 0, updated: 0, ...rows[0], unknownCompanies };
}

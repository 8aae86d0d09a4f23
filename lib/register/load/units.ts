import 'server-only';
import type { Client } from 'pg';
import { tables } from './tables';

/** Between companies that are active and those that have ceased. */
const prominence = 1_000_000;

export type UnitCounts = { loaded: number; updated: number; unknownCompanies: number };

/**
 * Companies that units belong to and the register does not have are entered with
 * their number alone: a unit is data, and so is that there is such a company.
 * Their own document, when it comes, differs from the empty digest.
 */
async function createUnknownCompanies(client: Client): Promise<number> {
  const { rowCount } = await client.query(`
    INSERT INTO companies (key, status, location_count, digest)
    SELECT company_key, 'UNKNOWN', count(DISTINCT p_number) FILTER (WHERE active), ''
    FROM separate_units units
    WHERE NOT EXISTS (SELECT FROM companies WHERE key = units.company_key)
    GROUP BY company_key`);
  await client.query(`
    INSERT INTO company_search (company_key, folded_name, words, prominence)
    SELECT key, '', '', ${prominence} FROM companies
    WHERE key IN (SELECT company_key FROM separate_units) AND digest = ''
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}

/**
 * Merges units that came as documents of their own into the companies stored by
 * now, the same load's included. Of a unit given twice the last one counts.
 */
export async function mergeUnits(client: Client): Promise<UnitCounts> {
  const unknownCompanies = await createUnknownCompanies(client);
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
  return { loaded: 0, updated: 0, ...rows[0], unknownCompanies };
}

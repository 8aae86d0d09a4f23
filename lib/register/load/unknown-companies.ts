import 'server-only';
import type { Client } from 'pg';

/** Between companies that are active and those that have ceased. */
const prominence = 1_000_000;

/**
 * Companies that the rows of `relation` (with a company_key) belong to and the
 * register does not have are entered with their number alone, so that they are
 * found. Their own document, when it comes, differs from the empty digest.
 * @returns how many.
 */
export async function createUnknownCompanies(client: Client, relation: string): Promise<number> {
  const { rowCount } = await client.query(`
    WITH created AS (
      INSERT INTO companies (key, status, digest)
      SELECT DISTINCT company_key, 'UNKNOWN'::company_status, '' FROM ${relation} named
      WHERE NOT EXISTS (SELECT FROM companies WHERE key = named.company_key)
      RETURNING key
    )
    INSERT INTO company_search (company_key, folded_name, words, prominence)
    SELECT key, '', '', ${prominence} FROM created`);
  return rowCount ?? 0;
}

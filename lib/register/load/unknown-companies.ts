import 'server-only';
import type { Client } from 'pg';
import { noting } from '@/lib/search-index/changed';

/**
 * Companies that the rows of `relation` (with a company_key) belong to and the
 * register does not have are entered with their number alone, so that they are
 * found. Their own document, when it comes, differs from the empty digest.
 * @returns how many.
 */
export async function createUnknownCompanies(client: Client, relation: string): Promise<number> {
  const { rowCount } = await client.query(
    noting(`
      INSERT INTO companies (key, status, digest)
      SELECT DISTINCT company_key, 'UNKNOWN'::company_status, '' FROM ${relation} named
      WHERE NOT EXISTS (SELECT FROM companies WHERE key = named.company_key)`),
  );
  return rowCount ?? 0;
}

import 'server-only';
import type { Client } from 'pg';
import { withChangedKeys } from '@/lib/search-index/changed';

/**
 * Creates the companies that rows of `relation` (which has a company_key) belong to and that the
 * register lacks, with only their number, so that they can be found. Their empty digest differs
 * from that of their own document once it arrives.
 * @returns the number of companies created.
 */
export async function createUnknownCompanies(client: Client, relation: string): Promise<number> {
  const { rowCount } = await client.query(
    withChangedKeys(`
      INSERT INTO companies (key, status, digest)
      SELECT DISTINCT company_key, 'UNKNOWN'::company_status, '' FROM ${relation} named
      WHERE NOT EXISTS (SELECT FROM companies WHERE key = named.company_key)`),
  );
  return rowCount ?? 0;
}

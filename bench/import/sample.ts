import type { Row } from '../row';
import { query, withTemporaryDatabase } from './database';
import { row, runMeasured } from './measured';

/** The sample register, generated, loaded and searchable, in an empty database. */
export async function measureSample(companies: number): Promise<Row[]> {
  return withTemporaryDatabase(async (url) => {
    const args = ['scripts/register-sample.ts', '--companies', String(companies)];
    const measured = await runMeasured(url, args);
    const [found] = await query<{ accounts: number; size: string }>(
      url,
      `SELECT (SELECT count(DISTINCT company_key)::int FROM accounting_periods) AS accounts,
              pg_size_pretty(pg_database_size(current_database())) AS size`,
    );
    const what = `sample register, ${found?.accounts} with accounts, ${found?.size}`;
    return [row(what, companies, measured)];
  });
}

import type { Row } from '../run';
import { query, withTemporaryDatabase } from './database';
import { runMeasured } from './measured';

/** The sample register, generated, loaded and searchable, in an empty database. */
export async function measureSample(companies: number): Promise<Row[]> {
  return withTemporaryDatabase(async (url) => {
    const args = ['scripts/register-sample.ts', '--companies', String(companies)];
    const { seconds, peakMb } = await runMeasured(url, args);
    const [found] = await query<{ accounts: number; size: string }>(
      url,
      `SELECT (SELECT count(DISTINCT company_key)::int FROM accounting_periods) AS accounts,
              pg_size_pretty(pg_database_size(current_database())) AS size`,
    );
    return [
      {
        what: `sample register, ${found?.accounts} with accounts, ${found?.size}`,
        count: companies,
        seconds: seconds.toFixed(1),
        'per second': Math.round(companies / seconds),
        'peak MB': Math.round(peakMb),
      },
    ];
  });
}

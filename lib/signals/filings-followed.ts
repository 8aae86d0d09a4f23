import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { FILINGS_BEHIND_MONTHS, FILINGS_FOLLOWED_MONTHS } from './constants';
import { monthsBefore } from './months-before';

type Known = { from: Date | null; to: Date | null };

/**
 * Whether a company's accounts would be known if it had filed them: filings must have been loaded,
 * up to now, for at least the longest interval between two filings of a company. Sample accounts
 * are all loaded at once.
 *
 * @param today The register's date.
 */
export async function followsFilings(
  { isSample }: Pick<CompanyDetail, 'isSample'>,
  today: Date,
): Promise<boolean> {
  const [known] = await registerDb.$queryRaw<Known[]>`
    SELECT min(complete_to) AS "from", max(coalesce(complete_to, snapshot_date)) AS "to"
    FROM register_loads
    WHERE status = 'DONE' AND source::text = ${isSample ? 'SAMPLE' : 'FILINGS'}`;
  const { from, to } = known ?? {};
  if (!to || to < monthsBefore(today, FILINGS_BEHIND_MONTHS)) return false;
  if (isSample) return true;
  return Boolean(from && from <= monthsBefore(to, FILINGS_FOLLOWED_MONTHS));
}

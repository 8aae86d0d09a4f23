import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { monthsBefore } from '@/lib/months-before';
import { FILINGS_BEHIND_MONTHS, FILINGS_FOLLOWED_MONTHS } from './constants';

/** Since when and until when filings were loaded, of the sample register or of real companies. */
type Followed = Pick<CompanyDetail, 'isSample'> & { from: Date | null; to: Date | null };

export const listFollowed = () =>
  registerDb.$queryRaw<Followed[]>`
    SELECT source = 'SAMPLE' AS "isSample", min(complete_to) AS "from",
      max(coalesce(complete_to, snapshot_date)) AS "to"
    FROM register_loads
    WHERE status = 'DONE' AND source IN ('SAMPLE', 'FILINGS') GROUP BY source`;

/**
 * Whether a company's accounts would be known if it had filed them: filings must have been loaded,
 * up to now, for at least the longest interval between two filings of a company. Sample accounts
 * are all loaded at once.
 *
 * @param today The register's date.
 */
export function followsFilings(
  { isSample }: Pick<CompanyDetail, 'isSample'>,
  followed: readonly Followed[],
  today: Date,
): boolean {
  const { from, to } = followed.find((one) => one.isSample === isSample) ?? {};
  if (!to || to < monthsBefore(today, FILINGS_BEHIND_MONTHS)) return false;
  if (isSample) return true;
  return Boolean(from && from <= monthsBefore(to, FILINGS_FOLLOWED_MONTHS));
}

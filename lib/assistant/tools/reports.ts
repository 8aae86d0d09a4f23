import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { danishDay } from '@/lib/danish-day';
import { getFinancials } from '@/lib/financials/queries';
import { isoDay } from '@/lib/format';
import { type Caller, type CompanyRef, companyRef, orNull, placeOf } from './facts';

export type ReportFact = {
  /** The last day of the year it is of. */
  endDate: string;
  publishedAt: string | null;
  amended: boolean;
  /** Where it is listed, with the report itself. */
  href: string;
};

/** When a company published its annual reports, newest first; null when the register lacks it. */
export async function annualReports(
  _caller: Caller,
  { key }: { key: string },
): Promise<{ company: CompanyRef; reports: ReportFact[]; href: string } | null> {
  const [[company], financials] = await Promise.all([
    listCompaniesByKey([key]),
    orNull(getFinancials(key)),
  ]);
  if (!company || !financials) return null;
  const href = placeOf(key, { tab: 'financial' }, 'annual-reports');
  const reports = financials.reports.map(({ endDate, publishedAt, amended }) => ({
    endDate: isoDay(endDate),
    publishedAt: publishedAt && danishDay(publishedAt),
    amended,
    href,
  }));
  return { company: companyRef(company), reports, href };
}

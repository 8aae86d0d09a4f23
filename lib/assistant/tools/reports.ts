import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { danishDay } from '@/lib/danish-day';
import { getFinancials } from '@/lib/financials/queries';
import { isoDay } from '@/lib/format';
import { type Caller, type CompanyRef, companyRef, orNull, placeOf } from './facts';

export type ReportFact = {
  /** The last day of its financial year. */
  endDate: string;
  publishedAt: string | null;
  amended: boolean;
  /** The page that lists it, with a link to the report itself. */
  href: string;
};

/** The publication days of a company's annual reports, newest first; null when it is unknown. */
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

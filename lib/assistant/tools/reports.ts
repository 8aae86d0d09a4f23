import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { danishDay } from '@/lib/danish-day';
import { assistanceOf } from '@/lib/financials/assistance';
import { dueOn } from '@/lib/financials/first-accounts';
import { publishedAfter } from '@/lib/financials/published-after';
import { getFinancials } from '@/lib/financials/queries';
import type { AnnualReport } from '@/lib/financials/types';
import { isoDay } from '@/lib/format';
import { type CompanyRef, companyRef, orNull, placeOf } from './facts';

export type ReportFact = {
  /** The first and the last day of its financial year. */
  startDate: string | null;
  endDate: string;
  publishedAt: string | null;
  /** Days from the end of its year to its publication. */
  publishedAfter: number | null;
  /** The day six months after the end of its year, which is the general deadline. */
  dueOn: string;
  amended: boolean;
  /** What the report states of itself; null where it does not, or where it could not be read. */
  reportingClass: string | null;
  auditFirm: string | null;
  /** What the auditor did, in the words of the report, and which kind that is if it is known. */
  auditAssistance: string | null;
  assurance: ReturnType<typeof assistanceOf>;
  /** Only a modified opinion is known; null does not say that there is none. */
  auditOpinion: AnnualReport['auditOpinion'];
  approvedOn: string | null;
  /** The page that lists it, with a link to the report itself. */
  href: string;
};

const toFact = (report: AnnualReport, href: string): ReportFact => ({
  startDate: isoDay(report.startDate),
  endDate: isoDay(report.endDate),
  publishedAt: report.publishedAt && danishDay(report.publishedAt),
  publishedAfter: publishedAfter(report),
  dueOn: isoDay(dueOn({ end: report.endDate })),
  amended: report.amended,
  reportingClass: report.reportingClass,
  auditFirm: report.auditFirm,
  auditAssistance: report.auditAssistance,
  assurance: report.auditAssistance === null ? null : assistanceOf(report.auditAssistance),
  auditOpinion: report.auditOpinion,
  approvedOn: isoDay(report.approvedOn),
  href,
});

/** The annual reports of a company, newest first; null when it is unknown. */
export async function annualReports({
  key,
}: {
  key: string;
}): Promise<{ company: CompanyRef; reports: ReportFact[]; href: string } | null> {
  const [[company], financials] = await Promise.all([
    listCompaniesByKey([key]),
    orNull(getFinancials(key)),
  ]);
  if (!company || !financials) return null;
  const href = placeOf(key, { tab: 'financial' }, 'annual-reports');
  const reports = financials.reports.map((report) => toFact(report, href));
  return { company: companyRef(company), reports, href };
}

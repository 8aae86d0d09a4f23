import { danishDay } from '@/lib/danish-day';
import { isoDay } from '@/lib/format';
import { assistanceOf } from './assistance';
import type { AnnualReport } from './types';

/** What a report says of itself: when it was made and published, and what its auditor did. */
const toWireAudit = (report: AnnualReport) => ({
  published_on: report.publishedAt && danishDay(report.publishedAt),
  approved_on: isoDay(report.approvedOn),
  amended: report.amended,
  reporting_class: report.reportingClass,
  audit_firm: report.auditFirm,
  audit_assistance: report.auditAssistance,
  assurance: report.auditAssistance === null ? null : assistanceOf(report.auditAssistance),
  audit_opinion: report.auditOpinion,
});

/** Maps an annual report to the API's wire format. */
export const toWireReport = (report: AnnualReport) => ({
  pdf_path: report.url,
  accounting_period: { startDato: isoDay(report.startDate), slutDato: isoDay(report.endDate) },
  ...toWireAudit(report),
});

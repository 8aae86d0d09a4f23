import { danishDay } from '@/lib/danish-day';
import { isoDay } from '@/lib/format';
import { assistanceOf } from './assistance';
import { toWireReplaced } from './replaced';
import type { AnnualReport } from './types';

/** Maps an annual report, with what its auditor did, to the API's wire format. */
export const toWireReport = (report: AnnualReport) => ({
  pdf_path: report.url,
  accounting_period: { startDato: isoDay(report.startDate), slutDato: isoDay(report.endDate) },
  published_on: report.publishedAt && danishDay(report.publishedAt),
  approved_on: isoDay(report.approvedOn),
  amended: report.amended,
  replaces: toWireReplaced(report.replaced),
  reporting_class: report.reportingClass,
  audit_firm: report.auditFirm,
  audit_assistance: report.auditAssistance,
  assurance: report.auditAssistance === null ? null : assistanceOf(report.auditAssistance),
  audit_opinion: report.auditOpinion,
  going_concern: report.goingConcern,
});

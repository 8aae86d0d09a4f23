import { assistanceOf } from '@/lib/financials/assistance';
import type { AnnualReport } from '@/lib/financials/types';
import { formatDay } from '@/lib/format';
import { firstOf } from './texts';
import type { CompanyReport, PrintedSection } from './types';
import type { ReportWords } from './words';

const REPORTS_PRINTED = 8;

const tellsOfItself = (report: AnnualReport) =>
  Boolean(
    report.reportingClass ??
      report.auditFirm ??
      report.auditAssistance ??
      report.auditOpinion ??
      report.goingConcern ??
      report.approvedOn,
  );

function assistanceText({ auditAssistance: text }: AnnualReport, { messages }: ReportWords) {
  if (text === null) return '';
  const known = assistanceOf(text);
  return known ? messages.financial.assistance[known] : text;
}

const auditText = (report: AnnualReport, words: ReportWords) =>
  [
    assistanceText(report, words),
    report.auditOpinion && words.messages.financial.opinion[report.auditOpinion],
    report.goingConcern && words.messages.financial.goingConcern,
  ]
    .filter(Boolean)
    .join(', ');

/** The statements of the newest annual reports about themselves; nothing when none has any. */
export function annualReportsSection(
  { financials: { reports } }: CompanyReport,
  words: ReportWords,
): PrintedSection[] {
  if (!reports.some(tellsOfItself)) return [];
  const { say } = words;
  const printed = reports.slice(0, REPORTS_PRINTED);
  return [
    {
      heading: say('ANNUAL REPORTS'),
      table: {
        columns: [
          { label: say('Year ended'), width: 0.14 },
          { label: say('Approved'), width: 0.14 },
          { label: say('Reporting class'), width: 0.24 },
          { label: say('Audit'), width: 0.22 },
          { label: say('Auditor'), width: 0.26 },
        ],
        rows: printed.map((report) => ({
          cells: [
            formatDay(report.endDate),
            report.approvedOn ? formatDay(report.approvedOn) : '',
            report.reportingClass ?? '',
            auditText(report, words),
            report.auditFirm ?? '',
          ],
        })),
      },
      note: firstOf(printed.length, reports.length, say),
    },
  ];
}

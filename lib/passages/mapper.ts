import { danishDay } from '@/lib/danish-day';
import { isoDay } from '@/lib/format';
import type { WordedReportOnWire } from './answers';
import { listedPassages, wireKind } from './listed';
import type { WordedReport } from './types';

/** Maps what an annual report says in words to the API's wire format. */
export const toWireWorded = (report: WordedReport): WordedReportOnWire => ({
  pdf_path: report.url,
  accounting_period: { startDato: isoDay(report.startDate), slutDato: isoDay(report.endDate) },
  published_on: report.publishedAt && danishDay(report.publishedAt),
  passages: listedPassages(report.passages).map(({ kind, text }) => ({
    kind: wireKind(kind),
    text,
  })),
});

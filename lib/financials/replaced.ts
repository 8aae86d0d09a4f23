import { danishDay } from '@/lib/danish-day';
import { reportUrl } from './report-url';
import type { Replaced } from './types';

type Filing = {
  pdfUrl: string | null;
  endDate: Date;
  publishedAt: Date | null;
  superseded: boolean;
};

/**
 * The earlier reports of a period that the one in force has replaced, newest first: their figures are
 * shown nowhere, but who decided by them may want to see what was corrected.
 */
export function replacedBy(
  { amended, endDate }: { amended: boolean; endDate: Date },
  filings: readonly Filing[],
): Replaced[] {
  if (!amended) return [];
  return filings.flatMap(({ pdfUrl, publishedAt, superseded, endDate: end }) => {
    const url = reportUrl(pdfUrl);
    const isOf = superseded && end.getTime() === endDate.getTime();
    return isOf && url !== null ? [{ url, publishedAt }] : [];
  });
}

/** Maps replaced reports to the API's wire format. */
export const toWireReplaced = (replaced: readonly Replaced[]) =>
  replaced.map(({ url, publishedAt }) => ({
    pdf_path: url,
    published_on: publishedAt && danishDay(publishedAt),
  }));

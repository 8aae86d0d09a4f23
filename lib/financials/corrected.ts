import { danishDay } from '@/lib/danish-day';
import { reportUrl } from './report-url';
import type { Correction } from './types';

type Shown = { filingId: string; endDate: Date; comparative: boolean };
type Filing = {
  id: string;
  pdfUrl: string | null;
  endDate: Date;
  publishedAt: Date | null;
  approvedOn: Date | null;
  amended: boolean;
};

/** As `inTime` in lib/register/filings/load/effective.ts. */
const timeOf = ({ publishedAt, approvedOn }: Filing) =>
  (publishedAt ?? approvedOn)?.getTime() ?? Number.NEGATIVE_INFINITY;

/**
 * The newest corrected report of a period, published after the one whose figures are shown; null if
 * there is none. No figures of it are known, or they would be the ones that are shown: it was
 * published as a PDF only, or could not be read.
 *
 * @param filings Those in force, those of a period in the order of their publication, newest first.
 */
export function correctionOf(
  { filingId, endDate, comparative }: Shown,
  filings: readonly Filing[],
): Correction | null {
  const own = filings.find(({ id }) => id === filingId);
  if (!own) return null;
  // A year of 52 or 53 weeks ends some days off the day that its reports are filed for.
  const filedFor = comparative ? endDate : own.endDate;
  for (const filing of filings) {
    const { amended, publishedAt, pdfUrl } = filing;
    const url = reportUrl(pdfUrl);
    const isLater = timeOf(filing) > timeOf(own);
    if (filing.endDate.getTime() !== filedFor.getTime() || !amended || !isLater) continue;
    if (url !== null && publishedAt !== null) return { url, publishedAt };
  }
  return null;
}

/** Maps a correction to the API's wire format. */
export const toWireCorrection = (correction: Correction | null) =>
  correction && { pdf_path: correction.url, published_on: danishDay(correction.publishedAt) };

import 'server-only';
import { hash } from 'node:crypto';
import { cutText } from '@/lib/cut-text';
import { danishDay } from '@/lib/danish-day';
import type { FilingEntry, Report } from '../types';
import { unpackDocument } from '../unpack';
import { readReport } from '../xbrl';
import { ReportError } from '../xbrl/report-error';

/**
 * The result of reading a document. `sha` is that of the unpacked bytes, or of the packed ones if
 * they cannot be unpacked.
 */
type ReadDocument = { sha: string } & ({ report: Report } | { reason: string });

/** Why the period cannot be right: no year is reported on before it is over. Null if it can be. */
function impossiblePeriod({ endDate }: Report, entry: FilingEntry | null): string | null {
  const published = entry?.publishedAt ?? null;
  const day = danishDay(published === null ? new Date() : new Date(published));
  if (endDate <= day) return null;
  const known = published === null ? 'today is' : 'it was published on';
  return `the reporting period ends ${endDate}, but ${known} ${day}`;
}

/**
 * @param entry its entry in the index, if there is one
 * @throws only faults of our own: whatever is wrong with a document is a reason
 */
export async function readDocument(
  document: Uint8Array,
  entry: FilingEntry | null,
): Promise<ReadDocument> {
  let bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  const sha = () => hash('sha256', bytes);
  try {
    bytes = await unpackDocument(bytes);
    const report = readReport(bytes, entry);
    const reason = impossiblePeriod(report, entry);
    return reason === null ? { sha: sha(), report } : { sha: sha(), reason };
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    return { sha: sha(), reason: cutText(error.message, 300) };
  }
}

/**
 * An entry for a document without one, taken from the report itself; null if the report does not
 * name its company.
 */
export function entryOfReport(report: Report, sha: string): FilingEntry | null {
  if (!report.companyKey) return null;
  return {
    id: `sha256:${sha}`,
    companyKey: report.companyKey,
    kind: report.kind,
    startDate: report.startDate,
    endDate: report.endDate,
    publishedAt: null,
    amended: false,
    pdfUrl: null,
    xbrlUrl: null,
  };
}

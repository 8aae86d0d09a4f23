import 'server-only';
import { hash } from 'node:crypto';
import type { FilingEntry, Report } from '../types';
import { unpackDocument } from '../unpack';
import { readReport } from '../xbrl';

/** What a document turned out to be. `sha` is of the unpacked bytes, or of those that cannot be unpacked. */
export type ReadDocument = { sha: string } & ({ report: Report } | { reason: string });

// Whatever a document makes the reader stumble over, it must not end the load.
const reasonOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message.slice(0, 300) : 'it cannot be read';

export async function readDocument(document: Uint8Array): Promise<ReadDocument> {
  let bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  const sha = () => hash('sha256', bytes);
  try {
    bytes = await unpackDocument(bytes);
    return { sha: sha(), report: readReport(bytes) };
  } catch (error) {
    return { sha: sha(), reason: reasonOf(error) };
  }
}

/** A document that came alone says itself what it is; null when it does not name its company. */
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

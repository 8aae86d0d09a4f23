import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { fetchDocument } from '@/lib/integrations/filings-index';
import { RequestFailure, type RequestLimits } from '@/lib/integrations/http';
import type { LoadInput } from '../filings/load';
import type { FilingEntry } from '../filings/types';

/** Filings with those of their documents that could be fetched. */
export type Fetched = {
  /** An entry whose document could not be fetched is followed by the reason. */
  inputs: LoadInput[];
  bytes: number;
  /** Number of documents requested. */
  asked: number;
  /** Filings whose document is permanently unavailable: gone, too long, or on a foreign host. */
  gone: string[];
  /** Number of documents that the server temporarily failed to deliver. */
  failed: number;
};

/** A batch is held in memory with its documents, some of which are large. */
export const maxBatchBytes = 96 * 1024 ** 2;
/** Number of entries whose documents are fetched before their size is checked. */
export const slice = 50;

const atOnce = 4;
/** This many consecutive failures are no longer a coincidence. */
const mostInARow = 8;
/** Shorter than for the index: a missed document can be fetched later. */
const patience = { tries: 4, silenceMs: 30_000 };

/** Stops reading: the following documents would fail as well and be skipped. */
export const serverFails = (failed: number, asked: number, reason: string) =>
  new AppError(
    'unavailable',
    `The server of the documents is in trouble: ${failed} of ${asked} could not be fetched (${reason}). What came before is loaded; the next run goes on from there.`,
  );

const placeOf = ({ id, xbrlUrl }: FilingEntry) =>
  xbrlUrl ?? `${env.FILINGS_BASE_URL}/offentliggoerelser/${encodeURIComponent(id)}`;

export const nothingFetched = (): Fetched => ({
  inputs: [],
  bytes: 0,
  asked: 0,
  gone: [],
  failed: 0,
});

/**
 * Fetches the documents of filings, four at a time. If a document cannot be fetched, its entry is
 * returned without it.
 * @throws AppError `unavailable` after too many consecutive failures of the server.
 */
export async function fetchDocuments(
  entries: readonly FilingEntry[],
  limits: RequestLimits = {},
): Promise<Fetched> {
  const result = nothingFetched();
  const found: LoadInput[][] = [];
  let inARow = 0;
  let next = 0;
  const miss = ({ id }: FilingEntry, { message, detail }: RequestFailure) => {
    inARow = detail.passing ? inARow + 1 : 0;
    if (detail.passing) result.failed += 1;
    else result.gone.push(id);
    if (inARow >= mostInARow) throw serverFails(result.failed, result.asked, message);
  };
  const fetchOne = async (entry: FilingEntry): Promise<LoadInput[]> => {
    const place = placeOf(entry);
    if (entry.xbrlUrl === null) return [{ place, entry, document: null }];
    result.asked += 1;
    try {
      const document = await fetchDocument(entry.xbrlUrl, { ...patience, ...limits });
      inARow = 0;
      result.bytes += document.length;
      return [{ place, entry, document }];
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      miss(entry, error);
      const reason = `the document cannot be fetched: ${error.message}`;
      return [
        { place, entry, document: null },
        { place, reason },
      ];
    }
  };
  const worker = async () => {
    try {
      for (let at = next++; at < entries.length; at = next++) {
        const entry = entries[at];
        if (entry) found[at] = await fetchOne(entry);
      }
    } finally {
      // After an error, leave nothing for the other workers.
      next = entries.length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { ...result, inputs: found.flat() };
}

import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { fetchDocument } from '@/lib/integrations/filings-index';
import { RequestFailure, type RequestLimits } from '@/lib/integrations/http';
import type { LoadInput } from '../filings/load';
import type { FilingEntry } from '../filings/types';

/** Filings with their documents, as far as they can be had. */
export type Fetched = {
  /** An entry without its document is followed by the reason. */
  inputs: LoadInput[];
  bytes: number;
  /** Documents that were asked for. */
  asked: number;
  /** Of these, the filings whose document is gone, too long, or on a foreign host. */
  gone: string[];
  /** Of these, those that the server failed to give. */
  failed: number;
};

/** A batch lies in memory with its documents; some are large. */
export const maxBatchBytes = 96 * 1024 ** 2;
/** Entries whose documents are fetched before their bytes are counted. */
export const slice = 50;

const atOnce = 4;
/** So many failures one after another are no accident any more. */
const mostInARow = 8;
/** A document that is late costs less than an index that is. */
const patience = { tries: 4, silenceMs: 30_000 };

/** The reading stops: what follows would fail as well, and would then be passed over. */
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
 * Fetches the documents of filings, four at a time. An entry whose document
 * cannot be had stays without it.
 * @throws AppError `unavailable` when the server fails for one after the other.
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
      // After a failure nothing is left for the others either.
      next = entries.length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { ...result, inputs: found.flat() };
}

import 'server-only';
import { type FilingsPage, filingsPages } from '@/lib/integrations/filings-index';
import type { RequestLimits } from '@/lib/integrations/http';
import { filingEntries } from '../filings/index-entry';
import type { FilingRefusal, LoadInput } from '../filings/load';
import type { FilingEntry } from '../filings/types';
import {
  type Fetched,
  fetchDocuments,
  maxBatchBytes,
  nothingFetched,
  serverFails,
  slice,
} from './documents';

export type Listed = FilingsPage['filings'];

export type LiveFilingsOptions = RequestLimits & {
  /** Only filings entered or changed since then, ISO 8601. */
  since: string;
  /** Selects the filings to fetch; all of them by default. */
  choose?: (filings: Listed) => Promise<Listed>;
  /** Only these companies, eight digits each. */
  companies?: readonly string[];
  /** Maximum number of filings per batch. */
  size?: number;
};

export type LiveFilings = {
  /** Entries with their documents, and unusable ones with the reason. */
  batch: LoadInput[];
  /** All changes up to this time are in this batch and the previous ones, ISO 8601. */
  completeTo: string;
  /** Number of remaining filings, as reported by the index. */
  left: number;
  /** Documents of this batch that could not be fetched. */
  unfetched: number;
};

/** Reads a hit of the index; publications of other types yield nothing. */
function readHit({ hit }: Listed[number]): (FilingEntry | FilingRefusal)[] {
  const place = `filing ${hit._id ?? 'without an id'}`;
  return filingEntries(hit).flatMap<FilingEntry | FilingRefusal>((item) => {
    if ('entry' in item) return [item.entry];
    return 'reason' in item ? [{ place, reason: item.reason }] : [];
  });
}

const together = (a: Fetched, b: Fetched, refused: FilingRefusal[]): Fetched => ({
  inputs: [...a.inputs, ...b.inputs, ...refused],
  bytes: a.bytes + b.bytes,
  asked: a.asked + b.asked,
  gone: [...a.gone, ...b.gone],
  failed: a.failed + b.failed,
});

/**
 * With fewer documents, failures say nothing about the server; the next update requests them again.
 */
const fewestThatTell = 5;

/** @throws AppError `unavailable` if the server failed for more than half of the documents. */
function toBatch({ inputs, asked, gone, failed }: Fetched) {
  const inTrouble = asked >= fewestThatTell && failed * 2 > asked;
  if (inTrouble) throw serverFails(failed, asked, 'more than half of a batch');
  return { batch: inputs, unfetched: gone.length + failed };
}

async function* batchesOf(
  { filings, left }: FilingsPage,
  { choose = async (all) => all, ...limits }: Omit<LiveFilingsOptions, 'since'>,
): AsyncGenerator<LiveFilings> {
  let fetched = nothingFetched();
  for (let at = 0; at < filings.length; at += slice) {
    const part = filings.slice(at, at + slice);
    const read = (await choose(part)).flatMap(readHit);
    const refused = read.filter((item) => 'reason' in item);
    const entries = read.filter((item) => 'xbrlUrl' in item);
    const documents = await fetchDocuments(entries, limits);
    fetched = together(fetched, documents, refused);
    const isLast = at + slice >= filings.length;
    if (!isLast && fetched.bytes < maxBatchBytes) continue;
    const completeTo = part.at(-1)?.changedAt ?? '';
    yield { ...toBatch(fetched), completeTo, left: Math.max(0, left - at - part.length) };
    fetched = nothingFetched();
  }
}

/**
 * Filings of the public index with their documents, in order of change. Requesting the next batch
 * means that the previous one has been loaded.
 * @throws AppError `unavailable` if the index does not respond, or if more than half of a batch's
 *   documents fail; nothing is skipped in that case.
 */
export async function* liveFilings({
  since,
  companies,
  size,
  choose,
  ...limits
}: LiveFilingsOptions): AsyncGenerator<LiveFilings> {
  const asked = { ...limits, since, size, companies: companies?.map(Number) };
  for await (const page of filingsPages(asked)) yield* batchesOf(page, { ...limits, choose });
}

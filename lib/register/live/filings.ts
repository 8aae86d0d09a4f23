import 'server-only';
import { type FilingsPage, filingsPages } from '@/lib/integrations/filings-index';
import type { RequestLimits } from '@/lib/integrations/http';
import { filingEntries } from '../filings/index-entry';
import type { FilingRefusal, LoadInput } from '../filings/load';
import type { FilingEntry } from '../filings/types';
import { type Fetched, fetchDocuments, nothingFetched, serverFails } from './documents';

export type LiveFilingsOptions = RequestLimits & {
  /** Only what was entered or changed from then on, ISO 8601. */
  since: string;
  /** Only these companies, eight digits each. */
  companies?: readonly string[];
  /** Filings a batch at most. */
  size?: number;
};

export type LiveFilings = {
  /** Entries with their documents, and what cannot be used with its reason. */
  batch: LoadInput[];
  /** Everything changed before is in this batch and those before it, ISO 8601. */
  completeTo: string;
  /** Filings that follow, as far as the index told. */
  left: number;
  /** Documents of this batch that could not be fetched. */
  unfetched: number;
};

/** A batch lies in memory with its documents; some are large. */
const maxBatchBytes = 96 * 1024 ** 2;
/** Entries whose documents are fetched before their bytes are counted. */
const slice = 50;

/** What a hit of the index says; publications of other types say nothing. */
function readHit({ hit }: FilingsPage['filings'][number]): (FilingEntry | FilingRefusal)[] {
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
  missing: a.missing + b.missing,
  failed: a.failed + b.failed,
});

/** @throws AppError `unavailable` when the server failed for more than half of it. */
function toBatch({ inputs, asked, missing, failed }: Fetched) {
  if (failed * 2 > asked) throw serverFails(failed, asked, 'more than half of a batch');
  return { batch: inputs, unfetched: missing + failed };
}

async function* batchesOf(
  { filings, left }: FilingsPage,
  limits: RequestLimits,
): AsyncGenerator<LiveFilings> {
  let fetched = nothingFetched();
  for (let at = 0; at < filings.length; at += slice) {
    const part = filings.slice(at, at + slice);
    const read = part.flatMap(readHit);
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
 * Filings of the public index with their documents, in the order in which they
 * were changed. When a batch is asked for, the one before counts as loaded.
 * @throws AppError `unavailable` when the index does not answer, or when more
 * than half of a batch's documents fail: nothing is passed over then.
 */
export async function* liveFilings({
  since,
  companies,
  size,
  ...limits
}: LiveFilingsOptions): AsyncGenerator<LiveFilings> {
  const asked = { ...limits, since, size, companies: companies?.map(Number) };
  for await (const page of filingsPages(asked)) yield* batchesOf(page, limits);
}

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
  /** Only what was entered or changed from then on, ISO 8601. */
  since: string;
  /** Which of these are wanted; all of them without. */
  choose?: (filings: Listed) => Promise<Listed>;
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

/** What a hit of the index says; publications of other types say nothing. */
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

/** Of fewer documents those that fail tell nothing of the server: the next update asks for them. */
const fewestThatTell = 5;

/** @throws AppError `unavailable` when the server failed for more than half of it. */
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
 * Filings of the public index with their documents, in the order in which they
 * were changed. When a batch is asked for, the one before counts as loaded.
 * @throws AppError `unavailable` when the index does not answer, or when more
 * than half of a batch's documents fail: nothing is passed over then.
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

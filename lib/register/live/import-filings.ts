import 'server-only';
import type { RequestLimits } from '@/lib/integrations/http';
import { type FilingsResult, type LoadInput, loadFilings } from '../filings/load';
import { type Listed, liveFilings } from './filings';
import { missingDocuments } from './missing-documents';
import { withoutStored } from './stored-filings';
import { beginningBefore, findCompleteTo } from './watermark';

export type ImportLiveFilingsOptions = RequestLimits & {
  /** Begins here, ISO 8601, instead of where the last update ended. */
  since?: string;
  /** How far back the first update goes; the index has millions of filings. */
  days?: number;
  /** Only these companies, eight digits each; the next update is not told of it. */
  companies?: readonly string[];
  /** Filings a batch at most. */
  size?: number;
  /** Told of every entry and document that is not used, with its address. */
  onRefused?: (place: string, reason: string) => void;
  /** After each batch: filings that are loaded, and those that follow. */
  onProgress?: (filings: number, left: number) => void;
};

/** Sums over all batches. */
export type LiveFilingsResult = Omit<FilingsResult, 'loadId'> & {
  /** Documents that could not be fetched; the next updates ask for them again. */
  unfetched: number;
  /** Documents of earlier filings that could be fetched now. */
  caughtUp: number;
  /** Everything published before is loaded, ISO 8601; null when there was nothing. */
  completeTo: string | null;
};

const nothing = (): LiveFilingsResult => ({
  loaded: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  filings: 0,
  statements: 0,
  withoutDocument: 0,
  flagged: 0,
  repeated: 0,
  unknownCompanies: 0,
  refusedByReason: {},
  unfetched: 0,
  caughtUp: 0,
  completeTo: null,
});

function addTo(sums: LiveFilingsResult, { loadId: _loadId, ...counts }: FilingsResult): void {
  const { refusedByReason, ...numbers } = counts;
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) sums[name] += counts[name];
  for (const [reason, count] of Object.entries(refusedByReason)) {
    sums.refusedByReason[reason] = (sums.refusedByReason[reason] ?? 0) + count;
  }
}

const dayMs = 24 * 60 * 60 * 1000;

async function* each(inputs: readonly LoadInput[]): AsyncGenerator<LoadInput> {
  yield* inputs;
}

/** A reading that leaves filings out must not become the beginning of the next. */
const leavesNoGap = ({ since, companies }: ImportLiveFilingsOptions, last: string | null) =>
  !companies && (since === undefined || last === null || Date.parse(since) <= Date.parse(last));

/** Goes on behind `last`, and takes of what lies before it only what came late. */
const behind = (last: string) => ({
  since: beginningBefore(last, 'FILINGS'),
  choose: async (listed: Listed) => {
    const passed = listed.filter(({ changedAt }) => changedAt <= last);
    return [...(await withoutStored(passed)), ...listed.slice(passed.length)];
  },
});

/**
 * Loads the filings that the public index has got since the last update, with
 * their documents, batch by batch: stopped at any point, the next call goes on
 * behind the last batch.
 * @throws AppError `unavailable` when the index or the server of the documents
 * fails for good, `conflict` while another load runs; batches before stay.
 */
export async function importLiveFilings(
  options: ImportLiveFilingsOptions = {},
): Promise<LiveFilingsResult> {
  const { since, days = 780, companies, size, onRefused, onProgress, ...limits } = options;
  const result = nothing();
  const load = async (inputs: readonly LoadInput[], completeTo: string | null) => {
    addTo(result, await loadFilings(each(inputs), { source: 'FILINGS', completeTo, onRefused }));
  };
  for await (const found of missingDocuments(limits)) {
    await load(found, null);
    result.caughtUp += found.length;
  }
  const last = await findCompleteTo('FILINGS');
  const first = () => ({ since: since ?? new Date(Date.now() - days * dayMs).toISOString() });
  const reading = since === undefined && last !== null ? behind(last) : first();
  const follows = leavesNoGap(options, last);
  for await (const found of liveFilings({ ...limits, ...reading, companies, size })) {
    // What is read again does not set back where the next update begins.
    const again = 'choose' in reading && last !== null && found.completeTo <= last;
    const completeTo = again ? last : found.completeTo;
    if (found.batch.length > 0 || !again) await load(found.batch, follows ? completeTo : null);
    result.unfetched += found.unfetched;
    result.completeTo = completeTo;
    onProgress?.(result.filings, found.left);
  }
  return result;
}

import 'server-only';
import { keysOf } from '@/lib/entries';
import type { RequestLimits } from '@/lib/integrations/http';
import { DAY_MS } from '@/lib/milliseconds';
import { type FilingsResult, type LoadInput, loadFilings } from '../filings/load';
import { type Listed, liveFilings } from './filings';
import { missingDocuments } from './missing-documents';
import { withoutStored } from './stored-filings';
import { beginningBefore, findCompleteTo } from './watermark';

export type ImportLiveFilingsOptions = RequestLimits & {
  /** Start time, ISO 8601, instead of the end of the last update. */
  since?: string;
  /** How far back the first update goes; the index has millions of filings. */
  days?: number;
  /** Only these companies, eight digits each; does not affect where the next update begins. */
  companies?: readonly string[];
  /** Maximum number of filings per batch. */
  size?: number;
  /** Called for every entry and document that is refused, with its address. */
  onRefused?: (place: string, reason: string) => void;
  /** Called after each batch with the number of filings loaded and remaining. */
  onProgress?: (filings: number, left: number) => void;
};

/** Totals of all batches. */
type LiveFilingsResult = Omit<FilingsResult, 'loadId'> & {
  /** Documents that could not be fetched; later updates request them again. */
  unfetched: number;
  /** Documents of earlier filings that were fetched this time. */
  caughtUp: number;
  /** Everything published up to this time is loaded, ISO 8601; null if there was nothing. */
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
  for (const name of keysOf(numbers)) sums[name] += counts[name];
  for (const [reason, count] of Object.entries(refusedByReason)) {
    sums.refusedByReason[reason] = (sums.refusedByReason[reason] ?? 0) + count;
  }
}

async function* each(inputs: readonly LoadInput[]): AsyncGenerator<LoadInput> {
  yield* inputs;
}

/** Whether the next update may continue from this one: not if it leaves filings out. */
const leavesNoGap = ({ since, companies }: ImportLiveFilingsOptions, last: string | null) =>
  !companies && (since === undefined || last === null || Date.parse(since) <= Date.parse(last));

/**
 * Continues after `last`; of the filings before it, only those that became visible late are taken.
 */
const behind = (last: string) => ({
  since: beginningBefore(last, 'FILINGS'),
  choose: async (listed: Listed) => {
    const passed = listed.filter(({ changedAt }) => changedAt <= last);
    return [...(await withoutStored(passed)), ...listed.slice(passed.length)];
  },
});

/**
 * Loads the filings added to the public index since the last update, with their documents, batch by
 * batch. If interrupted, the next call continues after the last batch.
 * @throws AppError `unavailable` if the index or the document server fails for good, `conflict`
 *   while another load runs; earlier batches are kept.
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
  const first = () => ({ since: since ?? new Date(Date.now() - days * DAY_MS).toISOString() });
  const reading = since === undefined && last !== null ? behind(last) : first();
  const follows = leavesNoGap(options, last);
  for await (const found of liveFilings({ ...limits, ...reading, companies, size })) {
    // Filings that are read again must not move the start of the next update back.
    const again = 'choose' in reading && last !== null && found.completeTo <= last;
    const completeTo = again ? last : found.completeTo;
    if (found.batch.length > 0 || !again) await load(found.batch, follows ? completeTo : null);
    result.unfetched += found.unfetched;
    result.completeTo = completeTo;
    onProgress?.(result.filings, found.left);
  }
  return result;
}

import 'server-only';
import { keysOf } from '@/lib/entries';
import type { RequestLimits } from '@/lib/integrations/http';
import { DAY_MS } from '@/lib/milliseconds';
import { type FilingsResult, loadFilings } from '../filings/load';
import { type Listed, liveFilings } from './filings';
import { missingDocuments } from './missing-documents';
import { type Batch, type PortionLimits, portionsOf } from './portions';
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
  /** Number of filings after which a load ends, 20,000 by default; at the end of a batch. */
  loadSize?: number;
  /** Called for every entry and document that is refused, with its address. */
  onRefused?: (place: string, reason: string) => void;
  /** Called after each batch with the number of filings read and remaining. */
  onProgress?: (filings: number, left: number) => void;
};

/** Totals of all loads. */
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
  faults: 0,
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

/** Filings that are loaded together, with what is known once they are. */
type ReadBatch = Batch & {
  /** Where the next update may begin, ISO 8601; null if it may not begin behind this batch. */
  completeTo: string | null;
  /** Number of filings that follow; null if it is unknown. */
  left: number | null;
};

/** Each load rewrites the search index, and one that is interrupted is read again. */
const portionLimits: PortionLimits = { most: 20_000, milliseconds: 10 * 60_000 };

/** Everything to load, in order; counts in `result` what only reading tells. */
async function* readBatches(
  { since, days = 780, companies, size, ...limits }: ImportLiveFilingsOptions,
  result: LiveFilingsResult,
): AsyncGenerator<ReadBatch> {
  for await (const found of missingDocuments(limits)) {
    result.caughtUp += found.length;
    yield { inputs: found, completeTo: null, left: null };
  }
  const last = await findCompleteTo('FILINGS');
  const first = () => ({ since: since ?? new Date(Date.now() - days * DAY_MS).toISOString() });
  const reading = since === undefined && last !== null ? behind(last) : first();
  const follows = leavesNoGap({ since, companies }, last);
  for await (const found of liveFilings({ ...limits, ...reading, companies, size })) {
    // Filings that are read again must not move the start of the next update back.
    const again = 'choose' in reading && last !== null && found.completeTo <= last;
    const completeTo = again ? last : found.completeTo;
    result.unfetched += found.unfetched;
    result.completeTo = completeTo;
    if (again && found.batch.length === 0) continue;
    yield { inputs: found.batch, completeTo: follows ? completeTo : null, left: found.left };
  }
}

/**
 * Loads the filings added to the public index since the last update, with their documents. One load
 * takes many batches, as many as `loadSize` and ten minutes allow. If interrupted, the next call
 * continues after the last load.
 * @throws AppError `unavailable` if the index or the document server fails for good: what was read
 *   before is loaded; `conflict` while another load runs.
 */
export async function importLiveFilings(
  options: ImportLiveFilingsOptions = {},
): Promise<LiveFilingsResult> {
  const { loadSize = portionLimits.most, onRefused, onProgress, ...reading } = options;
  const result = nothing();
  const batches = readBatches(reading, result);
  let read = 0;
  for await (const portion of portionsOf(batches, { ...portionLimits, most: loadSize })) {
    let completeTo: string | null = null;
    const inputs = async function* () {
      for await (const batch of portion) {
        yield* batch.inputs;
        read += batch.inputs.length;
        completeTo = batch.completeTo ?? completeTo;
        if (batch.left !== null) onProgress?.(read, batch.left);
      }
    };
    const load = { source: 'FILINGS', completeTo: () => completeTo, onRefused } as const;
    addTo(result, await loadFilings(inputs(), load));
  }
  return result;
}

import 'server-only';
import type { Client } from 'pg';
import { danishDay } from '@/lib/danish-day';
import { log } from '@/lib/log';
import { refreshReportWords } from '@/lib/passages/report-words';
import { refreshPeers } from '@/lib/peers/refresh';
import { beginLoad, failLoad, finishLoad, withLoadLock } from '@/lib/register/load/run';
import { refreshSavedFacts } from '@/lib/saved/facts';
import { tellAfterLoad } from '@/lib/saved/tell-changes';
import { beginChanges } from '@/lib/search-index/changed';
import { refreshIndex } from '@/lib/search-index/refresh';
import type { LoadSource } from '@/prisma/client/enums';
import { deriveAccounts, noteTouched } from './effective';
import { mergeFilings } from './merge';
import { makePlan } from './plan';
import type { Prepared } from './prepare';
import { type LoadInput, type PrepareOptions, prepareAll } from './prepare-all';
import { type FilingsResult, FilingsTally } from './result';
import { FilingStage } from './stage';

type FilingsLoadOptions = PrepareOptions & {
  source: LoadSource;
  /** Called for every refused document, including those that the source itself refused. */
  onRefused?: (place: string, reason: string) => void;
  onProgress?: (filings: number) => void;
  /**
   * For live sources: everything published up to this time is in the load, ISO 8601; null if that
   * is not known. Asked when all inputs have been read.
   */
  completeTo?: () => string | null;
  /** Runs everything and then rolls back. */
  dryRun?: boolean;
};

/** The tables written by a load of filings. */
const tables = 'filings, accounting_periods, companies';
const analyzeFrom = 1_000;
/** A fault that every report has must not fill the disk. */
const mostLogged = 100;

function logFault({ place, fault }: Prepared, { faults }: FilingsTally): void {
  if (fault === null || faults > mostLogged) return;
  log.error({ err: fault, place }, 'A report could not be read because of a fault of ours.');
}

async function stageAll(
  client: Client,
  inputs: AsyncIterable<LoadInput>,
  options: FilingsLoadOptions,
): Promise<FilingsTally> {
  const stage = new FilingStage(client);
  const tally = new FilingsTally();
  await stage.create();
  for await (const prepared of prepareAll(inputs, options)) {
    tally.add(prepared);
    logFault(prepared, tally);
    if (prepared.refused !== null) options.onRefused?.(prepared.place, prepared.refused);
    await stage.add(prepared);
    options.onProgress?.(tally.filings);
  }
  await stage.finish();
  return tally;
}

/** Runs in a single transaction: the previous data is served until it commits. */
async function merge(
  client: Client,
  tally: FilingsTally,
  { loadId, completeTo }: { loadId: number; completeTo: string | null },
): Promise<FilingsResult> {
  await beginChanges(client);
  const { repeated, ...counts } = await makePlan(client);
  let unknownCompanies = 0;
  if (counts.loaded + counts.updated > 0) {
    await noteTouched(client);
    unknownCompanies = await mergeFilings(client);
    await deriveAccounts(client, { loadId, seenOn: danishDay() });
    await refreshIndex(client);
    await refreshReportWords(client, 'SELECT company_key FROM filing_touched');
    await refreshPeers(client, 'SELECT company_key FROM filing_touched');
    await refreshSavedFacts(client, 'SELECT company_key FROM filing_touched');
  }
  const report = tally.report(repeated, unknownCompanies);
  const total = { ...counts, refused: tally.refusals.total };
  await finishLoad(client, loadId, total, { report, completeTo });
  return { loadId, ...total, ...report };
}

async function load(
  client: Client,
  inputs: AsyncIterable<LoadInput>,
  options: FilingsLoadOptions,
): Promise<FilingsResult> {
  const { source, completeTo, dryRun = false } = options;
  // A dry run does everything in one transaction and rolls it back at the end.
  if (dryRun) await client.query('BEGIN');
  const loadId = await beginLoad(client, { source, kind: 'DELTA', snapshotDate: null });
  try {
    const tally = await stageAll(client, inputs, options);
    if (!dryRun) await client.query('BEGIN');
    const result = await merge(client, tally, { loadId, completeTo: completeTo?.() ?? null });
    await client.query(dryRun ? 'ROLLBACK' : 'COMMIT');
    if (!dryRun && result.loaded + result.updated > analyzeFrom) {
      await client.query(`ANALYZE ${tables}`);
    }
    if (!dryRun) await tellAfterLoad(client);
    return result;
  } catch (error) {
    // Best effort: after a lost connection, the next load marks this one as failed.
    await client.query('ROLLBACK').catch(() => {});
    if (!dryRun) await failLoad(client, loadId, error).catch(() => {});
    throw error;
  }
}

/**
 * Loads filings and the statements in their documents: read in threads, staged next to the serving
 * data, and merged in one transaction. The result does not depend on the order of the filings, and
 * loading the same data again writes nothing but the row of the load. An unreadable document is
 * reported and counted, but its entry is still stored; so is one on which we fail ourselves, which is
 * logged and counted in `faults`. Memory use does not depend on the number of filings.
 * @throws AppError `conflict` while another load runs.
 */
export function loadFilings(
  inputs: AsyncIterable<LoadInput>,
  options: FilingsLoadOptions,
): Promise<FilingsResult> {
  return withLoadLock((client) => load(client, inputs, options));
}

export type { FilingRefusal, LoadInput } from './prepare-all';
export type { FilingsResult } from './result';

import 'server-only';
import { setImmediate } from 'node:timers/promises';
import type { Client } from 'pg';
import { AppError } from '@/lib/errors';
import type { LoadKind, LoadSource } from '@/prisma/client/enums';
import type { CompanyRecord, UnitRecord } from '../record';
import { readReference, storeReference } from '../reference';
import { withoutIndexes } from './bulk';
import { UnknownCodes } from './codes';
import { StageWriter } from './copy';
import { type MergeCounts, mergeCompanies } from './merge';
import { companyRows, unitRow } from './rows';
import { beginLoad, failLoad, finishLoad, withLoadLock } from './run';
import { deleteMissing } from './swap';
import { createStageSql, tableNames } from './tables';
import { mergeUnits, orphans } from './units';

/** A production unit that came as a document of its own; `origin` is where it stood. */
export type UnitEntry = { companyKey: string; unit: UnitRecord; origin: string };
export type LoadEntry = CompanyRecord | UnitEntry;

export type LoadOptions = {
  source: LoadSource;
  kind: LoadKind;
  /** The day the data describes, `yyyy-mm-dd`. */
  snapshotDate: string | null;
  /** Asked when all entries are read: how many the source itself refused. */
  refused?: () => number;
  /** A unit whose company is unknown, with the place it came from. */
  onRefused?: (origin: string, reason: string) => void;
  onProgress?: (entries: number) => void;
};

export type LoadResult = MergeCounts & { loadId: number; refused: number; deleted: number };

type Staged = { entries: number; companies: number; codes: UnknownCodes };

/** After so many milliseconds the event loop turns, so that rows leave while others are made. */
const turnAfter = 3;

async function stage(
  client: Client,
  entries: Iterable<LoadEntry> | AsyncIterable<LoadEntry>,
  { snapshotDate, onProgress }: LoadOptions,
): Promise<Staged> {
  for (const table of tableNames) await client.query(createStageSql(table));
  const reference = readReference();
  const context = { reference, day: snapshotDate ?? new Date().toISOString().slice(0, 10) };
  const codes = new UnknownCodes(reference);
  const writer = new StageWriter(client);
  let seq = 0;
  let companies = 0;
  let turned = performance.now();
  try {
    for await (const entry of entries) {
      seq += 1;
      if ('unit' in entry) {
        codes.unit(entry.unit);
        const row = unitRow(entry.companyKey, entry.unit, entry.origin);
        writer.add('production_units', seq, [row]);
      } else {
        companies += 1;
        codes.company(entry);
        for (const [table, rows] of companyRows(entry, context)) writer.add(table, seq, rows);
      }
      if (writer.full) await writer.send();
      onProgress?.(seq);
      if (performance.now() - turned > turnAfter) {
        await setImmediate();
        turned = performance.now();
      }
    }
    await writer.finish();
  } finally {
    await writer.settle();
  }
  return { entries: seq, companies, codes };
}

async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM companies LIMIT 1');
  return rows.length === 0;
}

/** The one transaction: the former data serves until it commits, or for good. */
async function merge(client: Client, staged: Staged, loadId: number, options: LoadOptions) {
  const empty = await isEmpty(client);
  await staged.codes.store(client);
  const work = () => mergeCompanies(client, options.kind);
  const counts = empty ? await withoutIndexes(client, work) : await work();
  const units = await mergeUnits(client);
  let orphaned = 0;
  for await (const { origin, pNumber, companyKey } of orphans(client)) {
    orphaned += 1;
    options.onRefused?.(origin, `unit ${pNumber}: company ${companyKey} is not in the register`);
  }
  const deleted = options.kind === 'FULL' ? await deleteMissing(client, options.source) : 0;
  const separate = staged.entries - staged.companies;
  const result: LoadResult = {
    loadId,
    loaded: counts.loaded + units.loaded,
    updated: counts.updated + units.updated,
    unchanged: counts.unchanged + separate - orphaned - units.loaded - units.updated,
    repeated: counts.repeated,
    refused: (options.refused?.() ?? 0) + orphaned,
    deleted,
  };
  await finishLoad(client, loadId, result, {
    repeated: result.repeated,
    deleted,
    unknownCodes: staged.codes.report(),
  });
  return result;
}

async function load(
  client: Client,
  entries: Iterable<LoadEntry> | AsyncIterable<LoadEntry>,
  options: LoadOptions,
): Promise<LoadResult> {
  await storeReference(client);
  const loadId = await beginLoad(client, options);
  try {
    const staged = await stage(client, entries, options);
    if (options.kind === 'FULL' && staged.companies === 0) {
      throw new AppError('invalid_input', 'The source has no companies; nothing was replaced.');
    }
    await client.query('BEGIN');
    const result = await merge(client, staged, loadId, options);
    await client.query('COMMIT');
    if (result.loaded + result.updated + result.deleted > 1_000) {
      await client.query(`ANALYZE ${tableNames.join(', ')}`);
    }
    return result;
  } catch (error) {
    // Best effort: on a lost connection the next load marks this one.
    await client.query('ROLLBACK').catch(() => {});
    await failLoad(client, loadId, error).catch(() => {});
    throw error;
  }
}

/**
 * Loads companies, and units that come by themselves, into the register: staged
 * beside the serving data, then merged in one transaction. Loading the same
 * again writes nothing. Memory does not grow with the number of entries.
 * @throws AppError `conflict` while another load runs.
 */
export function loadCompanies(
  entries: Iterable<LoadEntry> | AsyncIterable<LoadEntry>,
  options: LoadOptions,
): Promise<LoadResult> {
  return withLoadLock((client) => load(client, entries, options));
}

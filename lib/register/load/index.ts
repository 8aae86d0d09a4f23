import 'server-only';
import type { Client } from 'pg';
import { danishDay } from '@/lib/danish-day';
import { tellAfterLoad } from '@/lib/saved/tell-changes';
import { readReference, storeReference } from '../reference';
import { loadBeside } from './beside';
import { inlineBatches } from './inline';
import type { BatchSource } from './intake';
import { beginLoad, failLoad, withLoadLock } from './run';
import { loadStaged } from './staged';
import type { LoadEntry, LoadOptions, LoadResult } from './types';

async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM companies LIMIT 1');
  return rows.length === 0;
}

async function load(
  client: Client,
  source: BatchSource,
  options: LoadOptions,
): Promise<LoadResult> {
  // A dry run does everything in one transaction and rolls it back at the end.
  if (options.dryRun) await client.query('BEGIN');
  await storeReference(client);
  const loadId = await beginLoad(client, options);
  try {
    const beside = options.kind === 'FULL' || (await isEmpty(client));
    const context = { ...options, loadId, seenOn: dayOf(options) };
    const result = await (beside ? loadBeside : loadStaged)(client, source, context);
    if (!options.dryRun) await tellAfterLoad(client);
    return result;
  } catch (error) {
    // Best effort: after a lost connection, the next load marks this one as failed.
    await client.query('ROLLBACK').catch(() => {});
    if (!options.dryRun) await failLoad(client, loadId, error).catch(() => {});
    throw error;
  }
}

export const dayOf = ({ snapshotDate }: Pick<LoadOptions, 'snapshotDate'>) =>
  snapshotDate ?? danishDay();

/** Loads from a source of batches; see loadCompanies. */
export function loadBatches(source: BatchSource, options: LoadOptions): Promise<LoadResult> {
  return withLoadLock((client) => load(client, source, options)).finally(source.close);
}

/**
 * Loads companies and separately published units into the register. A full load builds new tables
 * next to the serving ones and swaps them in; a delta is staged and merged. Both become visible in
 * one transaction, and loading the same data again changes nothing. Memory use does not depend on
 * the number of entries.
 * @throws AppError `conflict` while another load runs, `invalid_input` if a full load has no
 *   companies.
 */
export function loadCompanies(
  entries: Iterable<LoadEntry> | AsyncIterable<LoadEntry>,
  options: LoadOptions,
): Promise<LoadResult> {
  const context = { reference: readReference(), day: dayOf(options) };
  return loadBatches(inlineBatches(entries, context), options);
}

export type { LoadOptions, LoadResult, Refusal } from './types';

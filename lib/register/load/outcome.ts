import 'server-only';
import type { Client } from 'pg';
import type { Day } from '../record';
import { noteReturned } from './gone';
import type { Intake } from './intake';
import type { MergeCounts } from './merge';
import { finishLoad } from './run';
import type { LoadOptions, LoadReport, LoadResult } from './types';
import type { UnitCounts } from './units';

export type LoadContext = LoadOptions & { loadId: number; seenOn: Day };
type Outcome = { counts: MergeCounts; units: UnitCounts; deleted: number; keptMissing?: number };

/**
 * Marks the load as done and ends its transaction, so that the new data and the row describing it
 * become visible together.
 */
export async function finish(
  client: Client,
  { loadId, dryRun }: LoadContext,
  intake: Intake,
  { counts, units, deleted, keptMissing = 0 }: Outcome,
): Promise<LoadResult> {
  const total = {
    loaded: counts.loaded + units.loaded,
    updated: counts.updated + units.updated,
    unchanged: counts.unchanged + intake.units - units.loaded - units.updated,
    refused: intake.refusals.total,
  };
  const report: LoadReport = {
    repeated: counts.repeated,
    deleted,
    keptMissing,
    unknownCompanies: units.unknownCompanies,
    unplaced: intake.unplaced,
    refusedByReason: intake.refusals.byReason,
    ignored: intake.ignored,
    unknownCodes: intake.codes.report(),
  };
  await noteReturned(client, loadId);
  await finishLoad(client, loadId, total, { report });
  await client.query(dryRun ? 'ROLLBACK' : 'COMMIT');
  return { loadId, ...total, ...report };
}

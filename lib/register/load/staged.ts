import 'server-only';
import type { Client } from 'pg';
import { refreshReportWords } from '@/lib/passages/report-words';
import { refreshPeers } from '@/lib/peers/refresh';
import { refreshSavedFacts } from '@/lib/saved/facts';
import { beginChanges, changedCompanies } from '@/lib/search-index/changed';
import { refreshIndex } from '@/lib/search-index/refresh';
import { applyAddressPoints } from '../addresses';
import { copyRows } from './copy';
import { type BatchSource, batchesInOrder, Intake } from './intake';
import { createStage, mergeCompanies } from './merge';
import { finish, type LoadContext } from './outcome';
import { recountHolders } from './people';
import {
  createSeparateUnitsSql,
  createWithdrawnSql,
  type StreamName,
  separateUnitsColumns,
  stageColumns,
  tableNames,
} from './tables';
import type { Batch, LoadResult } from './types';
import { mergeUnits } from './units';
import { withdrawCompanies, withdrawUnits } from './withdraw';

const analyzeFrom = 1_000;

function stageTarget(stream: StreamName): string {
  if (stream === 'withdrawn') return stream;
  if (stream === 'separate_units') return `separate_units (${separateUnitsColumns.join(', ')})`;
  return `stage_${stream} (${stageColumns(stream).join(', ')})`;
}

/** Sends the rows of a batch made in `staged` mode. */
export async function stageBatch(client: Client, { rows }: Batch): Promise<void> {
  for (const [stream, bytes] of Object.entries(rows)) {
    await copyRows(client, stageTarget(stream as StreamName), bytes);
  }
}

/** A delta: staged in temporary tables, then merged in one transaction. */
export async function loadStaged(
  client: Client,
  source: BatchSource,
  context: LoadContext,
): Promise<LoadResult> {
  const intake = new Intake(context);
  await createStage(client);
  await client.query(createSeparateUnitsSql);
  await client.query(createWithdrawnSql);
  let sending: Promise<void> = Promise.resolve();
  try {
    for await (const { batch } of batchesInOrder(source, 'staged')) {
      intake.add(batch);
      await sending;
      sending = stageBatch(client, batch);
      sending.catch(() => {});
    }
  } finally {
    await sending;
  }
  if (!context.dryRun) await client.query('BEGIN');
  await beginChanges(client);
  await intake.codes.store(client);
  await applyAddressPoints(client, { companies: 'stage_companies', units: 'separate_units' });
  const counts = await mergeCompanies(client, context);
  const deleted = await withdrawCompanies(client, context.loadId);
  await withdrawUnits(client);
  const units = await mergeUnits(client);
  await refreshIndex(client);
  await refreshReportWords(client, `SELECT key FROM ${changedCompanies}`);
  await refreshPeers(client, `SELECT key FROM ${changedCompanies}`);
  await recountHolders(client);
  await refreshSavedFacts(client, `SELECT key FROM ${changedCompanies}`);
  const result = await finish(client, context, intake, { counts, units, deleted });
  if (counts.loaded + counts.updated > analyzeFrom && !context.dryRun) {
    await client.query(`ANALYZE ${tableNames.join(', ')}`);
  }
  return result;
}

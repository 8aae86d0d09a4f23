import 'server-only';
import type { Client } from 'pg';
import type { MapContext } from '../cvr';
import { companyKey } from '../cvr/company';
import { pNumberOf } from '../cvr/unit';
import { makeBatch } from '../load/batch';
import type { BatchMaker, LoadEntry, Refusal } from '../load/types';
import { readReference } from '../reference';
import { entityNames } from './entities';
import type { SourceFiles } from './files';
import { createTables, type Joined, joinedRows, linkRows } from './join';
import { mapRows } from './map';
import { type StageOptions, stageFile } from './stage';

export type RowCounts = {
  /** Rows that the register itself had replaced by newer ones. */
  replacedRows: number;
  /** Duplicate rows for the same period, of which only the last one entered was used. */
  repeatedRows: number;
};

type MakerOptions = Pick<StageOptions, 'onRows'> & { counts: RowCounts };

/** Sorting millions of rows on disk is faster in larger runs. */
const settings = `
  SET work_mem = '64MB';
  SET temp_buffers = '64MB';
  SET client_connection_check_interval = '500ms'`;

async function stageAll(client: Client, files: SourceFiles, { counts, onRows }: MakerOptions) {
  const refused: Refusal[] = [];
  await client.query(settings);
  await createTables(client);
  for (const entity of entityNames) {
    const file = files.byEntity.get(entity);
    if (!file) continue;
    const onRefused = (refusal: Refusal) => refused.push(refusal);
    const { replaced } = await stageFile(client, entity, file, { onRefused, onRows });
    counts.replacedRows += replaced;
  }
  await linkRows(client, files.day);
  return refused;
}

function mapAll(joined: Joined[], files: SourceFiles, context: MapContext) {
  const entries: LoadEntry[] = [];
  const refused: Refusal[] = [];
  const ignored: Record<string, number> = {};
  for (const item of joined) {
    const { entity, number, mapped } = mapRows(item, context);
    if ('company' in mapped) entries.push(mapped.company);
    else if ('unit' in mapped || 'withdrawn' in mapped) entries.push(mapped);
    else if ('ignored' in mapped) ignored[mapped.ignored] = (ignored[mapped.ignored] ?? 0) + 1;
    else {
      const place = `${files.byEntity.get(entity)}, row ${number}`;
      const cvr = Number(item.rows.Virksomhed.at(-1)?.cells.CVRNummer ?? Number.NaN);
      const unit = Number(item.rows.Produktionsenhed.at(-1)?.cells.pNummer ?? Number.NaN);
      const subject = { companyKey: companyKey(cvr), pNumber: pNumberOf(unit) };
      refused.push({ place, reason: mapped.reason, ...subject });
    }
  }
  return { entries, aside: { refused, ignored } };
}

/**
 * Batches of companies and units, joined from the files by the database. Rows are staged in
 * temporary tables of `client` and read by owner, so that only a few hundred owners are in memory
 * at a time.
 */
export async function* makersOf(
  client: Client,
  files: SourceFiles,
  options: MakerOptions,
): AsyncGenerator<BatchMaker> {
  const context = { reference: readReference(), day: files.day };
  const refused = await stageAll(client, files, options);
  const refusedOwners = new Set(refused.map(({ registerId }) => registerId));
  let number = 0;
  if (refused.length > 0) {
    const aside = { refused, ignored: {} };
    yield (mode) => makeBatch([], { number: 0, mode, aside }, context);
  }
  for await (const joined of joinedRows(client)) {
    for (const { repeated } of joined) options.counts.repeatedRows += repeated;
    // If a company's row was refused, its other rows may describe an outdated state.
    const readable = joined.filter(({ owner }) => !refusedOwners.has(owner));
    const { entries, aside } = mapAll(readable, files, context);
    number += 1;
    const batch = number;
    yield (mode) => makeBatch(entries, { number: batch, mode, aside }, context);
  }
}

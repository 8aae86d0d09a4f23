import 'server-only';
import { hash } from 'node:crypto';
import type { CompanyRecord, WithdrawalRecord } from '../record';
import type { RowContext } from './cells';
import { UnknownCodes } from './codes';
import { encodeRow } from './copy';
import { RowBuffer } from './row-buffer';
import { companyRows, unitRow } from './rows';
import { type StreamName, streamNames, type TableName } from './tables';
import type { Batch, LoadEntry, Mode, Refusal } from './types';

/** Upper limit of the entries in one batch; batches are numbered in reading order. */
const entriesPerBatch = 1_000_000;

const flags = ({ units, accounts }: CompanyRecord) =>
  encodeRow([units !== null, accounts !== null]);

/** Refusals and ignored documents met while making a batch. */
export type Aside = { refused: Refusal[]; ignored: Record<string, number> };
export const nothingAside = (): Aside => ({ refused: [], ignored: {} });

export function countIgnored({ ignored }: Aside, kind: string): void {
  ignored[kind] = (ignored[kind] ?? 0) + 1;
}

/** Separates tables in the digest's input; no row contains it. */
const boundary = '\f';

class BatchWriter {
  readonly #buffers = new Map<StreamName, RowBuffer>(
    streamNames.map((stream) => [stream, new RowBuffer()]),
  );
  readonly #scratch = new RowBuffer();

  constructor(private readonly mode: Mode) {}

  /**
   * The digest is computed from the encoded rows, so it changes with everything that would change
   * in the database, be it the source, the mapping or the reference data.
   */
  company(record: CompanyRecord, seq: number, context: RowContext): void {
    const { company, children } = companyRows(record, context);
    const scratch = this.#scratch;
    scratch.clear();
    for (const [table, rows] of children) {
      const from = scratch.length;
      if (rows.length > 0) scratch.add(`${rows.join('\n')}\n`);
      this.#children(table, rows, scratch.view(from), seq);
      scratch.add(boundary);
    }
    scratch.add(`${flags(record)}${boundary}${company}`);
    const digest = hash('sha1', scratch.view(), 'base64');
    const before = this.mode === 'staged' ? `${seq}\t${flags(record)}\t` : '';
    this.#buffers.get('companies')?.add(`${before}${company}\t${digest}\n`);
  }

  separateUnit(row: string, seq: number): void {
    this.#buffers.get('separate_units')?.add(`${seq}\t${row}\n`);
  }

  withdrawn({ companyKey, pNumber, updatedAt }: WithdrawalRecord, seq: number): void {
    const row = encodeRow([seq, companyKey, pNumber, updatedAt]);
    this.#buffers.get('withdrawn')?.add(`${row}\n`);
  }

  rows(): Batch['rows'] {
    const rows: Batch['rows'] = {};
    for (const [stream, buffer] of this.#buffers) {
      const taken = buffer.take();
      if (taken) rows[stream] = taken;
    }
    return rows;
  }

  #children(table: TableName, rows: readonly string[], bytes: Uint8Array, seq: number): void {
    const buffer = this.#buffers.get(table);
    if (this.mode === 'beside') buffer?.addBytes(bytes);
    else for (const row of rows) buffer?.add(`${seq}\t${row}\n`);
  }
}

/**
 * Turns entries into COPY rows. `number` is the batch's position in reading order: if a company
 * occurs twice with the same update time, the later one wins.
 */
export function makeBatch(
  entries: Iterable<LoadEntry>,
  { number, mode, aside }: { number: number; mode: Mode; aside: Aside },
  context: RowContext,
): Batch {
  const writer = new BatchWriter(mode);
  const codes = new UnknownCodes(context.reference);
  const keys: number[] = [];
  const counts = { entries: 0, units: 0, unplaced: 0 };
  for (const entry of entries) {
    const seq = number * entriesPerBatch + counts.entries;
    counts.entries += 1;
    if ('unit' in entry) {
      counts.units += 1;
      codes.unit(entry.unit);
      writer.separateUnit(unitRow(entry.companyKey, entry.unit), seq);
    } else if ('withdrawn' in entry) {
      countIgnored(aside, 'registered by mistake');
      writer.withdrawn(entry.withdrawn, seq);
    } else {
      keys.push(Number(entry.key));
      if (entry.latitude === null) counts.unplaced += 1;
      codes.company(entry);
      writer.company(entry, seq, context);
    }
  }
  return {
    rows: writer.rows(),
    keys: Uint32Array.from(keys),
    ...counts,
    codes: codes.found(),
    ...aside,
  };
}

/** The buffers of a batch, to be transferred to another thread without copying. */
export const buffersOf = ({ rows, keys }: Batch): ArrayBuffer[] =>
  [...Object.values(rows), keys].flatMap(({ buffer }) =>
    buffer instanceof ArrayBuffer ? buffer : [],
  );

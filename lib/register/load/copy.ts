import 'server-only';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { stageColumns, type TableName, tableNames } from './tables';

export type Cell = string | number | boolean | null | undefined;

/** Sent to PostgreSQL when this many bytes have gathered. */
const batchBytes = 4_000_000;

/** What COPY needs escaped, and NUL, which PostgreSQL cannot store and which is left out. */
const special = /[\\\t\n\r\0]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function encode(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N';
  if (typeof cell === 'string') {
    if (!special.test(cell)) return cell;
    return cell.replace(/[\\\t\n\r\0]/g, (character) => escapes[character] ?? '');
  }
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '\\N';
  return cell ? 't' : 'f';
}

/** Cells as a line of COPY's text format, without the line end. */
export function encodeRow(cells: readonly Cell[]): string {
  let row = '';
  for (let index = 0; index < cells.length; index++) {
    row += index === 0 ? encode(cells[index]) : `\t${encode(cells[index])}`;
  }
  return row;
}

/**
 * Rows as bytes. Kept as strings they would outlive the young generation by the
 * hundred thousand, and the collector would cost more than the loading.
 */
class RowBuffer {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(text: string): number {
    const needed = this.#length + text.length * 3;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    const written = this.#bytes.write(text, this.#length);
    this.#length += written;
    return written;
  }

  take(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}

type Batch = Map<TableName, RowBuffer>;
const newBatch = (): Batch => new Map(tableNames.map((table) => [table, new RowBuffer()]));

async function copyBatch(client: Client, batch: Batch): Promise<void> {
  for (const [table, rows] of batch) {
    if (rows.length === 0) continue;
    const columns = stageColumns(table).join(', ');
    const stream = client.query(copyFrom(`COPY stage_${table} (${columns}) FROM STDIN`));
    stream.end(rows.take());
    await finished(stream);
  }
}

/**
 * Gathers rows and copies them into the staging tables. One batch is on its
 * way while the next one is made; memory holds no more than these two.
 */
export class StageWriter {
  #batch = newBatch();
  #bytes = 0;
  #sending: Promise<void> = Promise.resolve();

  constructor(private readonly client: Client) {}

  add(table: TableName, seq: number, rows: readonly string[]): void {
    for (const row of rows) this.#bytes += this.#batch.get(table)?.add(`${seq}\t${row}\n`) ?? 0;
  }

  /** Call between records: true when `send` is due. */
  get full(): boolean {
    return this.#bytes >= batchBytes;
  }

  /** Sends what has gathered as soon as the batch before it has arrived. */
  async send(): Promise<void> {
    await this.#sending;
    const batch = this.#batch;
    this.#batch = newBatch();
    this.#bytes = 0;
    this.#sending = copyBatch(this.client, batch);
    // The failure is met by the next wait; until then it must not end the process.
    this.#sending.catch(() => {});
  }

  async finish(): Promise<void> {
    await this.send();
    await this.#sending;
  }

  /** Waits until nothing is on its way, whether it arrived or not. */
  async settle(): Promise<void> {
    await this.#sending.catch(() => {});
  }
}

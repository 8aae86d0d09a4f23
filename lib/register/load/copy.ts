import 'server-only';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { stageColumns, type TableName, tableNames } from './tables';

export type Cell = string | number | boolean | null | undefined;

/** Sent to PostgreSQL when this many characters have gathered. */
const batchLength = 4_000_000;

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

async function copyBatch(client: Client, batch: Map<TableName, string>): Promise<void> {
  for (const table of tableNames) {
    const rows = batch.get(table);
    if (!rows) continue;
    const columns = stageColumns(table).join(', ');
    const stream = client.query(copyFrom(`COPY stage_${table} (${columns}) FROM STDIN`));
    stream.end(rows);
    await finished(stream);
  }
}

/**
 * Gathers rows and copies them into the staging tables. One batch is on its
 * way while the next one is made; memory holds no more than these two.
 */
export class StageWriter {
  #batch = new Map<TableName, string>();
  #length = 0;
  #sending: Promise<void> = Promise.resolve();

  constructor(private readonly client: Client) {}

  add(table: TableName, seq: number, row: string): void {
    this.#batch.set(table, `${this.#batch.get(table) ?? ''}${seq}\t${row}\n`);
    this.#length += row.length;
  }

  /** Call between records; waits only when a full batch meets an unsent one. */
  async drain(): Promise<void> {
    if (this.#length >= batchLength) await this.#send();
  }

  async finish(): Promise<void> {
    await this.#send();
    await this.#sending;
  }

  /** Waits until nothing is on its way, whether it arrived or not. */
  async settle(): Promise<void> {
    await this.#sending.catch(() => {});
  }

  async #send(): Promise<void> {
    await this.#sending;
    const batch = this.#batch;
    this.#batch = new Map();
    this.#length = 0;
    this.#sending = copyBatch(this.client, batch);
    // The failure is met by the next wait; until then it must not end the process.
    this.#sending.catch(() => {});
  }
}

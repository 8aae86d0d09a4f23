import 'server-only';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Cell = string | number | boolean | null | undefined;

/**
 * Characters that COPY needs escaped, and NUL, which PostgreSQL cannot store and which is removed.
 */
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

/** Encodes cells as a line of COPY's text format, without the newline. */
export function encodeRow(cells: readonly Cell[]): string {
  let row = '';
  for (let index = 0; index < cells.length; index++) {
    row += index === 0 ? encode(cells[index]) : `\t${encode(cells[index])}`;
  }
  return row;
}

/** Sends lines of COPY's text format; `target` is a table with its columns. */
export async function copyRows(
  client: Client,
  target: string,
  rows: Uint8Array,
  options = '',
): Promise<void> {
  const stream = client.query(copyFrom(`COPY ${target} FROM STDIN ${options}`));
  stream.end(rows);
  await finished(stream);
}

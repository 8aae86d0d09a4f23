import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { aboutText } from './about';
import { neutral } from './text';
import type { Cell, Table } from './types';

const BYTE_ORDER_MARK = '\ufeff';
/** Its first record says what the file is; all records have as many fields, so no reader stumbles. */
const ABOUT = 'About this file';

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = neutral(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const toRecord = (cells: readonly Cell[]) => `${cells.map(toField).join(';')}\r\n`;

async function* pieces({ columns, chunks, about, say }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toRecord([...columns.map(({ heading }) => heading), say(ABOUT)]);
  let said: string | null = aboutText(about(0));
  for await (const rows of chunks) {
    let text = '';
    for (const cells of rows) {
      text += toRecord([...cells, said]);
      said = null;
    }
    yield text;
  }
}

/** As Danish spreadsheets read it by a double click: UTF-8 with its mark, `;`, decimal comma. */
export async function writeCsv(path: string, table: Table): Promise<{ cutCells: number }> {
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(pieces(table)), out);
  return { cutCells: 0 };
}

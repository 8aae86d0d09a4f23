import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BYTE_ORDER_MARK, toRecord } from '@/lib/csv/record';
import { aboutText } from './about';
import { newFile } from './new-file';
import type { Table } from './types';

/**
 * The first record describes the file in an extra column; all records have the same number of
 * fields.
 */
const ABOUT = 'About this file';

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

/** Format that Danish spreadsheets open on double click: UTF-8 with BOM, `;`, decimal comma. */
export async function writeCsv(path: string, table: Table): Promise<{ cutCells: number }> {
  await pipeline(Readable.from(pieces(table)), await newFile(path));
  return { cutCells: 0 };
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BYTE_ORDER_MARK, toRecord } from '@/lib/csv/record';
import { aboutText } from './about';
import { newFile } from './new-file';
import type { Table } from './types';

/** Its first record says what the file is; all records have as many fields, so no reader stumbles. */
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

/** As Danish spreadsheets read it by a double click: UTF-8 with its mark, `;`, decimal comma. */
export async function writeCsv(path: string, table: Table): Promise<{ cutCells: number }> {
  await pipeline(Readable.from(pieces(table)), await newFile(path));
  return { cutCells: 0 };
}

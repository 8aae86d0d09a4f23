import type { ColumnsInput } from '../api-schemas';
import type { Columns } from '../columns';
import { IMPORT_MESSAGES, MAX_ROWS, SAMPLE_ROWS } from '../constants';
import { readColumns } from '../read-columns';
import { Refused } from '../refused';
import { type ReadRow, readRow } from '../rows';
import { divided } from './divided';
import { readTable } from './read-table';

export type ToRead = { bytes: Uint8Array; asked: ColumnsInput };

/** What a file says. */
export type ReadRows = {
  header: string[] | null;
  columns: Columns;
  /** The first rows, as they are. */
  sample: string[][];
  rows: ReadRow[];
};

/** What is wrong with it, and with which field of the form. */
export type Refusal = { refused: string; field: Refused['field'] };

async function readNow({ bytes, asked }: ToRead): Promise<ReadRows> {
  const table = await readTable(bytes);
  if (typeof table === 'string') throw new Refused(table, 'file');
  if (table.length === 0) throw new Refused(IMPORT_MESSAGES.empty, 'file');
  if (table.length > MAX_ROWS + 1) throw new Refused(IMPORT_MESSAGES.tooManyRows, 'file');
  const { header, columns, rows } = readColumns(divided(table), asked);
  // Without a header, the row that is allowed for it is one too many.
  if (rows.length > MAX_ROWS) throw new Refused(IMPORT_MESSAGES.tooManyRows, 'file');
  return {
    header,
    columns,
    sample: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells),
    rows: rows.map((row) => readRow(row, columns)),
  };
}

/** Reads a file, and what its rows say. Runs in a worker thread. */
export async function readRows(task: ToRead): Promise<ReadRows | Refusal> {
  try {
    return await readNow(task);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message, field: error.field };
    throw error;
  }
}

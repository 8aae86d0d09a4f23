import type { ColumnsInput } from './api-schemas';
import { type Columns, detectColumns, headerAt } from './columns';
import { IMPORT_MESSAGES } from './constants';
import { ROLES } from './header-words';
import type { TableRow } from './read/table';
import { Refused } from './refused';

type ReadColumns = { header: string[] | null; columns: Columns; rows: TableRow[] };

const refuse = (sentence: string) => new Refused(sentence, 'columns');

/**
 * Tells the header from the rows, and what the columns are for, unless it was said.
 * @throws Refused where there is nothing to look companies up by
 */
export function readColumns(table: readonly TableRow[], asked: ColumnsInput = {}): ReadColumns {
  const found = asked.header === false ? -1 : headerAt(table);
  const at = asked.header === true ? Math.max(found, 0) : found;
  const header = at === -1 ? null : (table[at]?.cells ?? []);
  const rows = table.slice(at + 1);
  if (rows.length === 0) throw new Refused(IMPORT_MESSAGES.empty, 'file');
  const width = Math.max(...table.map(({ cells }) => cells.length));
  const detected = detectColumns(header, rows);
  const columns = { ...detected };
  // What was said takes its column from another role that was only detected.
  for (const role of ROLES) {
    const at = asked[role];
    if (at === undefined) continue;
    if (at !== null && at >= width) throw refuse(IMPORT_MESSAGES.noSuchColumn);
    columns[role] = at;
    for (const other of ROLES) {
      if (other !== role && asked[other] === undefined && columns[other] === at)
        columns[other] = null;
    }
  }
  if (columns.cvr === null && columns.name === null) {
    throw refuse(
      asked.cvr === null || asked.name === null
        ? IMPORT_MESSAGES.oneColumn
        : IMPORT_MESSAGES.noColumn,
    );
  }
  return { header, columns, rows };
}

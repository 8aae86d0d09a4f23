import { headerAt, isSureNumber } from '../columns';
import { delimiterOf, readDelimited } from './delimited';
import type { TableRow } from './table';

/**
 * The cells of rows that have one each, as Danish spreadsheets show a file that commas divide; the
 * rows as they are where their texts are no such rows.
 */
export function divided(table: TableRow[]): TableRow[] {
  if (table.some(({ cells }) => cells.length > 1)) return table;
  const textOf = ({ cells: [cell = ''], whole = cell }: TableRow) => whole;
  const sign = delimiterOf(table.map(textOf).join('\n'));
  if (sign === null) return table;
  const rows = table.map((row) => {
    const [read] = readDelimited(textOf(row), sign);
    return { line: row.line, cells: read?.cells ?? row.cells };
  });
  // Names and addresses have commas too.
  const parts = rows.filter(({ cells }) => cells.length > 1);
  const isTable =
    parts.some(({ cells }) => cells.some(isSureNumber)) ||
    (rows[headerAt(rows)]?.cells.length ?? 0) > 1;
  return isTable ? rows : table;
}
